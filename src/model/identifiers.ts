/** A kind of number by which things are looked up, such as a phone number. */
export interface Identifier<N extends string = string> {
  /** Its word is `identifiers.<name>` in i18n. */
  readonly name: N;
  /** Matches the whole number. */
  readonly pattern: RegExp;
  /** An example, which matches the pattern. */
  readonly example: string;
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
