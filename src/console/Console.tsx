import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider, useRouteError } from 'react-router-dom';
import { createDataProvider } from '../api/dataProvider';
import type { Notice } from '../application';
import { withRights } from '../auth/access';
import { ConsoleContext } from '../kit/ConsoleContext';
import { WhenSettled } from '../kit/WhenSettled';
import { lazyChunk } from '../lazyChunk';
import { answerAhead } from '../speed/answerAhead';
import { LikelyNext } from '../speed/LikelyNext';
import { ListFailed } from '../ui/list/ListState';
import type { Booted, ConsoleEntryProps } from './booted';
import { ConsolePages } from './ConsolePages';
import { FirstPage } from './FirstPage';
import { Palette } from './frame/lazyPalette';
import { StorageNotice } from './frame/StorageNotice';
import { HotReload } from './hot/HotReload';
import { Language } from './Language';
import { LeaveGate } from './LeaveGate';
import { NotFound } from './NotFound';
import { createWiring } from './ownPages/wiring';
import { Frame } from './routes';
import { createStore } from './store';
import { Themed } from './Themed';
import { Notification, Toasts } from './toasts/Toasts';

const OnceSettled = lazyChunk(() => import('./OnceSettled'));
const Presses = lazyChunk(() => import('./Presses'));

interface ConsoleProps {
  readonly booted: Booted;
  readonly entry: ConsoleEntryProps;
}

/** react-admin, assembled from its core and the parts of its MUI kit that the console uses. */
export function Console({ booted, entry }: ConsoleProps) {
  const [router] = useState(() => routerOf({ booted, entry }));
  return (
    <ConsoleContext.Provider value={booted.context}>
      <RouterProvider router={router} />
    </ConsoleContext.Provider>
  );
}

/** A data router, as only those can block leaving a filled-in form. Disposed when the console is left. */
function routerOf({ booted, entry }: ConsoleProps) {
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <Admin booted={booted} entry={entry}>
          <ConsolePages />
        </Admin>
      ),
      errorElement: <Failed booted={booted} entry={entry} />,
    },
  ]);
  booted.left.addEventListener('abort', () => router.dispose());
  return router;
}

/**
 * Uncaught errors are rethrown: they are the program's to show, not the router's. An address that not even `*` matches,
 * because it contains a line break, is not found.
 */
function Failed(props: ConsoleProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Admin {...props}>
      <Frame>
        <NotFound />
      </Frame>
    </Admin>
  );
}

function Admin({ booted, entry, children }: ConsoleProps & { readonly children: ReactNode }) {
  const [{ Wired, ...props }] = useState(() => adminProps(booted, entry));
  const screen = (
    <Themed>
      <CssBaseline enableColorScheme />
      <LeaveGate>{children}</LeaveGate>
      <Toasts />
      <FirstPage />
      <WhenSettled after={AT_ONCE}>
        <Greeting notice={entry.notice} />
        <StorageNotice />
        <Presses />
      </WhenSettled>
      <LikelyNext palette={Palette} />
      <WhenSettled>
        <FailuresAhead />
      </WhenSettled>
      <WhenSettled>
        <OnceSettled />
      </WhenSettled>
    </Themed>
  );
  return (
    <CoreAdminContext {...props}>
      <Language i18n={booted.i18n}>
        <Wired>{import.meta.hot ? <HotReload booted={booted}>{screen}</HotReload> : screen}</Wired>
      </Language>
    </CoreAdminContext>
  );
}

/** Greets a user who has just logged in. */
function Greeting({ notice }: { notice: Notice | undefined }) {
  const notify = useNotify();
  useEffect(() => {
    if (notice === 'loggedIn') notify('shell.loggedIn', { type: 'success' });
  }, [notice, notify]);
  return null;
}

/** Preloads what reports failures: when it is needed, the network may be gone. */
function FailuresAhead() {
  useEffect(() => {
    for (const part of [Notification, ListFailed]) void part.preload();
  }, []);
  return null;
}

/** How long after the last answer to greet, and to heed presses, in milliseconds. */
const AT_ONCE = 200;

function adminProps({ context, i18n }: Booted, { authProvider }: ConsoleEntryProps) {
  const store = createStore(context);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a request fails and says so; by default it would wait silently.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        // Once the network is back, what failed is requested again; the rest stays as it is.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
  answerAhead(queryClient, context.session.identity(), context.rights);
  const { mayOpen, exportRows, ...wiring } = createWiring(context, {
    store,
    translate: i18n.translate,
    clock: context.clock,
  });
  return {
    ...wiring,
    dataProvider: { ...(context.inspection?.dataProvider ?? createDataProvider(context)), exportRows },
    authProvider: withRights(authProvider, context.rights, mayOpen),
    // Reports the chosen language as the current one, as `Language` switches to it by itself.
    i18nProvider: { ...i18n, getLocale: () => store.getItem<string>('locale') ?? i18n.getLocale() },
    store,
    queryClient,
  };
}
