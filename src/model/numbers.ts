import type { Regional } from './region';

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Thousands in groups of three; `1,5` and `1.000,00` are written otherwise, and stay unread. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const MINUS = /^[\u2212\uFE63]/;

declare const long: unique symbol;

/** A number with more digits than a double holds: kept as they came, without separators; shown, but not calculated with. */
export type LongNumber = `${number}` & { readonly [long]: true };

/** The digits of a number that was written for people, or nothing: digits of full width, groups of thousands. */
function digitsOf(wire: string): LongNumber | undefined {
  const text = wire.normalize('NFKC').trim().replace(MINUS, '-');
  return PLAIN.test(text) || GROUPED.test(text) ? (text.replaceAll(',', '') as LongNumber) : undefined;
}

/** Reads a number that was written for people, or `NaN`. Digits past 2^53 would be rounded, and aren't read. */
export function readNumber(wire: string): number {
  const value = Number(digitsOf(wire) ?? Number.NaN);
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? Number.NaN : value;
}

/** Below this, a double tells hundredths apart. */
const HUNDREDTHS = 2 ** 46;

/** Reads a number like {@link readNumber}; one that a double would round, as it is shown, keeps its digits. */
export function readDecimal(wire: string): number | LongNumber {
  const digits = digitsOf(wire);
  if (digits === undefined) return Number.NaN;
  const value = Number(digits);
  const isExact = digits.includes('.') ? Math.abs(value) < HUNDREDTHS : Number.isSafeInteger(value);
  if (isExact) return value;
  return /e/i.test(digits) || !Number.isFinite(value) ? readNumber(wire) : digits;
}

/** Reads an amount like {@link readDecimal}; the application's currency may be written before or after it, no other. */
export function readAmount(wire: string, region: Regional): number | LongNumber {
  const plain = readDecimal(wire);
  if (!Number.isNaN(plain)) return plain;
  const text = wire.normalize('NFKC').replace(/\s/g, '').replace(MINUS, '-');
  const [, sign = '', before = '', digits = '', after = ''] =
    /^([+-]?)(\P{Nd}*?)([+-]?[\d.,]+)(\P{Nd}*)$/u.exec(text) ?? [];
  const named = before ? [before, after].filter((part) => part !== '') : [after];
  if (named.length !== 1 || !currencyNames(region).includes(named[0]?.toUpperCase() ?? '')) return Number.NaN;
  return readDecimal(sign + digits);
}

/** Reads an amount that is written in hundredths. */
export function readCents(wire: string, region: Regional): number | LongNumber {
  const cents = readAmount(wire, region);
  if (typeof cents === 'number' && !(Math.abs(cents / 100) >= HUNDREDTHS)) return cents / 100;
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(String(cents)) ?? [];
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}` as LongNumber;
}

/** How the application's currency is written: ¥, CNY. */
function currencyNames({ currency, numberLocale }: Regional): readonly string[] {
  return (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(numberLocale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.toUpperCase()] : [])),
  );
}

/** Units of a length of time, as servers write them: hours, minutes, seconds, with Chinese words escaped. */
const UNITS =
  /^(?:(\d+)(?:h|\u5C0F\u65F6|\u65F6))?(?:(\d+)(?:m|min|\u5206\u949F|\u5206))?(?:(\d+(?:\.\d+)?)(?:s|\u79D2))?$/i;
const CLOCK = /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/;

/** Reads seconds, or `NaN`: a number, `hh:mm:ss` or `mm:ss`, ISO 8601 (`PT1M30S`), or numbers with units. */
export function readSeconds(wire: string): number {
  const text = wire.normalize('NFKC').replace(/\s/g, '');
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    CLOCK.exec(text) ?? UNITS.exec(text.replace(/^PT(?=\d)/i, '')) ?? [];
  const value = whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : readNumber(text);
  return value < 0 ? Number.NaN : value;
}
