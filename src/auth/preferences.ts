import { type Locale, type Locales, toLocale } from '../locale';
import { keep, readKept } from './storage';

/** What the person chose about the screen, not about the work: kept in local storage beyond a logout. */
const KEYS = { locale: 'RaStore.locale', theme: 'RaStore.theme' } as const;

/** Reads a preference that react-admin's store wrote (as JSON), for the entries that don't load react-admin. */
export const readPreference = (name: keyof typeof KEYS): unknown => readKept('localStorage', KEYS[name]);

/** The language that the person chose, else the default. */
export const chosenLocale = (locales: Locales): Locale => toLocale(locales, readPreference('locale'));

/** Writes one so that react-admin's store reads it; where storage refuses, the choice lasts as long as the page. */
export const writePreference = (name: keyof typeof KEYS, value: string) =>
  keep('localStorage', KEYS[name], JSON.stringify(value));
