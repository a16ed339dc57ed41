import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale, Locales } from '../locale';
import { systemTheme, type Theme, toTheme, watchSystemTheme } from './appearance';
import { chosenLocale, readPreference } from './preferences';

/** The language the user chose, for public entries; the document's language follows. */
export function useLocale(locales: Locales): Locale {
  const [locale] = useState(() => chosenLocale(locales));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return locale;
}

/** Light or dark, as the user chose, or else as their system prefers, for public entries. */
export function useTheme(): Theme {
  const [chosen] = useState(() => readPreference('theme'));
  return toTheme(chosen, useSyncExternalStore(watchSystemTheme, systemTheme));
}
