import type { Failure } from './api/errors';
import type { UnreadEntry } from './auth/menu';
import type { Locale } from './locale';

/**
 * What is said outside the console: one sentence for each failure of a call, and those for a failed start. Part of the entry
 * script, as they are needed when nothing else can be loaded.
 */
export interface ErrorWords extends Readonly<Record<Failure, string>> {
  /** What the user did has ended the session. */
  readonly loginAgain: string;
  /** A chunk of the program couldn't be loaded. */
  readonly chunk: string;
  readonly reload: string;
  /** An error that nothing caught. */
  readonly crashed: string;
  /** The console couldn't be started. */
  readonly boot: string;
  readonly retry: string;
  /** Beside a failed start. */
  readonly login: string;
  readonly loading: string;
  readonly unsafeUrl: string;
}

/** The words of the login page, and of the page that reports problems in config.json. */
export interface LoginWords {
  readonly product: string;
  readonly login: string;
  readonly loggingIn: string;
  /** Of each declared field, by its name. */
  readonly fields: Readonly<Record<string, { readonly label: string; readonly required: string }>>;
  readonly captchaImage: string;
  readonly captchaLoading: string;
  readonly captchaFailed: string;
  /** Submitted before the captcha was loaded. */
  readonly captchaMissing: string;
  readonly entering: string;
  readonly menuFailed: string;
  readonly noMenu: string;
  /** The menu's entries that can't be opened, and why. */
  readonly unread: { readonly title: string } & Readonly<Record<UnreadEntry['reason'], string>>;
  readonly retry: string;
  readonly otherAccount: string;
  readonly language: string;
  readonly dark: string;
  readonly light: string;
  readonly settings: {
    readonly title: string;
    readonly hint: string;
    readonly reload: string;
    /** What can be wrong with a setting, by the result of its check. */
    readonly problems: Readonly<Record<string, string>>;
  };
}

/** The same words in every language of the application. */
export type EveryLocale<T> = Readonly<Record<Locale, T>>;

/** Loads the words of the entries. */
export interface EntryWords {
  readonly errors: EveryLocale<ErrorWords>;
  /** All languages at once: they are few, and switching then needs no request. */
  login(): Promise<EveryLocale<LoginWords>>;
}

/** Loads the words of the console. */
export interface ConsoleWords {
  /** The words that all of the console shares, including react-admin's messages. */
  console(locale: Locale): Promise<object>;
  /** The words of one area's resources and pages; empty if it has none. */
  area(locale: Locale, area: string): Promise<Readonly<Record<string, object>>>;
}

/**
 * The words in a language, or in the first one if it has none. Throws if there are no words at all.
 * @example wordsIn({ 'en-US': 'Close', 'de-DE': 'Schließen' }, 'de-DE') // 'Schließen'
 */
export function wordsIn<T>(words: EveryLocale<T>, locale: Locale): T {
  const found = words[locale] ?? Object.values(words)[0];
  if (found === undefined) throw new Error(`there are no words in ${locale}`);
  return found;
}
