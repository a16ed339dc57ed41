import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { Authenticated, CoreAdminContext, Resource } from 'ra-core';
import { ThemeProvider, ThemesContext } from 'ra-ui-materialui';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { type Route as AnyRoute, pathOf } from '@/schema/routes';
import { createDataProvider } from '../api/dataProvider';
import { createAuthProvider } from '../auth/authProvider';
import { landingPath } from '../auth/menu';
import { lazyChunk } from '../lazyChunk';
import { ConsoleContext, type ConsoleContextValue } from '../ui/ConsoleContext';
import { ListFailed } from '../ui/list/ListState';
import { MenuContext } from '../ui/MenuContext';
import type { Booted, ConsoleEntryProps } from './booted';
import { ConsoleLayout } from './ConsoleLayout';
import { Greeting } from './Greeting';
import { HotReload } from './HotReload';
import { NeighboursAhead } from './NeighboursAhead';
import { NoPermission, NotFound } from './NotFound';
import { RoutePage, resourceList } from './routes';
import { createStore } from './store';
import { Notification, Toasts } from './Toasts';
import { darkTheme, lightTheme } from './theme';
import { WhenSettled } from './WhenSettled';

const UpdateCheck = lazyChunk(() => import('./UpdateCheck'));

interface ConsoleProps {
  readonly booted: Booted;
  readonly entry: ConsoleEntryProps;
}

/** react-admin, put together from its core and the parts of its MUI kit that the console uses. */
export function Console({ booted, entry }: ConsoleProps) {
  // A data router, for only such a one can ask before a filled-in form is left.
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: (
          <Admin booted={booted} entry={entry}>
            <Outlet />
          </Admin>
        ),
        errorElement: <Failed booted={booted} entry={entry} />,
        children: routesOf(booted.context),
      },
    ]),
  );
  return (
    <ConsoleContext.Provider value={booted.context}>
      <MenuContext.Provider value={booted.menu}>
        <RouterProvider router={router} />
      </MenuContext.Provider>
    </ConsoleContext.Provider>
  );
}

/**
 * What nothing inside has caught is the program's to show, and not the router's. An address that even `*` doesn't match,
 * because it holds a line break, is one of no page.
 */
function Failed(props: ConsoleProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Admin {...props}>
      <ConsoleLayout>
        <NotFound />
      </ConsoleLayout>
    </Admin>
  );
}

function Admin({ booted, entry, children }: ConsoleProps & { readonly children: ReactNode }) {
  const [props] = useState(() => adminProps(booted, entry));
  const screen = (
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>
        <CssBaseline enableColorScheme />
        {children}
        <Toasts />
        <WhenSettled after={AT_ONCE}>
          <Greeting notice={entry.notice} />
          <NeighboursAhead />
        </WhenSettled>
        <WhenSettled>
          <FailuresAhead />
        </WhenSettled>
        {import.meta.env.PROD && (
          <WhenSettled>
            <UpdateCheck />
          </WhenSettled>
        )}
      </ThemeProvider>
    </ThemesContext.Provider>
  );
  return (
    <CoreAdminContext {...props}>
      {import.meta.hot ? <HotReload booted={booted}>{screen}</HotReload> : screen}
    </CoreAdminContext>
  );
}

/** Loads what says that something failed: by then the network may be away. */
function FailuresAhead() {
  useEffect(() => {
    for (const part of [Notification, ListFailed]) void part.preload();
  }, []);
  return null;
}

/** For what is small, and likely to be needed next: in milliseconds. */
const AT_ONCE = 100;

const themes = { lightTheme, darkTheme };

/**
 * The pages in the frame and those without it. They are the router's own, for react-admin's `CoreAdminRoutes` draws all of
 * them three times until it has read them out of its children.
 */
function routesOf({ lists, parts: { routes } }: ConsoleContextValue): RouteObject[] {
  const all = Object.values(routes);
  const isBare = (route: AnyRoute) => 'bare' in route && route.bare === true;
  return [
    ...all.filter(isBare).map(pageRoute),
    {
      element: (
        <Authenticated>
          <ConsoleLayout>
            <Outlet />
          </ConsoleLayout>
        </Authenticated>
      ),
      children: [
        { index: true, element: <Home /> },
        ...all.filter((route) => !isBare(route)).map(pageRoute),
        ...Object.keys(lists).map((name) => ({
          path: `/${name}/*`,
          element: <Resource key={name} name={name} list={resourceList(name)} />,
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

const pageRoute = (route: AnyRoute): RouteObject => ({
  path: pathOf(route.path),
  // Keyed: nothing of one page is left over for the next.
  element: <RoutePage key={route.path} route={route} />,
});

/** Leads to the first entry of the menu. */
function Home() {
  const home = landingPath(useContext(MenuContext));
  return home ? <Navigate to={home} replace /> : <NoPermission />;
}

function adminProps({ context, rights, i18n }: Booted, { application, client, go }: ConsoleEntryProps) {
  return {
    dataProvider: context.inspection?.dataProvider ?? createDataProvider(context),
    authProvider: createAuthProvider({
      client,
      def: application.session,
      rights,
      leave: () => go('/login'),
    }),
    i18nProvider: i18n,
    store: createStore(),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          // Without a network a request fails and says so; the default would have it wait, without a word.
          networkMode: 'always',
          retry: false,
          refetchOnWindowFocus: false,
          // What failed comes by itself once the network is back; what is there stays as it is.
          refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        },
        mutations: { networkMode: 'always' },
      },
    }),
  };
}
