import { en, zh } from '../words/tools.ts';

/** Values for the `%{name}` in a sentence. */
export type Fill = Readonly<Record<string, string | number>>;

/**
 * Fills the `%{name}` in a sentence.
 * @throws if one is left over
 * @example fill('%{count} tools in %{place}', { count: 3, place: 'the cellar' }) // '3 tools in the cellar'
 */
export const fill = (sentence: string, values: Fill): string =>
  sentence.replace(/%\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills '${name}' of '${sentence}'`);
    return String(value);
  });

/** The locale's language in the terminal: the first variable that is set counts, as in POSIX. */
const isChinese = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env): boolean =>
  /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '');

/** A sentence of a command: in Chinese where the locale is Chinese, in English otherwise. */
export const sentenceOf = (name: keyof typeof zh, values: Fill = {}): string =>
  fill((isChinese() ? zh : en)[name], values);

/** Prints a sentence of a command. */
export const say = (name: keyof typeof zh, values?: Fill): void => console.log(sentenceOf(name, values));
