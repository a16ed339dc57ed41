import { type Fill, fill, isChinese } from '../sentences.ts';
import { en, zh } from '../words/tools.ts';

/** A sentence of a command: in Chinese where the locale is Chinese, in English otherwise. */
export const sentenceOf = (name: keyof typeof zh, values: Fill = {}): string =>
  fill((isChinese(process.env) ? zh : en)[name], values);

/** Prints a sentence of a command. */
export const say = (name: keyof typeof zh, values?: Fill): void => console.log(sentenceOf(name, values));
