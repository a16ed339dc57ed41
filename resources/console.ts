import type { ConsoleParts } from 'declared-console';
import { figures } from './figures';
import { resources } from './manifest';
import { icons } from './menuIcons';
import { routes } from './routes';
import { productSettings } from './settings';

/** The parts of this product that only the console needs. */
export const parts: ConsoleParts = {
  resources,
  routes,
  icons,
  figures,
  viewer: () => import('./evidence/media/DocumentView'),
  reader: (settings) =>
    productSettings(settings).readPictures ? () => import('./reading/reader') : undefined,
  inspect: 'system/inspect',
  claims: {
    resource: 'personal/claim',
    list: 'list',
    take: 'take',
    release: 'release',
    read: ({ item, holder, is_own, since, remaining }) => ({
      item: String(item),
      holder: String(holder),
      isOwn: is_own === 'own',
      since: String(since),
      remaining: Number(remaining),
    }),
  },
  sharedQueries: {
    resource: 'personal/sharedQuery',
    calls: () => import('./personal/sharedQueryCalls'),
  },
  decisions: { list: 'authority/audit', filter: { kind: 'decision' }, within: 'datetime' },
  receipts: { resource: 'personal/receipt', calls: () => import('./personal/receiptCalls') },
  exportReports: { resource: 'personal/exportReport', call: 'add', write: (report) => ({ ...report }) },
};
