import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthContext, I18nContext, StoreContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { EntryProps } from '../../application';
import { withRights } from '../../auth/access';
import type { Rights } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { ConsoleContext } from '../../kit/ConsoleContext';
import { decodeRow } from '../../schema/record';
import type { AnyResource } from '../../schema/resource';
import { answerAhead } from '../../speed/answerAhead';
import { firstPage } from '../../ui/list/rowsOptions';
import { ConsolePages } from '../ConsolePages';
import { createStore } from '../store';
import { Themed } from '../Themed';
import { prepare } from './prepare';

/**
 * The console with a list, as it can be drawn before anybody is logged in: for somebody without a name, with one empty row.
 * @param path of the list
 * @param signal aborts when it is no longer needed
 */
export async function unseenConsole(
  entry: EntryProps,
  path: string,
  signal: AbortSignal,
): Promise<ReactNode> {
  const parts = await entry.application.console();
  const { context, i18n, loaded } = await prepare({ ...entry, parts }, menuWith(path), path, signal);
  const list = await loaded.get(path.slice(1));
  const router = createMemoryRouter([{ path: '*', element: <ConsolePages /> }], { initialEntries: [path] });
  return (
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
