import { session } from '../auth/session';
import { withoutNeverKept } from './neverKept';
import { keep, readKept } from './storage';

const PREFIX = 'phrases/';
/** How many are remembered for each input. */
const MOST = 5;

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
    if (!phrase) return;
    const others = phrases.read(input).filter((each) => each !== phrase);
    keep('localStorage', keyOf(input), JSON.stringify([phrase, ...others].slice(0, MOST)));
  },
};
