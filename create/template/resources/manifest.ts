import type { Manifest } from 'declared-console';

/** The resources that have a list in the menu, by path. */
export const lists: Manifest = { 'shop/order': () => import('./shop/order') };

/** Those that are shown on other pages. */
const details: Manifest = { 'shop/orderDetail': () => import('./shop/orderDetail') };

/** Every declared resource. */
export const resources: Manifest = { ...lists, ...details };
