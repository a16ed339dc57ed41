/** Which of the browser's two: what this browser keeps, or what this tab does. */
type Place = 'localStorage' | 'sessionStorage';

/** What is kept under a key as JSON; nothing where there is none, somebody else wrote it, or storage is forbidden. */
export const readKept = (place: Place, key: string): unknown => readJson(() => window[place].getItem(key));

/** What a text says as JSON; nothing where there is none, it says something else, or it can't be had. */
export function readJson(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text. A full storage, or a forbidden one as in a private window, only means that it isn't remembered. */
export function keep(place: Place, key: string, text: string): void {
  try {
    window[place].setItem(key, text);
  } catch {
    // What is lost is a convenience.
  }
}
