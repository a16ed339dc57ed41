import { useEffect } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/**
 * Not among the keys that are stored: a query may hold a phone number. It lasts as long as the console, that is for this
 * account in this tab.
 */
const keyOf = (path: string) => `${path}.lastQuery`;

/** Remembers the query of the list that is open, for the next time it is opened from the menu. */
export function useRememberedQuery(): void {
  const store = useStoreContext();
  const { pathname, search } = useLocation();
  useEffect(() => store.setItem(keyOf(pathname), search), [store, pathname, search]);
}

/**
 * Where an entry of the menu leads: its list as it was left, with its filters and page. The entry of the list that is open
 * leads to all its rows.
 * @param here the path of the open page
 */
export const asLeft = (store: Store, path: string, here: string): string =>
  path === here ? path : path + store.getItem<string>(keyOf(path), '');
