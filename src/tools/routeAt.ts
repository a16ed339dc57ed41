import { matchRoutes } from 'react-router-dom';
import { pathOf, type RouteTable } from '../schema/routes.ts';

/** The page of a route table at an address, as the console's router matches it, with its path parameters. */
export function routeAt(routes: RouteTable, address: string) {
  const pages = Object.entries(routes).map(([id, { path }]) => ({ id, path: pathOf(path) }));
  return matchRoutes(pages, address)?.[0];
}
