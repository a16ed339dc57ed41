import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { allowingList, PERSONAL, type Rights } from '../auth/menu';
import { type ConsoleContextValue, useConsole } from '../kit/ConsoleContext';
import { listsOf, pathOf, type Route, type RouteTable, routeParams } from '../schema/routes';

/** The open page: its route, and the list in the menu that it is, or belongs to; `PERSONAL` if it is the account's own. */
export interface OpenPage {
  readonly list: string;
  readonly route: Route | undefined;
}

/** What has an address in the console. */
interface Addressed {
  readonly lists: ConsoleContextValue['lists'];
  readonly routes: RouteTable;
}

/**
 * The page at an address, and its list. Of several lists it is the first through which the menu allows the page, as in
 * `Guard`, or the first one if the menu allows none. It is found as the router finds it: the frame around the pages asks, too.
 */
export function openPage(
  { lists, routes }: Addressed,
  rights: Rights,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): OpenPage {
  const found = matchRoutes(
    [
      ...Object.values(routes).map((route) => ({ path: pathOf(route.path), handle: route })),
      ...Object.keys(lists).map((name) => ({ path: `/${name}`, handle: undefined })),
    ],
    pathname,
  )?.at(-1);
  const route = found?.route.handle;
  if (!route) return { route, list: pathname.slice(1) };
  const under = listsOf(route, routeParams(route.path, found.params, search));
  return { route, list: allowingList(rights, under, route.permission) ?? under[0] ?? PERSONAL };
}

/** The page that is open. */
export function useOpenPage(): OpenPage {
  const {
    lists,
    rights,
    parts: { routes },
  } = useConsole();
  const { pathname, search } = useLocation();
  return useMemo(
    () => openPage({ lists, routes }, rights, { pathname, search }),
    [lists, routes, rights, pathname, search],
  );
}

/** The open page's path in the menu: its own, or that of the list it belongs to. */
export const useMenuPath = (): string => `/${useOpenPage().list}`;
