import { DRAFT } from './clearDrafts';
import { withoutNeverKept } from './neverKept';
import { session } from './session';
import { keep, readKept } from './storage';

/** What was filled in and not sent yet, by input. */
export type Draft = Readonly<Record<string, unknown>>;

let owner: string | undefined;

/** Drafts outlive the session that they were written in, and are only ever given back to the same person. */
function keyOf(path: string) {
  owner = session.identity()?.uid ?? owner;
  return `${DRAFT}${owner ?? ''}/${path}`;
}

/**
 * What was filled in and not sent, in this tab's session storage, by uid and path: that of a page, or what tells a dialog
 * apart on it. A form's is given back after its session has ended, a review's also after its page was left. The caller
 * leaves passwords out; what {@link keepOut} names is taken out here.
 */
export const drafts = {
  read(path: string): Draft | undefined {
    const kept = readKept('sessionStorage', keyOf(path));
    return typeof kept === 'object' && kept !== null ? (kept as Draft) : undefined;
  },

  write(path: string, values: Draft) {
    keep('sessionStorage', keyOf(path), JSON.stringify(values, keptValue));
  },

  clear(path: string) {
    sessionStorage.removeItem(keyOf(path));
  },

  /** Whether this person has filled in anything that is kept. */
  exist: () => Object.keys(sessionStorage).some((key) => key.startsWith(keyOf(''))),
};

const keptValue = (_name: string, value: unknown) =>
  typeof value === 'string' ? withoutNeverKept(value) : value;
