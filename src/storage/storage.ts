import { createExternalStore } from '../externalStore';

/** Kept by the browser, or by this tab only. */
type Place = 'localStorage' | 'sessionStorage';

/** What the browser didn't keep: it lasts as long as this page. */
const unkept = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
} as const satisfies Record<Place, Map<string, string>>;

/** Whether the browser failed to keep something that a user wrote or chose; says so once for the whole page. */
export const storageLoss = createExternalStore(false);

/** The largest cache; what a user wrote is worth more. */
export const STYLES = 'styles';

/** Reads a text from storage; `undefined` if there is none. */
export function readText(place: Place, key: string): string | undefined {
  const inPage = unkept[place].get(key);
  if (inPage !== undefined) return inPage;
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads JSON from storage, which anybody may have written: callers check its shape. `undefined` if there is none, or it isn't JSON. */
export const readKept = (place: Place, key: string): unknown => readJson(() => readText(place, key));

/** Parses what `read` returns as JSON; `undefined` if it returns nothing or something else, or throws. */
export function readJson(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text. If storage is full, blocked or silently keeps nothing, the text lasts as long as this page, and
 * {@link storageLoss} says so.
 * @returns whether the browser keeps it
 */
export function keep(place: Place, key: string, text: string): boolean {
  if (write(place, key, text) || (makeRoom(place) && write(place, key, text))) {
    unkept[place].delete(key);
    return true;
  }
  unkept[place].set(key, text);
  storageLoss.set(true);
  return false;
}

/** Keeps what can be had again: nothing is lost if the browser doesn't. */
export function keepCopy(place: Place, key: string, text: string): void {
  write(place, key, text);
}

/** Whether the browser keeps what was last written there. */
export const isKept = (place: Place, key: string): boolean => !unkept[place].has(key);

/** Removes what {@link keep} wrote. */
export function drop(place: Place, key: string): void {
  unkept[place].delete(key);
  try {
    window[place].removeItem(key);
  } catch {
    // Where storage is blocked, nothing was written.
  }
}

/** The keys that are in use. */
export function keysOf(place: Place): readonly string[] {
  return [...new Set([...storedKeys(place), ...unkept[place].keys()])];
}

function storedKeys(place: Place): readonly string[] {
  try {
    return Object.keys(window[place]);
  } catch {
    return [];
  }
}

/** Writes and reads back. */
function write(place: Place, key: string, text: string): boolean {
  try {
    window[place].setItem(key, text);
    return window[place].getItem(key) === text;
  } catch {
    return false;
  }
}

/** Removes the cached styles, if there are some; returns whether there were. */
function makeRoom(place: Place): boolean {
  if (place !== 'localStorage' || readText(place, STYLES) === undefined) return false;
  drop(place, STYLES);
  return true;
}
