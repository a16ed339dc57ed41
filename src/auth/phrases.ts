import type { Runtime } from './runtime';

const PREFIX = 'phrases/';
/** How many are remembered for each input. */
const MOST = 5;

/** Not a letter or two, which were meant as shortcuts and typed into a field. */
const isPhrase = (text: string) => text.length > 3 || /\p{Script=Han}/u.test(text);

/** What an account wrote into an input before, offered again; kept in this browser beyond a logout, without ID numbers. */
export interface Phrases {
  /** The newest first. */
  read(input: string): readonly string[];
  add(input: string, written: string): void;
}

/** Creates the {@link Phrases} of a console. */
export function createPhrases({ session, storage }: Pick<Runtime, 'session' | 'storage'>): Phrases {
  const keyOf = (input: string) => `${PREFIX}${session.identity()?.uid ?? ''}/${input}`;

  function read(input: string): readonly string[] {
    const kept = storage.readKept('localStorage', keyOf(input));
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  }

  return {
    read,
    add(input, written) {
      const phrase = storage.withoutNeverKept(written).trim();
      if (!isPhrase(phrase)) return;
      const others = read(input).filter((each) => each !== phrase);
      storage.keep('localStorage', keyOf(input), JSON.stringify([phrase, ...others].slice(0, MOST)));
    },
  };
}
