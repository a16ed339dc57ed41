import type { Locale, Locales } from '../locale';
import type { Theme } from '../storage/useAppearance';
import type { LoginWords } from '../words';
import styles from './login.module.css';

interface SwitchesProps {
  readonly t: LoginWords;
  readonly locales: Locales;
  readonly locale: Locale;
  readonly theme: Theme;
  onLocale(locale: Locale): void;
  onTheme(theme: Theme): void;
}

/** The switches for the language, each in its own words, and for light or dark. */
export function Switches({ t, locales, locale, theme, onLocale, onTheme }: SwitchesProps) {
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.switches}>
      <fieldset className={styles.languages}>
        <legend>{t.language}</legend>
        {Object.entries(locales).map(([tag, name]) => (
          <button
            key={tag}
            type="button"
            lang={tag}
            aria-pressed={tag === locale}
            onClick={() => onLocale(tag)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.theme}
        aria-label={t[next]}
        title={t[next]}
        onClick={() => onTheme(next)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {next === 'dark' ? <path d={MOON} /> : <path d={SUN} />}
        </svg>
      </button>
    </header>
  );
}

const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z';
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M19.1 4.9 17 7M7 17l-2.1 2.1';
