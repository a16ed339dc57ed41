import type { Failure } from './api/errors';
import type { Locale } from './locale';

/**
 * What is said where no console is: one sentence for each failure of a call, and those of a start that failed. They come
 * with the entry script, for they must be there when nothing else can be had.
 */
export interface ErrorWords extends Readonly<Record<Failure, string>> {
  /** A chunk of the program could not be loaded. */
  readonly chunk: string;
  readonly reload: string;
  /** The page threw where nothing could catch it. */
  readonly crashed: string;
  /** The console could not be started. */
  readonly boot: string;
  readonly retry: string;
  readonly loading: string;
  readonly unsafeUrl: string;
}

/** The words of the login page, and of the page that says what is wrong with config.json. */
export interface LoginWords {
  readonly product: string;
  readonly login: string;
  readonly loggingIn: string;
  /** Of each declared field, by its name. */
  readonly fields: Readonly<Record<string, { readonly label: string; readonly required: string }>>;
  readonly captchaImage: string;
  readonly captchaLoading: string;
  readonly captchaFailed: string;
  /** Sent before there was a picture to read. */
  readonly captchaMissing: string;
  readonly entering: string;
  readonly menuFailed: string;
  readonly noMenu: string;
  readonly retry: string;
  readonly otherAccount: string;
  readonly language: string;
  readonly dark: string;
  readonly light: string;
  readonly settings: {
    readonly title: string;
    readonly hint: string;
    readonly reload: string;
    /** What can be wrong with a setting, by what its check answers. */
    readonly problems: Readonly<Record<string, string>>;
  };
}

/** The same words in every language of the application. */
export type EveryLocale<T> = Readonly<Record<Locale, T>>;

/** Where the words of the entries come from. */
export interface EntryWords {
  readonly errors: EveryLocale<ErrorWords>;
  /** They are few: every language at once, so that switching needs no request. */
  login(): Promise<EveryLocale<LoginWords>>;
}

/** Where the console's words come from. */
export interface ConsoleWords {
  /** What the console says before a resource or a page brings its own words: react-admin's messages among them. */
  console(locale: Locale): Promise<object>;
  /** The words of one area: its resources and pages; none where it has none of its own. */
  area(locale: Locale, area: string): Promise<Readonly<Record<string, object>>>;
}

/** The words of a language, or of the first one where it has none. */
export function wordsIn<T>(words: EveryLocale<T>, locale: Locale): T {
  const found = words[locale] ?? Object.values(words)[0];
  if (found === undefined) throw new Error(`there are no words in ${locale}`);
  return found;
}
