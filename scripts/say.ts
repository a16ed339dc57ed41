/** A sentence in both languages of the project. */
export interface Sentence {
  readonly zh: string;
  readonly en: string;
}

/**
 * A sentence of a command: in Chinese where the environment's locale is Chinese, in English otherwise. The first that is set
 * counts, as in POSIX.
 */
export function sentenceFor(
  { zh, en }: Sentence,
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): string {
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? zh : en;
}

/** Prints a sentence of a command. */
export const say = (sentence: Sentence): void => console.log(sentenceFor(sentence));
