import { Loading } from 'ra-ui-materialui';
import { type ComponentType, lazy, Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import type { PageRoute } from '../application';
import { useConsole } from '../ui/ConsoleContext';
import ListPage from '../ui/list/ListPage';
import { Guard } from './Guard';
import { NotFound } from './NotFound';

/** The list of a declared resource: its declaration and words are loaded when it is first opened. */
export function resourceList(name: string) {
  return function ResourceList() {
    // react-admin's route takes in whatever stands beneath the list's own.
    if (useParams()['*']) return <NotFound />;
    return (
      <Guard path={`/${name}`}>
        <Suspense fallback={<Loading />}>
          <DeclaredList name={name} />
        </Suspense>
      </Guard>
    );
  };
}

function DeclaredList({ name }: { name: string }) {
  const resource = use(useConsole().load(name));
  return <ListPage resource={resource} />;
}

/** A page of its own, behind its permission. */
export function pageElement({ permissions, area, load }: PageRoute) {
  const Page = lazy(load as () => Promise<{ default: ComponentType }>);
  return (
    <Guard permissions={permissions}>
      <Suspense fallback={<Loading />}>
        <Worded area={area}>
          <Page />
        </Worded>
      </Suspense>
    </Guard>
  );
}

function Worded({ area, children }: { area: string; children: React.ReactNode }) {
  use(useConsole().loadWords(area));
  return children;
}
