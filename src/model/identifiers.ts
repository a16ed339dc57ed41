/** A kind of number by which things are looked up, such as a phone number. */
export interface Identifier<N extends string = string> {
  /** Its word is `identifiers.<name>` in i18n. */
  readonly name: N;
  /** Matches the whole number. */
  readonly pattern: RegExp;
  /** An example, which matches the pattern. */
  readonly example: string;
  /** What its numbers begin with, before digits, such as `BQ`: such a number is surely of this kind, and sent in capitals. */
  readonly begins?: readonly string[];
  /** So many of its digits, at least, are looked for as a part of it: see `parts` of a filter. */
  readonly part?: number;
  /** Whether the pattern also matches other numbers: then the kind is offered after more specific ones. */
  readonly loose?: boolean;
}

/**
 * Declares a kind of number.
 *
 * @example defineIdentifier('isbn', { pattern: /^97[89]\d{10}$/, example: '9783161484100' })
 */
export const defineIdentifier = <const N extends string>(
  name: N,
  shape: Omit<Identifier, 'name'>,
): Identifier<N> => ({ name, ...shape });
