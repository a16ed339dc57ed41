import { useLocation, useMatches } from 'react-router-dom';
import { allowingList, PERSONAL, type Rights } from '../auth/menu';
import { listsOf, type Route, type RouteParams, routeParams } from '../schema/routes';
import { useConsole } from '../ui/ConsoleContext';

/** The open page: its route, and the list in the menu that it is, or belongs to; `PERSONAL` if it is the account's own. */
export interface OpenPage {
  readonly list: string;
  readonly route: Route | undefined;
}

/** What the router matched. */
interface Matched {
  /** The route, for pages in the table of routes. */
  readonly handle?: unknown;
  readonly params?: Readonly<Record<string, string | undefined>>;
}

/**
 * The page and its list. Of several lists it is the first through which the menu allows the page, as in `Guard`, or the
 * first one if the menu allows none.
 */
export function openPage(
  { handle, params = {} }: Matched,
  rights: Rights,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): OpenPage {
  const route = handle as Route | undefined;
  if (!route) return { route, list: pathname.slice(1) };
  const asked: RouteParams = routeParams(route.path, params, search);
  const lists = listsOf(route, asked);
  return { route, list: allowingList(rights, lists, route.permission) ?? lists[0] ?? PERSONAL };
}

/** The page that is open. */
export const useOpenPage = (): OpenPage =>
  openPage(useMatches().at(-1) ?? {}, useConsole().rights, useLocation());

/** The open page's path in the menu: its own, or that of the list it belongs to. */
export const useMenuPath = (): string => `/${useOpenPage().list}`;
