import { withNameDots } from '../personName';
import { withoutInvisible } from '../visibleText';

/** What a text input holds, which says what of a pasted text is noise. */
export type Holds = 'phone' | 'number' | 'account' | 'personName';

/**
 * A text as it is sent if nothing more is known of it: without invisible characters, and blanks around it.
 * @example cleaned('  drill\u200B ') // 'drill'
 */
export const cleaned = (text: string): string => withoutInvisible(text).trim();

const DASHES = /[\p{Pd}\u2212\u30FC]/gu;

/** In half width, without blanks; every dash is a hyphen. */
const closed = (text: string) => cleaned(text).normalize('NFKC').replace(/\s/gu, '').replace(DASHES, '-');

/** The texts that may be meant by one with the noise of phone numbers: dashes, brackets, the country's code. */
function digitsMeant(text: string): readonly string[] {
  const whole = closed(text);
  const bare = whole.replace(/[-().]/g, '');
  return [whole, bare, bare.replace(/^(?:\+|00)?86/, '')];
}

/** A number without more of a form: a few letters and at least as many digits, so that `iPhone 15 Pro` isn't one. */
const SERIAL = /^[A-Z]{0,6}[-_]?\d[\w-]{5,63}$/i;
const isSerial = (text: string) => SERIAL.test(text) && text.replace(/\D/g, '').length * 2 > text.length;

const meant: Readonly<Record<Holds, (text: string) => readonly string[]>> = {
  phone: digitsMeant,
  account: digitsMeant,
  number: (text) => [closed(text)],
  personName(text) {
    const name = withNameDots(closed(text));
    return [/^[\p{Script=Han}\u00B7]+$/u.test(name) ? name : cleaned(text)];
  },
};

/** A day or a month, whose hyphens belong to it. */
const DAY = /^(19|20)\d\d(-\d\d?){1,2}$/;

/** How a text is read: by what an input holds or finds. */
interface Reading {
  readonly holds?: Holds;
  readonly patterns: readonly RegExp[];
  readonly loose: boolean;
  /** Capitals before the digits of a number. */
  readonly begins?: readonly string[];
  /** Whether digits alone are a part of a number. */
  readonly parts?: boolean;
}

/**
 * What is meant by a typed or pasted text: the first reading without its kind's noise that matches a pattern. A text
 * that is recognisably of no kind keeps its inner blanks.
 */
export function withoutNoise(
  text: string,
  { holds, patterns, loose, begins = [], parts = false }: Reading,
): string {
  const plain = withNameDots(cleaned(text));
  const readings = holds ? meant[holds](text) : digitsMeant(text);
  // Pattern by pattern: with its country's code, a phone number could also be a tax number.
  for (const pattern of patterns) {
    const fitting = readings.find((reading) => pattern.test(reading));
    if (fitting !== undefined) return fitting;
  }
  const serial = closed(text);
  const capitals = serial.toUpperCase();
  if (begins.some((each) => capitals.startsWith(each) && /^\d+$/.test(capitals.slice(each.length))))
    return capitals;
  if ((loose || holds === 'number') && isSerial(serial)) return serial;
  const part = serial.replace(/[-()]/g, '').replace(/^(\+|00)86/, '');
  if (parts && /^\d+$/.test(part) && !DAY.test(serial)) return part;
  return holds === 'personName' ? (readings[0] ?? plain) : plain;
}
