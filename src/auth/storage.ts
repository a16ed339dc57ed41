/** Which of the browser's two: what this browser keeps, or what this tab does. */
type Place = 'localStorage' | 'sessionStorage';

/** What is kept under a key as JSON; nothing where there is none, somebody else wrote it, or storage is forbidden. */
export function readKept(place: Place, key: string): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null') ?? undefined;
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
