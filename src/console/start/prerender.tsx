import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity } from 'react';
import { AuthContext, I18nContext, StoreContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { EntryProps } from '../../application';
import { answerAhead, withRights } from '../../auth/access';
import type { Rights } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { ConsoleContext } from '../../kit/ConsoleContext';
import { decodeRow } from '../../schema/record';
import type { AnyResource } from '../../schema/resource';
import { firstPage } from '../../ui/list/rowsOptions';
import { ConsolePages } from '../ConsolePages';
import { createStore } from '../store';
import { Themed } from '../Themed';
import { prepare } from './prepare';

/**
 * Renders the console with a list while somebody is logging in: out of sight, when idle, and without effects, so that nothing
 * is requested and nothing on the page changes. This makes the first real render faster: the styles are already inserted,
 * and the code is compiled.
 * @param path of the list
 * @param signal aborts when it is no longer needed, because the user enters the console or leaves
 */
export async function prerender(entry: EntryProps, path: string, signal: AbortSignal): Promise<void> {
  const parts = await entry.application.console();
  const { context, i18n, loaded } = await prepare({ ...entry, parts }, menuWith(path), path);
  const list = await loaded.get(path.slice(1));
  if (signal.aborted) return;
  const ignore = () => {};
  // Whatever fails here fails again when it is needed, and is reported then.
  const root = createRoot(document.createElement('div'), { onUncaughtError: ignore, onCaughtError: ignore });
  // Later, as React may be removing the login, whose end this is: it unmounts one root at a time.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  const router = createMemoryRouter([{ path: '*', element: <ConsolePages /> }], { initialEntries: [path] });
  root.render(
    <Activity mode="hidden">
      <ConsoleContext.Provider value={context}>
        <AuthContext.Provider value={withRights(entry.authProvider, context.rights)}>
          <QueryClientProvider client={answering(list, context.rights)}>
            <StoreContextProvider value={createStore(entry)}>
              <I18nContext.Provider value={i18n}>
                <Themed>
                  <RouterProvider router={router} />
                </Themed>
              </I18nContext.Provider>
            </StoreContextProvider>
          </QueryClientProvider>
        </AuthContext.Provider>
      </ConsoleContext.Provider>
    </Activity>,
  );
}

/** A menu that contains the list. */
function menuWith(path: string): readonly MenuItem[] {
  const [, section, ...rest] = path.split('/');
  const item = { id: 0, name: '', permission: '', icon: '', hidden: false, children: [] };
  return [{ ...item, url: `/${section}`, children: [{ ...item, url: `/${rest.join('/')}` }] }];
}

/** A cache with a user, and an empty row on the first of many pages of the list. */
function answering(list: AnyResource | undefined, rights: Rights) {
  const client = new QueryClient();
  answerAhead(client, { uid: '', name: '-' }, rights);
  if (list) {
    const row = decodeRow(list.record, '#', {}, { where: list.name, index: 0, sink: () => {} });
    client.setQueryData([list.name, 'getList', firstPage()], { data: [row], total: 1000 });
  }
  return client;
}
