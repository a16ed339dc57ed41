/** Kept by the browser, or by this tab only. */
type Place = 'localStorage' | 'sessionStorage';

/** Reads a text from storage; `undefined` if there is none, or storage is blocked. */
export function readText(place: Place, key: string): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads JSON from storage; `undefined` if there is none, it isn't JSON, or storage is blocked. */
export const readKept = (place: Place, key: string): unknown => readJson(() => readText(place, key));

/** Parses what `read` returns as JSON; `undefined` if it returns nothing or something else, or throws. */
export function readJson(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes to storage. If it is full, or blocked as in a private window, nothing is remembered. */
export function keep(place: Place, key: string, text: string): void {
  try {
    window[place].setItem(key, text);
  } catch {
    // Only a convenience is lost.
  }
}

/** Removes what {@link keep} wrote. */
export function drop(place: Place, key: string): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Where storage is blocked, nothing was written.
  }
}

/** The keys that are in use; none if storage is blocked. */
export function keysOf(place: Place): readonly string[] {
  try {
    return Object.keys(window[place]);
  } catch {
    return [];
  }
}
