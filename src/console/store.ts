import { localStorageStore, type Store } from 'ra-core';

/** How the screen is set up, which is nobody's secret and outlives a logout; saved queries may hold a phone number. */
const KEPT = /^(theme|locale|sidebar\.open)$|\.datatable/;

/** react-admin's preferences store, which a logout clears of what is personal only. */
export function createStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset() {
      for (const key of Object.keys(store.listItems?.() ?? {})) {
        if (!KEPT.test(key)) store.removeItem(key);
      }
    },
  };
}
