let neverKept: RegExp | undefined;

/** Sets what is never stored in the browser, wherever it was typed: a pattern with the flag `g`. Called once, at the start. */
export function keepOut(pattern: RegExp | undefined) {
  neverKept = pattern;
}

/** A text without what must never be stored. */
export const withoutNeverKept = (text: string): string => (neverKept ? text.replace(neverKept, '') : text);

/** A value as JSON, without what must never be stored in any of its texts. */
export const toKeptJson = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? withoutNeverKept(each) : each));
