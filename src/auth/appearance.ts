import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale, Locales } from '../locale';
import { chosenLocale, readPreference, writePreference } from './preferences';

/** How the screen is coloured. */
export type Theme = 'light' | 'dark';

/** The language the person chose, for entries without react-admin; the document's language follows it. */
export function useLocale(locales: Locales): [Locale, (locale: Locale) => void] {
  const [locale, setLocale] = useState(() => chosenLocale(locales));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return [
    locale,
    (next) => {
      writePreference('locale', next);
      setLocale(next);
    },
  ];
}

/** Light or dark as the person chose, else as their system has it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [chosen, setChosen] = useState(() => toTheme(readPreference('theme')));
  const system = useSyncExternalStore(watchSystem, systemTheme);
  return [
    chosen ?? system,
    (next) => {
      writePreference('theme', next);
      setChosen(next);
    },
  ];
}

const toTheme = (raw: unknown): Theme | undefined => (raw === 'light' || raw === 'dark' ? raw : undefined);

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

function watchSystem(listener: () => void) {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
