import { useLocation, useMatches } from 'react-router-dom';
import { listsOf, type Route, type RouteParams, routeParams } from '@/schema/routes';
import { allowingList, type Rights } from '../auth/menu';
import { useConsole } from '../ui/ConsoleContext';

/** The page that is open: what opens it, and the list of the menu that it is, or belongs to. */
export interface OpenPage {
  readonly list: string;
  readonly route: Route | undefined;
}

/** What the router has found for an address. */
interface Matched {
  /** Of a page of the table: its route. */
  readonly handle?: unknown;
  readonly params?: Readonly<Record<string, string | undefined>>;
}

/**
 * What a page is of, as the guard in front of it finds out: of several lists the first by which the menu allows it, and
 * the first of all where it allows none.
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
  return { route, list: allowingList(rights, lists, route.permission) ?? lists[0] ?? '' };
}

/** The page that is open. */
export const useOpenPage = (): OpenPage =>
  openPage(useMatches().at(-1) ?? {}, useConsole().rights, useLocation());

/** The path in the menu that the open page stands under: its own, or that of the list it belongs to. */
export const useMenuPath = (): string => `/${useOpenPage().list}`;
