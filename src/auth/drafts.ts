import { isObject } from '../model/values';
import { DRAFT } from '../storage/clearDrafts';
import { toKeptJson } from '../storage/toKeptJson';
import type { Runtime } from './runtime';

/** What was filled in but not sent yet, by input. */
export type Draft = Readonly<Record<string, unknown>>;

/**
 * What was filled in but not sent, in session storage, by user and path (a page's path, or what identifies a dialog). A
 * form's draft is restored after the session ended, a review's also after its page was left. Callers leave passwords out;
 * what is never kept is removed here.
 */
export interface Drafts {
  read(path: string): Draft | undefined;
  /** @param uid whose it is, if somebody else may be logged in by now */
  write(path: string, values: Draft, uid?: string): void;
  clear(path: string): void;
  /** Whether this user has drafts. */
  exist(): boolean;
}

/** Creates the {@link Drafts} of a console. */
export function createDrafts({ session, storage }: Pick<Runtime, 'session' | 'storage'>): Drafts {
  let owner: string | undefined;

  /** Drafts outlive their session, but are only ever restored for the same user. */
  function keyOf(path: string, uid?: string) {
    owner = session.identity()?.uid ?? owner;
    return `${DRAFT}${uid ?? owner ?? ''}/${path}`;
  }

  return {
    read(path) {
      const kept = storage.readKept('sessionStorage', keyOf(path));
      return isObject(kept) ? kept : undefined;
    },
    write(path, values, uid) {
      storage.keep('sessionStorage', keyOf(path, uid), toKeptJson(storage, values));
    },
    clear(path) {
      storage.drop('sessionStorage', keyOf(path));
    },
    exist: () => storage.keysOf('sessionStorage').some((key) => key.startsWith(keyOf(''))),
  };
}
