let neverKept: RegExp | undefined;

/** Names what the browser never keeps, wherever it was typed: a pattern with the flag `g`. Called once, before anything is kept. */
export function keepOut(pattern: RegExp | undefined) {
  neverKept = pattern;
}

/** A text without what is never kept. */
export const withoutNeverKept = (text: string): string => (neverKept ? text.replace(neverKept, '') : text);
