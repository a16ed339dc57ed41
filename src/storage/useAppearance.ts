import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Locale, type Locales, toLocale } from '../locale';
import { readPreference, writePreference } from './preferences';
import type { BrowserStorage } from './storage';

/** The colour scheme. */
export type Theme = 'light' | 'dark';

/**
 * The language that the user chose, and how to choose another, without react-admin; the document's language follows.
 * @param storage of the entry's props
 * @returns the locale, such as `en-US`, and a function that sets and keeps another; the first of `locales` if none was chosen
 * @example
 * export default reactEntry(({ application, storage }) => {
 *   const [locale] = useLocale(application.locales, storage);
 *   return <p>{locale}</p>;
 * });
 */
export function useLocale(locales: Locales, storage: BrowserStorage): [Locale, (locale: Locale) => void] {
  const [chosen, choose] = usePreference(storage, 'locale');
  const locale = toLocale(locales, chosen);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return [locale, choose];
}

/**
 * Light or dark, as the user chose or else as their system prefers, and how to choose, without react-admin.
 * @param storage of the entry's props
 * @example
 * export default reactEntry(({ storage }) => {
 *   const [theme, chooseTheme] = useTheme(storage);
 *   return <button type="button" onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
 * });
 */
export function useTheme(storage: BrowserStorage): [Theme, (theme: Theme) => void] {
  const [chosen, choose] = usePreference(storage, 'theme');
  const system = useSyncExternalStore(watchSystemTheme, systemTheme);
  return [chosen === 'light' || chosen === 'dark' ? chosen : system, choose];
}

function usePreference(storage: BrowserStorage, name: 'locale' | 'theme'): [unknown, (next: string) => void] {
  const [chosen, setChosen] = useState(() => readPreference(storage, name));
  return [
    chosen,
    (next) => {
      writePreference(storage, name, next);
      setChosen(next);
    },
  ];
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

/** Notifies when the system's colour scheme changes, until what it returns is called. */
function watchSystemTheme(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
