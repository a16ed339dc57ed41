import { defineRoutes, linksOf } from 'declared-console/schema';

/** Every page besides the lists in the menu. */
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
  toolTable: {
    path: '/stock/table',
    load: () => import('./parts/ToolsTable'),
    words: 'stock',
    under: 'stock/tools',
  },
  toolCard: {
    path: '/stock/table/:id',
    load: () => import('./parts/ToolCard'),
    words: 'stock',
    under: 'stock/tools',
  },
  toolForm: {
    path: '/stock/table/:id/form',
    load: async () => ({ default: (await import('./parts/ToolForms')).ToolEdit }),
    words: 'stock',
    under: 'stock/tools',
  },
  toolNew: {
    path: '/stock/table-add',
    load: async () => ({ default: (await import('./parts/ToolForms')).ToolCreate }),
    words: 'stock',
    under: 'stock/tools',
  },
  loanTable: {
    path: '/desk/table',
    load: () => import('./parts/LoansTable'),
    words: 'desk',
    under: 'desk/loans',
  },
  loan: { path: '/desk/loans/:id', show: 'desk/loans', step: 'decision', under: 'desk/loans' },
});

/** The address of a page by name and parameters, or `''` if one is missing. */
export const to = linksOf(routes);
