import { type ReactNode, use, useContext } from 'react';
import { Authenticated, OptionalResourceContextProvider } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { landingPath, PERSONAL } from '../auth/menu';
import { useConsole } from '../kit/ConsoleContext';
import { Deferred } from '../kit/Deferred';
import { Waiting } from '../kit/Waiting';
import { lazyChunk } from '../lazyChunk';
import type { Params } from '../model/calls';
import type { Lazy } from '../model/lazy';
import {
  listsOf,
  openedBy,
  type PageRoute,
  type Route,
  type RouteParams,
  routeParams,
} from '../schema/routes';
import ListPage from '../ui/list/ListPage';
import { ConsoleLayout } from './frame/ConsoleLayout';
import { Guard } from './Guard';
import { OwnPagesContext } from './ownPages/OwnPagesContext';

const NoMenu = lazyChunk(() => import('./NoMenu'));
const ShowPage = lazyChunk(() => import('../ui/show/ShowPage'));
const FormPage = lazyChunk(() => import('../ui/forms/FormPage'));
const Workbench = lazyChunk(() => import('../ui/workbench/Workbench'));

/** The frame around pages for logged-in users. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Authenticated>
    <ConsoleLayout>{children}</ConsoleLayout>
  </Authenticated>
);

/** Redirects to the first entry of the menu. */
export function Home() {
  const home = landingPath(useConsole().menu);
  if (home) return <Navigate to={home} replace />;
  return (
    <Deferred>
      <NoMenu />
    </Deferred>
  );
}

/** The list of a declared resource; its declaration and words are loaded when it is first opened. */
export function ResourceList({ name }: { name: string }) {
  return (
    <Guard lists={[name]}>
      <Deferred fallback={<Waiting />}>
        <DeclaredList name={name} />
      </Deferred>
    </Guard>
  );
}

function DeclaredList({ name, params, head }: { name: string; params?: Params; head?: ReactNode }) {
  const resource = use(useConsole().load(name));
  return <ListPage resource={resource} params={params} head={head} />;
}

/** A page of the table, if the menu allows it; loaded when it is opened. */
export function RoutePage({ route }: { route: Route }) {
  const matched = useParams();
  const { search } = useLocation();
  const params = routeParams(route.path, matched, search);
  return (
    <Guard lists={route.personal ? [PERSONAL] : listsOf(route, params)} permission={route.permission}>
      <OptionalResourceContextProvider value={openedBy(route)}>
        <Deferred fallback={<Waiting />}>
          <Opened route={route} params={params} />
        </Deferred>
      </OptionalResourceContextProvider>
    </Guard>
  );
}

function Opened({ route, params }: { route: Route; params: RouteParams }) {
  if ('show' in route) return <ShowPage name={route.show} step={route.step} params={params} />;
  if ('list' in route) {
    const head = route.head && <Head load={route.head} params={params} />;
    return <DeclaredList name={route.list} params={route.params(params)} head={head} />;
  }
  if ('queueOf' in route) return <Workbench name={route.queueOf} queue={route.queue} />;
  if ('load' in route) return <OwnPage route={route} />;
  if (route.edit !== undefined) return <FormPage name={route.edit} id={params.id ?? ''} />;
  return <FormPage name={route.create} />;
}

function Head({ load, params }: { load: Lazy<never>; params: RouteParams }) {
  const Shown = lazyChunk(load as Lazy<RouteParams>);
  return (
    <Deferred>
      <Shown {...params} />
    </Deferred>
  );
}

function OwnPage({ route }: { route: PageRoute }) {
  const words = useConsole().loadWords(route.words);
  // What a page links to is known from the start.
  const pages = useContext(OwnPagesContext).load();
  use(words);
  use(pages);
  const Page = lazyChunk(route.load as Lazy<object>);
  return <Page {...route.props} />;
}
