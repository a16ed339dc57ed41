import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Locale, type Locales, toLocale } from '../locale';
import { readPreference, writePreference } from './preferences';

/** The colour scheme. */
export type Theme = 'light' | 'dark';

/**
 * The language that the user chose, and how to choose another, without react-admin; the document's language follows.
 * @returns the locale, such as `en-US`, and a function that sets and keeps another; the first of `locales` if none was chosen
 * @example const [locale, chooseLocale] = useLocale(application.locales);
 */
export function useLocale(locales: Locales): [Locale, (locale: Locale) => void] {
  const [chosen, choose] = usePreference('locale');
  const locale = toLocale(locales, chosen);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return [locale, choose];
}

/**
 * Light or dark, as the user chose or else as their system prefers, and how to choose, without react-admin.
 * @example
 * const [theme, chooseTheme] = useTheme();
 * const button = <button type="button" onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [chosen, choose] = usePreference('theme');
  const system = useSyncExternalStore(watchSystemTheme, systemTheme);
  return [chosen === 'light' || chosen === 'dark' ? chosen : system, choose];
}

function usePreference(name: 'locale' | 'theme'): [unknown, (next: string) => void] {
  const [chosen, setChosen] = useState(() => readPreference(name));
  return [
    chosen,
    (next) => {
      writePreference(name, next);
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
