import { matchRoutes } from 'react-router-dom';
import { pathOf, type RouteTable } from '../schema/routes.ts';

/**
 * The page of a route table at an address, as the console's router matches it, with its path parameters.
 * @returns the router's match, or `undefined` if no page is there
 * @example
 * const routes = { tool: { path: '/stock/tools/:id', show: 'stock/tools', under: 'stock/tools' } } as const;
 * routeAt(routes, '/stock/tools/t1')?.params // { id: 't1' }
 */
export function routeAt(routes: RouteTable, address: string) {
  const pages = Object.entries(routes).map(([id, { path }]) => ({ id, path: pathOf(path) }));
  return matchRoutes(pages, address)?.[0];
}
