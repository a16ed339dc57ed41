import type { Application } from 'declared-console';
import { errors } from 'declared-console/words/en-US/errors';
import { codec } from './codec';
import { session } from './session';

const areas: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, object>> }>>> = {
  stock: () => import('./words/stock'),
  desk: () => import('./words/desk'),
  review: () => import('declared-console/words/en-US/review'),
  inspect: () => import('declared-console/words/en-US/inspect'),
  transfers: () => import('declared-console/words/en-US/transfers'),
  queries: () => import('declared-console/words/en-US/queries'),
};

/** A library that lends tools: English, UTC, a REST server. */
export const toolLibrary: Application = {
  codec,
  session,
  lists: async () => (await import('./manifest')).lists,
  cookie: 'tool-library',
  locales: { 'en-US': 'English' },
  timeZone: 'UTC',
  numberLocale: 'en-US',
  currency: 'USD',
  words: {
    errors: { 'en-US': errors },
    login: async () => ({ 'en-US': (await import('./words/login')).login }),
    console: async () => (await import('./words/console')).default,
    area: async (_locale, area) => (await areas[area]?.())?.default ?? {},
  },
  console: async () => (await import('./console')).parts,
};
