import { type SentenceName, sentenceOf, type Values } from '../i18n/sentence.ts';

/** Prints a sentence of a command. */
export const say = (name: SentenceName, values?: Values): void => console.log(sentenceOf(name, values));
