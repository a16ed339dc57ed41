import { createContext, useContext, useMemo } from 'react';
import { type Rights, rightsOf } from '../auth/menu';
import type { MenuItem } from '../auth/session';

/** The menu that the server gave this account. */
export const MenuContext = createContext<readonly MenuItem[]>([]);

/** What this account's menu allows. */
export function useRights(): Rights {
  const menu = useContext(MenuContext);
  return useMemo(() => rightsOf(menu), [menu]);
}
