import type { LongNumber } from './numbers';

/** A number as it is written; of those that a field decodes, only what rounds to nothing has an exponent. */
const WRITTEN = /^([+-]?)(\d*)\.?(\d*)(e-\d+)?$/;

/** A value in hundredths, rounded as it is shown; nothing if it is empty, or can't be read. */
function hundredthsOf(value: unknown): bigint | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const [, sign, whole = '', decimals = '', tiny] = WRITTEN.exec(String(value)) ?? [];
  if (sign === undefined || whole + decimals === '') return undefined;
  if (tiny !== undefined) return 0n;
  const cut = BigInt(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`);
  const size = (decimals[2] ?? '0') >= '5' ? cut + 1n : cut;
  return sign === '-' ? -size : size;
}

/** The exact sum of decoded numbers, and how many of them are in it: what is empty or can't be read isn't. */
export interface Sum {
  readonly total: LongNumber;
  readonly counted: number;
}

/**
 * Adds decoded numbers exactly, each with two decimals as it is shown.
 * @example sumOf([0.1, 0.2, Number.NaN]) // { total: '0.3', counted: 2 }
 */
export function sumOf(values: readonly unknown[]): Sum {
  const known = values.map(hundredthsOf).filter((value) => value !== undefined);
  const sum = known.reduce((total, value) => total + value, 0n);
  const size = sum < 0n ? -sum : sum;
  const decimals = String(size % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const total = `${sum < 0n ? '-' : ''}${size / 100n}${decimals && `.${decimals}`}`;
  return { total: total as LongNumber, counted: known.length };
}
