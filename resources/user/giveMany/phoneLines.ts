import { phoneOf } from '../../inputs';
import { mobileNumber } from '../../mobileNumber';

/** What a pasted list holds: each number once, and the lines that hold none. */
export interface PhoneLines {
  readonly mobiles: readonly string[];
  readonly wrong: readonly { readonly line: number; readonly text: string }[];
  /** How many lines repeat a number. */
  readonly repeated: number;
}

/** What ends a line of a copied list, also as Chinese writes it. */
const SEPARATOR = /[,;\uFF0C\uFF1B\u3001]\s*$/;

/** Reads a list of phone numbers, one in a line, without what is around them when they are copied. */
export function readPhoneLines(pasted: string): PhoneLines {
  const lines = pasted
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((text, index) => ({
      line: index + 1,
      text: text.trim(),
      mobile: phoneOf(text.replace(SEPARATOR, '')),
    }))
    .filter(({ text }) => text !== '');
  const right = lines.filter(({ mobile }) => mobileNumber.test(mobile)).map(({ mobile }) => mobile);
  const mobiles = [...new Set(right)];
  return {
    mobiles,
    wrong: lines.filter(({ mobile }) => !mobileNumber.test(mobile)).map(({ line, text }) => ({ line, text })),
    repeated: right.length - mobiles.length,
  };
}
