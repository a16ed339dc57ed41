import { type ReactNode, useContext, useMemo } from 'react';
import {
  CoreAdminUI,
  CustomRoutes,
  Resource,
  ResourceDefinitionContext,
  type ResourceDefinitionContextValue,
} from 'react-admin';
import { Route, useParams } from 'react-router-dom';
import { type ConsoleContextValue, useConsole } from '../kit/ConsoleContext';
import { Deferred } from '../kit/Deferred';
import { Waiting } from '../kit/Waiting';
import { lazyChunk } from '../lazyChunk';
import type { AnyShown } from '../schema/resource';
import { type Route as Page, pathOf, type RouteTable } from '../schema/routes';
import { menuIcon } from './frame/menuIcon';
import { HOME } from './home/openFigures';
import { NoPermission, NotFound } from './NotFound';
import { OwnPagesContext, type OwnPagesContextValue } from './ownPages/OwnPagesContext';
import { OWN } from './ownPages/own';
import { type Kind, pagesOf } from './ownPages/pagesOf';
import { Frame, Home, ResourceList, RoutePage } from './routes';

const DeclaredPage = lazyChunk(() => import('./ownPages/DeclaredPage'));
const HomePage = lazyChunk(() => import('./home/HomePage'));

/**
 * The console's pages in react-admin's terms: a `<Resource>` for each declaration, and `<CustomRoutes>` for the pages that have
 * addresses of their own.
 */
export function ConsolePages() {
  const { lists, parts } = useConsole();
  const { represent } = useContext(OwnPagesContext);
  // Elements that stay the same: with others, react-admin reads its routes anew.
  const { definitions, pages } = useMemo(
    () => declaredPages({ lists, parts }, represent),
    [lists, parts, represent],
  );
  return (
    <ResourceDefinitionContext value={definitions}>
      <CoreAdminUI
        layout={Frame}
        catchAll={NotFound}
        accessDenied={NoPermission}
        authenticationError={NoPermission}
        loading={Waiting}
        error={Uncaught}
        disableTelemetry
      >
        {pages}
      </CoreAdminUI>
    </ResourceDefinitionContext>
  );
}

/** Uncaught errors are the program's to show, which says so in the user's language. */
function Uncaught({ error }: { readonly error: Error }): ReactNode {
  throw error;
}

interface Declared extends Pick<ConsoleContextValue, 'lists'> {
  readonly parts: Pick<ConsoleContextValue['parts'], 'resources' | 'routes' | 'icons'>;
}

/** The children of react-admin's UI, and what it knows of each resource. */
export function declaredPages(declared: Declared, represent: OwnPagesContextValue['represent']) {
  const resources = resourcesOf(declared, represent);
  return {
    definitions: definitionsOf(resources),
    pages: [...resources, ...customRoutes(declared.parts.routes)],
  };
}

/** A `<Resource>` for each declaration, in the manifest's order. */
const resourcesOf = ({ lists, parts }: Declared, represent: OwnPagesContextValue['represent']) =>
  Object.keys(parts.resources).map((name) => (
    <Resource
      key={name}
      name={name}
      icon={menuIcon(parts.icons, '', `/${name}`)}
      recordRepresentation={(record: AnyShown) => represent(name, record)}
      {...viewsOf(name, lists, Object.values(parts.routes))}
    >
      <Route path="*" element={<NotFound />} />
    </Resource>
  ));

/**
 * A resource's list, and what leads from react-admin's addresses of its other views to the pages declared for them, unless
 * these addresses are pages of their own.
 */
function viewsOf(name: string, lists: object, pages: readonly Page[]) {
  const ledTo = (kind: Kind) => (pagesOf(pages, kind, name).length > 0 ? led : undefined);
  const list = (
    <Exactly>
      <ResourceList name={name} />
    </Exactly>
  );
  return {
    list: Object.hasOwn(lists, name) ? list : ledTo('list'),
    show: ledTo('show'),
    edit: ledTo('edit'),
    create: ledTo('create'),
  };
}

/** A view of react-admin's is open at every address below its own, too: there is nothing there. */
function Exactly({ children }: { readonly children: ReactNode }) {
  return useParams()['*'] ? <NotFound /> : children;
}

const led = (
  <Exactly>
    <Deferred>
      <DeclaredPage />
    </Deferred>
  </Exactly>
);

/** What react-admin knows of each resource from the start: it would register them one by one, and render what is shown again. */
const definitionsOf = (resources: ReturnType<typeof resourcesOf>): ResourceDefinitionContextValue => ({
  definitions: Object.fromEntries(
    resources.map(({ props }) => [props.name, Resource.registerResource(props)]),
  ),
  register() {},
  unregister() {},
});

/** The pages of the table, with and without the frame. */
function customRoutes(routes: RouteTable) {
  const isBare = (page: Page) => 'bare' in page && page.bare === true;
  const pages = Object.values(routes);
  return [
    <CustomRoutes key="bare" noLayout>
      {pages.filter(isBare).map(pageRoute)}
    </CustomRoutes>,
    <CustomRoutes key="framed">
      <Route path="/" element={<Home />} />
      {pages.filter((page) => !isBare(page)).map(pageRoute)}
      <Route
        path={HOME}
        element={
          <Deferred fallback={<Waiting />}>
            <HomePage />
          </Deferred>
        }
      />
      <Route
        path={`${OWN}/*`}
        element={
          <Deferred>
            <DeclaredPage />
          </Deferred>
        }
      />
    </CustomRoutes>,
  ];
}

const pageRoute = (page: Page) => (
  // Keyed, so that no state carries over to another page.
  <Route key={page.path} path={pathOf(page.path)} element={<RoutePage key={page.path} route={page} />} />
);
