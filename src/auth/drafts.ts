import { session } from './session';

/** What was filled in and not sent yet, by input. */
export type Draft = Readonly<Record<string, unknown>>;

const PREFIX = 'draft/';
/** A mainland ID number, by its birth date: none is ever kept in the browser, wherever it was typed. */
const ID_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;

let owner: string | undefined;

/** Drafts outlive the session that they were written in, and are only ever given back to the same person. */
function keyOf(path: string) {
  owner = session.identity()?.uid ?? owner;
  return `${PREFIX}${owner ?? ''}/${path}`;
}

/**
 * Forms that were dirty when their session ended, in this tab's session storage, by uid and path: that of a
 * page, or what tells a dialog apart on it. The caller leaves passwords out; ID numbers are taken out here.
 */
export const drafts = {
  read(path: string): Draft | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null');
      return typeof kept === 'object' && kept !== null ? (kept as Draft) : undefined;
    } catch {
      return undefined;
    }
  },

  write(path: string, values: Draft) {
    try {
      sessionStorage.setItem(keyOf(path), JSON.stringify(values, withoutIdNumbers));
    } catch {
      // A full storage only means that the draft isn't kept.
    }
  },

  clear(path: string) {
    sessionStorage.removeItem(keyOf(path));
  },

  /** Logging out on purpose leaves nothing behind. */
  clearAll() {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  },
};

const withoutIdNumbers = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(ID_NUMBER, '') : value;
