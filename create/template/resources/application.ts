import type { Application } from 'declared-console';
import { errors } from '../i18n/errors';
import { codec } from './codec';
import { session } from './session';

/** What is needed to start; the rest is loaded when it is. */
export const application: Application = {
  codec,
  session,
  lists: async () => (await import('./manifest')).lists,
  locales: { 'en-US': 'English', 'zh-CN': '中文' },
  timeZone: 'UTC',
  numberLocale: 'en-US',
  currency: 'USD',
  words: {
    errors,
    login: async () => (await import('../i18n/login')).login,
    console: async (locale) => (await import('../i18n/words')).consoleWords(locale),
    area: async (locale, area) => (await import('../i18n/words')).areaWords(locale, area),
  },
  console: async () => (await import('./console')).parts,
};
