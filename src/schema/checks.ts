import type { MessageKey } from './messages';

/** What the characters of an identifier tell of themselves. */
export interface Checked {
  /** Whether its check digit is right. */
  readonly isValid: boolean;
  /** What else can be read in it: a sentence, and what that names. */
  readonly says?: { readonly message: MessageKey; readonly args: Readonly<Record<string, string | number>> };
}

/** Holds a value against the check digit that it carries; `undefined` for one of a kind that carries none. */
export type Check = (value: string) => Checked | undefined;
