import { localStorageStore, type Store } from 'ra-core';

/** How the screen is set up, which is nobody's secret and outlives a logout; saved queries may hold a phone number. */
const KEPT = /^(theme|locale|sidebar\.open|workbench\.shortcuts)$|\.datatable/;

/** A window as narrow as a phone's, as the theme has it. */
const PHONE = '(max-width: 599.95px)';

/** Narrower than this (the theme's `md`) a menu beside the page would leave it too little room. */
const NARROW = '(max-width: 899.95px)';

/** Whether the menu is open; react-admin would have it open in each window that is wider than a phone's. */
const MENU = 'sidebar.open';

/** A list's query. react-admin writes it even where a list has no `storeKey`, and it may hold a phone number. */
const QUERY = /\.listParams$/;

/** react-admin's preferences store, which keeps no query, and which a logout clears of what is personal only. */
export function createStore(): Store {
  const store = localStorageStore();
  // On a phone the menu lies over the page: nothing begins beneath it.
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
      // A tablet that is turned: as a window of that width begins, unless somebody has chosen.
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
    reset() {
      for (const key of Object.keys(store.listItems?.() ?? {})) {
        if (!KEPT.test(key)) store.removeItem(key);
      }
    },
  };
}
