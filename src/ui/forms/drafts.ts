import { session } from '../../auth/session';
import { isObject } from '../../model/values';
import { DRAFT } from '../../storage/clearDrafts';
import { toKeptJson } from '../../storage/neverKept';
import { drop, keep, keysOf, readKept } from '../../storage/storage';

/** What was filled in but not sent yet, by input. */
export type Draft = Readonly<Record<string, unknown>>;

let owner: string | undefined;

/** Drafts outlive their session, but are only ever restored for the same user. */
function keyOf(path: string) {
  owner = session.identity()?.uid ?? owner;
  return `${DRAFT}${owner ?? ''}/${path}`;
}

/**
 * What was filled in but not sent, in session storage, by user and path (a page's path, or what identifies a dialog). A
 * form's draft is restored after the session ended, a review's also after its page was left. Callers leave passwords out;
 * what {@link keepOut} names is removed here.
 */
export const drafts = {
  read(path: string): Draft | undefined {
    const kept = readKept('sessionStorage', keyOf(path));
    return isObject(kept) ? kept : undefined;
  },

  write(path: string, values: Draft) {
    keep('sessionStorage', keyOf(path), toKeptJson(values));
  },

  clear(path: string) {
    drop('sessionStorage', keyOf(path));
  },

  /** Whether this user has drafts. */
  exist: () => keysOf('sessionStorage').some((key) => key.startsWith(keyOf(''))),
};
