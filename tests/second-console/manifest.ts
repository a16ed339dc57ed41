import type { Manifest } from 'declared-console';

/** The resources that have a list. */
export const lists: Manifest = {
  'stock/tools': () => import('./stock/tools'),
  'desk/loans': () => import('./desk/loans'),
  'desk/journal': () => import('./desk/journal'),
};
