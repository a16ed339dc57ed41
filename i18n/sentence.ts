import { commands as en } from './en-US/commands';
import { commands as zh } from './zh-CN/commands';

/** The name of a sentence that a command or the server prints. */
export type SentenceName = keyof typeof zh;

/** Values for the `%{name}` in a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A sentence of a command: in Chinese where the environment's locale is Chinese, in English otherwise. The first variable that
 * is set counts, as in POSIX.
 * @param values what fills its `%{name}`
 * @throws if one is left over
 */
export function sentenceOf(
  name: SentenceName,
  values: Values = {},
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): string {
  const words = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? zh : en;
  return words[name].replace(/%\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`nothing fills '${key}' of '${name}'`);
    return String(value);
  });
}
