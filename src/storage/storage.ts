import { createExternalStore, type ExternalStore } from '../externalStore';

/** Kept by the browser, or by this tab only. */
type Place = 'localStorage' | 'sessionStorage';

/** How a console keeps things in the browser. */
export interface StorageOptions {
  /** What its keys begin with; nothing by default. */
  readonly prefix?: string | undefined;
  /** What is never stored, wherever it was typed: a pattern with the flag `g`. */
  readonly neverKept?: RegExp | undefined;
}

/** What a console keeps in the browser, under keys of its own. */
export interface BrowserStorage {
  /** What its keys begin with in the browser. */
  readonly prefix: string;
  /** Whether the browser failed to keep something that a user wrote or chose; says so once for the whole page. */
  readonly loss: ExternalStore<boolean>;
  /** Reads a text; `undefined` if there is none. */
  readText(place: Place, key: string): string | undefined;
  /** Reads JSON, which anybody may have written: callers check its shape. `undefined` if there is none, or it isn't JSON. */
  readKept(place: Place, key: string): unknown;
  /**
   * Keeps a text. If storage is full, blocked or silently keeps nothing, the text lasts as long as this page, and `loss` says so.
   * @returns whether the browser keeps it
   */
  keep(place: Place, key: string, text: string): boolean;
  /** Keeps what can be had again: nothing is lost if the browser doesn't. */
  keepCopy(place: Place, key: string, text: string): void;
  /** Whether the browser keeps what was last written there. */
  isKept(place: Place, key: string): boolean;
  /** Removes what was kept. */
  drop(place: Place, key: string): void;
  /** The keys that are in use. */
  keysOf(place: Place): readonly string[];
  /** A text without what must never be stored. */
  withoutNeverKept(text: string): string;
}

/** The largest cache; what a user wrote is worth more. */
export const STYLES = 'styles';

/** Parses what `read` returns as JSON; `undefined` if it returns nothing or something else, or throws. */
export function readJson(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Creates a {@link BrowserStorage}. */
export function createStorage({ prefix = '', neverKept }: StorageOptions = {}): BrowserStorage {
  /** What the browser didn't keep: it lasts as long as this page. */
  const unkept = {
    localStorage: new Map<string, string>(),
    sessionStorage: new Map<string, string>(),
  } as const satisfies Record<Place, Map<string, string>>;
  const loss = createExternalStore(false);

  function readText(place: Place, key: string): string | undefined {
    const inPage = unkept[place].get(key);
    if (inPage !== undefined) return inPage;
    try {
      return window[place].getItem(prefix + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes and reads back. */
  function write(place: Place, key: string, text: string): boolean {
    try {
      window[place].setItem(prefix + key, text);
      return window[place].getItem(prefix + key) === text;
    } catch {
      return false;
    }
  }

  function drop(place: Place, key: string): void {
    unkept[place].delete(key);
    try {
      window[place].removeItem(prefix + key);
    } catch {
      // Where storage is blocked, nothing was written.
    }
  }

  function storedKeys(place: Place): readonly string[] {
    try {
      return Object.keys(window[place]).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      );
    } catch {
      return [];
    }
  }

  /** Removes the cached styles, if there are some; returns whether there were. */
  function makeRoom(place: Place): boolean {
    if (place !== 'localStorage' || readText(place, STYLES) === undefined) return false;
    drop(place, STYLES);
    return true;
  }

  return {
    prefix,
    loss,
    readText,
    readKept: (place, key) => readJson(() => readText(place, key)),
    keep(place, key, text) {
      if (write(place, key, text) || (makeRoom(place) && write(place, key, text))) {
        unkept[place].delete(key);
        return true;
      }
      unkept[place].set(key, text);
      loss.set(true);
      return false;
    },
    keepCopy: write,
    isKept: (place, key) => !unkept[place].has(key),
    drop,
    keysOf: (place) => [...new Set([...storedKeys(place), ...unkept[place].keys()])],
    withoutNeverKept: (text) => (neverKept ? text.replace(neverKept, '') : text),
  };
}
