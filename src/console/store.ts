import { localStorageStore, type Store } from 'ra-core';
import { session } from '../auth/session';

/** Display settings, which outlive a logout; other keys, such as saved queries, may hold personal data. */
const KEPT = /^(theme|locale|sidebar\.open|workbench\.shortcuts)$|\.datatable/;

/** The theme's breakpoint for phones. */
const PHONE = '(max-width: 599.95px)';

/** Below this width (the theme's `md`) the menu would leave too little room for the page. */
const NARROW = '(max-width: 899.95px)';

/** Whether the menu is open; by default react-admin opens it in every window wider than a phone. */
const MENU = 'sidebar.open';

/** A list's query, which may hold a phone number. react-admin writes it even without a `storeKey`. */
const QUERY = /\.listParams$/;

/** The id of the account that personal data is from. */
const OWNER = 'owner';

/**
 * react-admin's preferences store, except that it keeps no queries, and that a logout only removes personal data. Another
 * account's personal data is removed, too: its session may have ended without a logout.
 */
export function createStore(): Store {
  const store = localStorageStore();
  const reset = () => {
    for (const key of Object.keys(store.listItems?.() ?? {})) {
      if (!KEPT.test(key)) store.removeItem(key);
    }
  };
  const owner = session.identity()?.uid;
  if (owner !== undefined && store.getItem(OWNER) !== owner) {
    reset();
    store.setItem(OWNER, owner);
  }
  // On a phone the menu covers the page, so it starts closed.
  if (matchMedia(PHONE).matches) store.removeItem(MENU);
  const narrow = matchMedia(NARROW);
  const getItem = <T>(key: string, fallback?: T) =>
    store.getItem(key, key === MENU && narrow.matches ? (false as T) : fallback);
  return {
    ...store,
    getItem,
    subscribe(key, callback) {
      const leave = store.subscribe(key, callback);
      if (key !== MENU) return leave;
      // When a tablet is rotated, the default for the new width applies, unless the user has chosen.
      const follow = () => callback(getItem(MENU));
      narrow.addEventListener('change', follow);
      return () => {
        leave();
        narrow.removeEventListener('change', follow);
      };
    },
    setItem(key, value) {
      if (!QUERY.test(key)) store.setItem(key, value);
    },
    reset,
  };
}
