import { session } from '../../../auth/session';
import { withoutNeverKept } from '../../../storage/neverKept';
import { keep, readKept } from '../../../storage/storage';

const PREFIX = 'phrases/';
/** How many are remembered for each input. */
const MOST = 5;

/** Not a letter or two, which were meant as shortcuts and typed into a field. */
const isPhrase = (text: string) => text.length > 3 || /\p{Script=Han}/u.test(text);

const keyOf = (input: string) => `${PREFIX}${session.identity()?.uid ?? ''}/${input}`;

/** What an account wrote into an input before, offered again; kept in this browser beyond a logout, without ID numbers. */
export const phrases = {
  /** The newest first. */
  read(input: string): readonly string[] {
    const kept = readKept('localStorage', keyOf(input));
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  },

  add(input: string, written: string) {
    const phrase = withoutNeverKept(written).trim();
    if (!isPhrase(phrase)) return;
    const others = phrases.read(input).filter((each) => each !== phrase);
    keep('localStorage', keyOf(input), JSON.stringify([phrase, ...others].slice(0, MOST)));
  },
};
