import { regional } from '../regional';

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Thousands in groups of three; `1,5` and `1.000,00` are written otherwise, and stay unread. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const MINUS = /^[\u2212\uFE63]/;

/**
 * Reads a number that was written for people, or `NaN`: digits of full width, groups of thousands. Digits past 2^53 would be
 * rounded, and aren't read.
 */
export function readNumber(wire: string): number {
  const text = wire.normalize('NFKC').trim().replace(MINUS, '-');
  if (!PLAIN.test(text) && !GROUPED.test(text)) return Number.NaN;
  const value = Number(text.replaceAll(',', ''));
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? Number.NaN : value;
}

/** Reads an amount like {@link readNumber}; the application's currency may be written before or after it, no other. */
export function readAmount(wire: string): number {
  const plain = readNumber(wire);
  if (!Number.isNaN(plain)) return plain;
  const text = wire.normalize('NFKC').replace(/\s/g, '').replace(MINUS, '-');
  const [, sign = '', before = '', digits = '', after = ''] =
    /^([+-]?)(\P{Nd}*?)([+-]?[\d.,]+)(\P{Nd}*)$/u.exec(text) ?? [];
  const named = before ? [before, after].filter((part) => part !== '') : [after];
  if (named.length !== 1 || !currencyNames().includes(named[0]?.toUpperCase() ?? '')) return Number.NaN;
  return readNumber(sign + digits);
}

/** How the application's currency is written: ¥, CNY. */
function currencyNames(): readonly string[] {
  const { currency, numberLocale } = regional();
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
