import { type Fill, fill } from 'declared-console/tools';
import { commands as en } from '../i18n/en-US/commands.ts';
import { commands as zh } from '../i18n/zh-CN/commands.ts';

/** The name of a sentence that a command prints. */
export type SentenceName = keyof typeof zh;

/**
 * A sentence of a command: in Chinese where the environment's locale is Chinese, in English otherwise. The first variable that
 * is set counts, as in POSIX.
 * @param values what fills its `%{name}`
 */
export function sentenceOf(
  name: SentenceName,
  values: Fill = {},
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): string {
  const words = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? zh : en;
  return fill(words[name], values);
}

/** Prints a sentence of a command. */
export const say = (name: SentenceName, values?: Fill): void => console.log(sentenceOf(name, values));
