import { createContext, useContext } from 'react';
import { type Rights, rightsOf } from '../auth/menu';
import type { MenuItem } from '../auth/session';

/** The menu that the server gave this account. */
export const MenuContext = createContext<readonly MenuItem[]>([]);

/** What this account's menu allows. */
export function useRights(): Rights {
  const menu = useContext(MenuContext);
  const rights = known.get(menu) ?? rightsOf(menu);
  known.set(menu, rights);
  return rights;
}

/** Many parts of a page ask. */
const known = new WeakMap<readonly MenuItem[], Rights>();
