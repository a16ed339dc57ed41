/** A kind of number that things are known and looked up by, such as a phone number. */
export interface Identifier<N extends string = string> {
  /** Where its word is: `identifiers.<name>` in i18n. */
  readonly name: N;
  /** What one looks like, from its first character to its last. */
  readonly pattern: RegExp;
  /** One of the kind. */
  readonly example: string;
  /** The pattern is a guess that takes in more than the kind: it is offered after those that don't. */
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
