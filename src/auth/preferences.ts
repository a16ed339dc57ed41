import { type Locale, type Locales, toLocale } from '../locale';

/** What the person chose about the screen, not about the work: kept in local storage beyond a logout. */
const KEYS = { locale: 'RaStore.locale', theme: 'RaStore.theme' } as const;

/** Reads a preference that react-admin's store wrote (as JSON), for the entries that don't load react-admin. */
export function readPreference(name: keyof typeof KEYS): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[name]) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The language that the person chose, else the default. */
export const chosenLocale = (locales: Locales): Locale => toLocale(locales, readPreference('locale'));

/** Writes one so that react-admin's store reads it. A full or forbidden storage only means it isn't remembered. */
export function writePreference(name: keyof typeof KEYS, value: string) {
  try {
    localStorage.setItem(KEYS[name], JSON.stringify(value));
  } catch {
    // Private windows refuse; the choice then lasts as long as the page.
  }
}
