import { matchPath, useLocation } from 'react-router-dom';
import { listsOf, pathOf, type Route, type RouteTable, routeParams } from '@/schema/routes';
import { allowingList, type Rights } from '../auth/menu';
import { useConsole } from '../ui/ConsoleContext';
import { useRights } from '../ui/MenuContext';

/** The page that is open: what opens it, and the list of the menu that it is, or belongs to. */
export interface OpenPage {
  readonly list: string;
  readonly route: Route | undefined;
}

/**
 * What a page is of, as the guard in front of it finds out: of several lists the first by which the menu allows it, and
 * the first of all where it allows none.
 */
export function openPage(
  routes: RouteTable,
  rights: Rights,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): OpenPage {
  for (const route of Object.values(routes)) {
    const match = matchPath(pathOf(route.path), pathname);
    if (!match) continue;
    const lists = listsOf(route, routeParams(route.path, match.params, search));
    return { route, list: allowingList(rights, lists, route.permission) ?? lists[0] ?? '' };
  }
  return { route: undefined, list: pathname.slice(1) };
}

/** The path in the menu that the open page stands under: its own, or that of the list it belongs to. */
export function useMenuPath(): string {
  const { routes } = useConsole().parts;
  return `/${openPage(routes, useRights(), useLocation()).list}`;
}
