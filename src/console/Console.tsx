import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, useNotify } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { createDataProvider } from '../api/dataProvider';
import type { Notice } from '../application';
import { answerAhead, createAuthProvider } from '../auth/authProvider';
import { session } from '../auth/session';
import { lazyChunk } from '../lazyChunk';
import { ConsoleContext } from '../ui/ConsoleContext';
import { ListFailed } from '../ui/list/ListState';
import { NeighboursAhead } from './ahead/NeighboursAhead';
import { WhenSettled } from './ahead/WhenSettled';
import { HotReload } from './hot/HotReload';
import { Language } from './Language';
import { LeaveGate } from './LeaveGate';
import { NotFound } from './NotFound';
import { Frame, routesOf } from './routes';
import type { Booted, ConsoleEntryProps } from './start/booted';
import { keepStyles } from './start/styleCache';
import { createStore } from './store';
import { Themed } from './Themed';
import { Notification, Toasts } from './toasts/Toasts';

const UpdateCheck = lazyChunk(() => import('./UpdateCheck'));

interface ConsoleProps {
  readonly booted: Booted;
  readonly entry: ConsoleEntryProps;
}

/** react-admin, put together from its core and the parts of its MUI kit that the console uses. */
export function Console({ booted, entry }: ConsoleProps) {
  const [router] = useState(() => routerOf({ booted, entry }));
  return (
    <ConsoleContext.Provider value={booted.context}>
      <RouterProvider router={router} />
    </ConsoleContext.Provider>
  );
}

/** A data router, for only such a one can ask before a filled-in form is left; a console that was left hears of no Back. */
function routerOf({ booted, entry }: ConsoleProps) {
  const router = createBrowserRouter([
    {
      element: (
        <Admin booted={booted} entry={entry}>
          <Outlet />
        </Admin>
      ),
      errorElement: <Failed booted={booted} entry={entry} />,
      children: routesOf(booted.context),
    },
  ]);
  booted.left.addEventListener('abort', () => router.dispose());
  return router;
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
      <Frame>
        <NotFound />
      </Frame>
    </Admin>
  );
}

function Admin({ booted, entry, children }: ConsoleProps & { readonly children: ReactNode }) {
  const [props] = useState(() => adminProps(booted, entry));
  const screen = (
    <Themed>
      <CssBaseline enableColorScheme />
      <LeaveGate>{children}</LeaveGate>
      <Toasts />
      <WhenSettled after={SOON}>
        <Greeting notice={entry.notice} />
        <NeighboursAhead />
      </WhenSettled>
      <WhenSettled>
        <FailuresAhead />
        <StylesKept />
      </WhenSettled>
      {import.meta.env.PROD && (
        <WhenSettled>
          <UpdateCheck />
        </WhenSettled>
      )}
    </Themed>
  );
  return (
    <CoreAdminContext {...props}>
      <Language i18n={booted.i18n}>
        {import.meta.hot ? <HotReload booted={booted}>{screen}</HotReload> : screen}
      </Language>
    </CoreAdminContext>
  );
}

/** Greets who has just logged in. */
function Greeting({ notice }: { notice: Notice | undefined }) {
  const notify = useNotify();
  useEffect(() => {
    if (notice === 'loggedIn') notify('shell.loggedIn', { type: 'success' });
  }, [notice, notify]);
  return null;
}

/** Loads what says that something failed: by then the network may be away. */
function FailuresAhead() {
  useEffect(() => {
    for (const part of [Notification, ListFailed]) void part.preload();
  }, []);
  return null;
}

/** Keeps what this start has made of styles for the next one. */
function StylesKept() {
  useEffect(() => keepStyles(), []);
  return null;
}

/** After the loading indicator, for what is small and likely to be wanted next: in milliseconds. */
const SOON = 100;

function adminProps({ context, i18n }: Booted, { application, client, go }: ConsoleEntryProps) {
  const store = createStore();
  const queryClient = new QueryClient({
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
  });
  answerAhead(queryClient, session.identity());
  return {
    dataProvider: context.inspection?.dataProvider ?? createDataProvider(context),
    authProvider: createAuthProvider({
      client,
      def: application.session,
      rights: context.rights,
      leave: () => go('/login'),
    }),
    // Whatever language is chosen is said to be spoken: the console changes it by itself.
    i18nProvider: { ...i18n, getLocale: () => store.getItem<string>('locale') ?? i18n.getLocale() },
    store,
    queryClient,
  };
}
