import { defineRoutes, linksOf } from 'declared-console/schema';

/** Every page besides the lists in the menu. */
export const routes = defineRoutes({
  'shop/orderDetail': { path: '/shop/order/:id', show: 'shop/orderDetail', under: 'shop/order' },
});

/** The address of a page by name and parameters, or `''` if one is missing. */
export const to = linksOf(routes);
