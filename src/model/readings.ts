import type { MessageKey } from './messages';

/** What one look at a picture made out: its lines of text, from above. */
export type Look = readonly string[];

/** That what is printed on a picture is the value beside it, or that it is another. */
export interface Agreement {
  readonly isEqual: boolean;
  /** What is printed, where that is another value. */
  readonly read?: string;
}

/** How something that is printed on a picture is compared with a value beside it. */
export interface Reading {
  /** What it is, in words. */
  readonly name: MessageKey;
  /** Whether a value can be compared: one that is masked can't. */
  applies(value: string): boolean;
  /**
   * Compares a value with what was made out so far. `undefined` is neither: it couldn't be read. Whatever is returned must be
   * certain, as a reviewer relies on it: another look is taken until it is, as long as there are any.
   */
  compare(value: string, looks: readonly Look[]): Agreement | undefined;
}
