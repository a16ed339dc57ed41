import type { MessageKey } from './messages';

/** The result of checking an identifier. */
export interface Checked {
  /** Whether its check digit is right. */
  readonly isValid: boolean;
  /** What else it contains: a message and its arguments. */
  readonly says?: { readonly message: MessageKey; readonly args: Readonly<Record<string, string | number>> };
}

/** Verifies the check digit of a value; `undefined` if it has none. */
export type Check = (value: string) => Checked | undefined;
