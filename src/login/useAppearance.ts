import { useEffect, useState } from 'preact/hooks';
import { type Locale, type Locales, toLocale } from '../locale';
import { systemTheme, type Theme, toTheme, watchSystemTheme } from '../storage/appearance';
import { readPreference, writePreference } from '../storage/preferences';

/** The language the user chooses; the document's language follows. */
export function useLocale(locales: Locales): [Locale, (locale: Locale) => void] {
  const [chosen, choose] = usePreference('locale');
  const locale = toLocale(locales, chosen);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return [locale, choose];
}

/** Light or dark, as the user chooses, or else as their system prefers. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [chosen, choose] = usePreference('theme');
  const [system, setSystem] = useState(systemTheme);
  useEffect(() => watchSystemTheme(() => setSystem(systemTheme)), []);
  return [toTheme(chosen, system), choose];
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
