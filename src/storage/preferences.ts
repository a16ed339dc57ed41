import { type Locale, type Locales, toLocale } from '../locale';
import type { BrowserStorage } from './storage';

/** The prefix of react-admin's keys in local storage. */
export const PREFERENCES = 'RaStore.';

/** Display preferences, kept in local storage beyond a logout. */
const KEYS = { locale: `${PREFERENCES}locale`, theme: `${PREFERENCES}theme` } as const;

/** Reads a preference from react-admin's store, for the entries that don't load react-admin; callers check it. */
export const readPreference = ({ readKept }: BrowserStorage, name: keyof typeof KEYS): unknown =>
  readKept('localStorage', KEYS[name]);

/** The language that the user chose, or the default. */
export const chosenLocale = (storage: BrowserStorage, locales: Locales): Locale =>
  toLocale(locales, readPreference(storage, 'locale'));

/** Writes a preference where react-admin's store reads it; if storage is blocked, the choice lasts as long as the page. */
export const writePreference = ({ keep }: BrowserStorage, name: keyof typeof KEYS, value: string) =>
  keep('localStorage', KEYS[name], JSON.stringify(value));
