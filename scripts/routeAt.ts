import { matchRoutes } from 'react-router';
import { pathOf, type RouteTable } from '../src/schema/routes.ts';

/** The page of a table at an address of the console, as the console's router finds it, and the parts of its path. */
export function routeAt(routes: RouteTable, address: string) {
  const pages = Object.entries(routes).map(([id, { path }]) => ({ id, path: pathOf(path) }));
  return matchRoutes(pages, address)?.[0];
}
