import { errors } from '@i18n/errors';
import { locales } from '@i18n/locale';
import type { Application } from 'declared-console';
import { capabilities } from './capabilities';
import { codec } from './codec';
import { ticketed } from './downloads/ticket';
import { evidenceUrl } from './evidence/storageHosts';
import { HOME } from './menu';
import { region } from './region';
import { session } from './session';
import { productSettings, settingDefs } from './settings';

/** A mainland ID number, recognized by its birth date. */
const ID_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;

/** This product's definition for the engine. */
export const product: Application = {
  codec,
  session,
  cookie: 'evidence-console',
  home: HOME,
  lists: async () => (await import('./manifest')).lists,
  locales,
  ...region,
  words: {
    errors,
    login: async () => (await import('@i18n/login')).login,
    console: async (locale) => (await import('@i18n/load')).loadConsole(locale),
    area: async (locale, area) => (await import('@i18n/load')).loadArea(locale, area),
  },
  settings: settingDefs,
  capabilities,
  neverKept: ID_NUMBER,
  rewriteUrl: (url, settings) => evidenceUrl(url, productSettings(settings).storageHosts),
  downloadUrl: (url, { client, settings }) => ticketed(client, productSettings(settings), url),
  publicEntries: { '/mobile': () => import('./mobile/entry') },
  console: async () => (await import('./console')).parts,
};
