/** Check digits of Chinese numbers, for checks and for samples that pass them. */

const ID_DIGITS = '10X98765432';
const CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * The check digit of an ID card number (GB 11643, ISO 7064 MOD 11-2), `0` to `9` or `X`.
 * @param digits its first 17
 * @example
 * idDigit('11010519491231002') // 'X'
 */
export function idDigit(digits: string): string | undefined {
  const sum = [...digits].reduce((total, digit, index) => total + 2 ** (17 - index) * Number(digit), 0);
  return ID_DIGITS[sum % 11];
}

/**
 * The check character of a unified social credit code (GB 32100); undefined if it has characters that a code can't have.
 * @param characters its first 17, in capitals
 * @example
 * creditCharacter('91350100M000100Y4') // '3'
 */
export function creditCharacter(characters: string): string | undefined {
  const values = [...characters].map((character) => CODE_CHARACTERS.indexOf(character));
  if (values.includes(-1)) return undefined;
  const sum = values.reduce((total, each, index) => total + each * (3 ** index % 31), 0);
  return CODE_CHARACTERS[(31 - (sum % 31)) % 31];
}
