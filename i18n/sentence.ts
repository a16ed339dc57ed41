import { type Fill, fill, isChinese } from 'declared-console/values';
import { commands as en } from './en-US/commands';
import { commands as zh } from './zh-CN/commands';

/** The name of a sentence that a command or the server prints. */
export type SentenceName = keyof typeof zh;

/** Values for the `%{name}` in a sentence. */
export type Values = Fill;

/**
 * A sentence of a command: in Chinese where the environment's locale is Chinese, in English otherwise.
 * @param values what fills its `%{name}`
 * @throws if one is left over
 */
export const sentenceOf = (
  name: SentenceName,
  values: Values = {},
  env: NodeJS.ProcessEnv = process.env,
): string => fill((isChinese(env) ? zh : en)[name], values);
