import { matchPath, useLocation } from 'react-router-dom';
import { listsOf, pathOf, type RouteTable, routeParams } from '@/schema/routes';
import { useConsole } from '../ui/ConsoleContext';

/** The menu path that a page stands under: its own, or that of the first list its route belongs to. */
export function menuPathOf(routes: RouteTable, pathname: string, search: string): string {
  for (const route of Object.values(routes)) {
    const match = matchPath(pathOf(route.path), pathname);
    if (match) return `/${listsOf(route, routeParams(route.path, match.params, search))[0]}`;
  }
  return pathname;
}

/** {@link menuPathOf} the page that is open. */
export function useMenuPath(): string {
  const { routes } = useConsole().parts;
  const { pathname, search } = useLocation();
  return menuPathOf(routes, pathname, search);
}
