import { creditCharacter, idDigit } from '../../checkDigits.ts';
import type { OwnFieldContract } from '../../model/shape.ts';
import { wordsOf } from './words.ts';

/** The kinds of values. */
export type Kind =
  | 'phone'
  | 'idCard'
  | 'creditCode'
  | 'dateTime'
  | 'epochSeconds'
  | 'epochMillis'
  | 'money'
  | 'cents'
  | 'int'
  | 'duration'
  | 'code'
  | 'flag'
  | 'url'
  | 'picture'
  | 'fileName'
  | 'secret'
  | 'key'
  | 'texts'
  | 'text'
  | 'record'
  | 'rows'
  | 'unknown';

/** What a field's values say about it. */
export interface Guess {
  readonly kind: Kind;
  /** In percent. */
  readonly sure: number;
  /** Missing or null in at least one row. */
  readonly optional: boolean;
  /** For codes: those that were seen, in order. */
  readonly codes?: readonly string[];
  /** The reason, if it isn't obvious. */
  readonly why?: string;
  /** The application's own kind that it is; otherwise treated as a text. */
  readonly own?: OwnFieldContract;
}

type Told = Omit<Guess, 'optional'>;
type Scalar = string | number | boolean;

const PHONE = /^1[3-9]\d{9}$/;
const WALL = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const FILE = /\.(?:pdf|docx?|xlsx?|csv|txt|zip|rar|png|jpe?g|gif|webp|mp[34]|webm|apk)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp)(?:\?|$)/i;
const CLOCK = /^\d{1,2}:\d{2}:\d{2}$/;
const isIdCard = (text: string) =>
  /^\d{17}[\dXx]$/.test(text) && idDigit(text.slice(0, 17)) === text.slice(-1).toUpperCase();
const isCreditCode = (text: string) =>
  text.length === 18 && creditCharacter(text.slice(0, 17).toUpperCase()) === text.slice(-1).toUpperCase();
const DECIMAL = /^-?\d+\.\d{2}$/;
const DIGITS = /^-?\d+$/;

/** Patterns for names, whose words are joined by `_`: `order-id`, `orderId` and `orderID` are all `order_id`. */
const named = {
  money:
    /(?:amount|price|money|fee|cost|balance|total_?(?:pay|price|amount)|income|refund|discount(?:_?amount)?|threshold|paid|yuan)$/,
  cents: /(?:^|_)(?:cents?|fen)$/,
  time: /(?:time|date|day|start|end|begin|expire[sd]?|created|updated|registered|modified|published|finished|issued|seen|since|timestamp|(?:^|_)at)$/,
  duration: /(?:duration|seconds|length|elapsed)$/,
  code: /(?:status|state|type|kind|level|gender|sex|mode|category|source|way|flag|grade|scene|platform)$|^(?:is|has|can|enable[sd]?)(?:_|$)/,
  flag: /^(?:is|has|can|enable[sd]?)(?:_|$)|^(?:paid|valid)$/,
  key: /(?:^|_)(?:id|uuid)$/,
  number: /(?:no|number|code|sn|(?:^|_)(?:zip|version))$/,
  secret: /(?:secret(?:_?key)?|token|password|passwd|api_?key|private_?key)$/,
} as const;

const isNamed = (as: keyof typeof named, name: string): boolean => named[as].test(wordsOf(name).join('_'));

/** Whether a name suggests a timestamp. */
export const isMomentName = (name: string): boolean => isNamed('time', name);

/** Whether the name of a field that is always 0 or 1 suggests a flag. */
const isFlagName = (name: string): boolean => isNamed('flag', name);

/** The codes of yes and no. */
export type Pair = readonly [yes: string, no: string];
export const BOOLEANS: Pair = ['true', 'false'];
export const DIGITS_OF_FLAG: Pair = ['1', '0'];
const LETTERS: readonly Pair[] = [
  ['Y', 'N'],
  ['y', 'n'],
  ['T', 'F'],
  ['yes', 'no'],
  ['YES', 'NO'],
];

/** How a flag is written on the wire, by the codes that were recorded; undefined if it isn't a flag. */
export const pairOf = (name: string, codes: readonly string[]): Pair | undefined =>
  isFlagName(name) && codes.length > 0
    ? [BOOLEANS, DIGITS_OF_FLAG, ...LETTERS].find((pair) => codes.every((code) => pair.includes(code)))
    : undefined;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The maximum number of codes of a field, and their maximum length. */
const [MOST_CODES, LONGEST_CODE] = [12, 16];

/**
 * Infers the kind of a field from its name and its values in all rows, with a confidence.
 * @param values one for each row; `undefined` if the row lacks the field
 * @param kinds the application's own, which win where they are surer
 */
export function recognise(
  name: string,
  values: readonly unknown[],
  kinds: readonly OwnFieldContract[] = [],
): Guess {
  const optional = values.some((value) => value === undefined || value === null);
  const given = values.filter(isGiven);
  const guess = told(name, given);
  const [own] = kinds
    .map((each): Told => ({ kind: 'text', own: each, sure: each.recognise?.(name, given) ?? 0 }))
    .sort((a, b) => b.sure - a.sure);
  return { ...(own && given.length > 0 && own.sure > guess.sure ? own : guess), optional };
}

function told(name: string, given: readonly unknown[]): Told {
  if (given.length === 0) return { kind: 'unknown', sure: 0, why: 'it is empty in every row' };
  if (given.every(Array.isArray)) {
    const items = given.flat();
    if (items.length === 0) return { kind: 'texts', sure: 0, why: 'it is empty in every row' };
    return items.every(isScalar) ? { kind: 'texts', sure: 90 } : { kind: 'rows', sure: 95 };
  }
  if (given.every((value) => typeof value === 'object')) return { kind: 'record', sure: 95 };
  if (!given.every(isScalar)) return { kind: 'text', sure: 10, why: 'its values are of several kinds' };
  return scalar(name, given);
}

function scalar(name: string, given: readonly Scalar[]): Told {
  const texts = given.map(String);
  const all = (pattern: RegExp) => texts.every((text) => pattern.test(text));
  if (given.every((value) => typeof value === 'boolean')) return { kind: 'flag', sure: 95 };
  if (isNamed('secret', name)) return { kind: 'secret', sure: 85 };
  if (all(PHONE)) return { kind: 'phone', sure: 95 };
  if (texts.every(isIdCard)) return { kind: 'idCard', sure: 98 };
  if (texts.every(isCreditCode)) return { kind: 'creditCode', sure: 95 };
  if (all(/^https?:\/\/\S+$/)) return { kind: all(PICTURE) ? 'picture' : 'url', sure: 95 };
  if (all(WALL)) return { kind: 'dateTime', sure: 95 };
  if (all(CLOCK)) return { kind: 'duration', sure: 85 };
  if (all(FILE)) return { kind: 'fileName', sure: 80 };
  return all(DIGITS) || all(/^-?\d+(?:\.\d+)?$/) ? numeric(name, given, texts) : words(name, texts);
}

function numeric(name: string, given: readonly Scalar[], texts: readonly string[]): Told {
  const isWhole = texts.every((text) => DIGITS.test(text));
  const numbers = texts.map(Number);
  const between = (low: number, high: number) => numbers.every((each) => each >= low && each < high);
  const noNumber: Told = { kind: 'text', sure: 80, why: 'digits that are no number' };
  if (isFlagName(name) && texts.every((text) => /^[01]$/.test(text)))
    return { kind: 'code', sure: 85, codes: distinct(texts) };
  if (isNamed('key', name)) return { kind: 'key', sure: 90 };
  if (isWhole && isNamed('code', name) && between(-1, 100))
    return { kind: 'code', sure: 85, codes: distinct(texts) };
  if (texts.some((text) => /^0\d/.test(text)) || isNamed('number', name)) return noNumber;
  if (isNamed('cents', name) && isWhole) return { kind: 'cents', sure: 90 };
  if (isWhole && between(9e11, 4e12))
    return { kind: 'epochMillis', sure: isNamed('time', name) ? 95 : 70, why: 'milliseconds since 1970' };
  if (isWhole && between(9e8, 4e9) && isNamed('time', name))
    return { kind: 'epochSeconds', sure: 90, why: 'seconds since 1970' };
  if (isNamed('money', name)) {
    if (isWhole && between(0, Number.POSITIVE_INFINITY) && numbers.some((each) => each >= 1000))
      return { kind: 'money', sure: 55, why: "whole: perhaps cents, f.money({ in: 'cents' })" };
    return { kind: 'money', sure: 85 };
  }
  if (isNamed('duration', name)) return { kind: 'duration', sure: 70, why: 'seconds' };
  if (texts.some((text) => /^\d{12,}$/.test(text))) return noNumber;
  if (given.every((value) => typeof value === 'string') && texts.every((text) => DECIMAL.test(text)))
    return { kind: 'money', sure: 65, why: 'two decimal places' };
  return { kind: 'int', sure: 80 };
}

function words(name: string, texts: readonly string[]): Told {
  if (isNamed('key', name)) return { kind: 'key', sure: 85 };
  const codes = distinct(texts);
  const isShort = codes.length <= MOST_CODES && codes.every((code) => [...code].length <= LONGEST_CODE);
  // A model or a size looks the same, but is shorter.
  const shape = codes.every((code) => /^[A-Z]{3,}[A-Z\d_]*$|^[A-Z]+_[A-Z\d_]+$/.test(code));
  const repeats = codes.length < texts.length;
  if (isShort && (isNamed('code', name) || pairOf(name, codes)))
    return { kind: 'code', sure: repeats ? 85 : 65, codes };
  if (isShort && shape && repeats) return { kind: 'code', sure: 65, codes };
  return { kind: 'text', sure: 90 };
}

/** Without duplicates: numbers by size, words in the order they were seen. */
function distinct(texts: readonly string[]): readonly string[] {
  const codes = [...new Set(texts)];
  return codes.every((code) => DIGITS.test(code)) ? codes.sort((a, b) => Number(a) - Number(b)) : codes;
}
