import { matchPath, useLocation } from 'react-router-dom';
import { listsOf, pathOf, type RouteTable, routeParams } from '@/schema/routes';
import { useConsole } from '../ui/ConsoleContext';

/** The route that a page has beside the lists, and the lists it belongs to; nothing where it is none of these. */
export function routeAt(routes: RouteTable, pathname: string, search: string) {
  for (const route of Object.values(routes)) {
    const match = matchPath(pathOf(route.path), pathname);
    if (match) return { route, lists: listsOf(route, routeParams(route.path, match.params, search)) };
  }
  return undefined;
}

/** The menu path that a page stands under: its own, or that of the first list its route belongs to. */
export function menuPathOf(routes: RouteTable, pathname: string, search: string): string {
  const found = routeAt(routes, pathname, search);
  return found ? `/${found.lists[0]}` : pathname;
}

/** {@link menuPathOf} the page that is open. */
export function useMenuPath(): string {
  const { routes } = useConsole().parts;
  const { pathname, search } = useLocation();
  return menuPathOf(routes, pathname, search);
}
