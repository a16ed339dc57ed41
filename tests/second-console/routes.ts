import { defineRoutes, linksOf } from '@/schema';

/** Every page beside the lists of the menu. */
export const routes = defineRoutes({
  toolAdd: {
    path: '/stock/tools-add',
    create: 'stock/tools',
    under: 'stock/tools',
    permission: 'tools:write',
  },
  toolEdit: {
    path: '/stock/tools/:id/edit',
    edit: 'stock/tools',
    under: 'stock/tools',
    permission: 'tools:write',
  },
  tool: { path: '/stock/tools/:id', show: 'stock/tools', under: 'stock/tools' },
  requests: { path: '/desk/requests', queueOf: 'desk/loans', queue: 'requests', under: 'desk/loans' },
  loan: { path: '/desk/loans/:id', show: 'desk/loans', step: 'decision', under: 'desk/loans' },
});

/** The address of a page: its name and its parameters, or `''` where one is missing. */
export const to = linksOf(routes);
