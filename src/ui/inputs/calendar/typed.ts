import { type DateRange, isDay, parseDateRange } from '@/schema/dateRange';

/** A range; or, as it was typed, a text that is none. Nothing typed is ever lost, and nothing unreadable is sent. */
export type TypedRange = DateRange | string | undefined;

/** A moment as a person may type it: `2026/1/2`, `2026-01-02 9:30`, `2026.1.2 09:30:00`, `20260102`, or in Chinese, with any blanks. */
const MOMENT =
  '(\\d{4})\\s*[-/.\\u5e74]\\s*(\\d{1,2})\\s*[-/.\\u6708]\\s*(\\d{1,2})\\s*\\u65e5?(?:\\s+(\\d{1,2}):(\\d{1,2})(?::(\\d{1,2}))?)?';
const ONE = new RegExp(`^${MOMENT}$`);
const TWO = new RegExp(`^(${MOMENT})\\s*[-~～—–\\u81f3\\u5230]+\\s*(${MOMENT})$`);

/** Full-width digits and signs, which a Chinese input method leaves behind, as their plain ones; eight digits as a day. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/\b(\d{4})(\d\d)(\d\d)\b/g, '$1-$2-$3');

/** Reads one typed day, or moment where `time` allows it: `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; `undefined` if it is neither. */
export function readMoment(text: string, time: boolean): string | undefined {
  const match = ONE.exec(plain(text));
  if (!match) return undefined;
  const [, year = '', month = '', date = '', hour, minute = '', second = '0'] = match;
  const day = [year, ...[month, date].map(padded)].join('-');
  if (!isDay(day)) return undefined;
  if (hour === undefined) return day;
  return time && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    ? `${day} ${[hour, minute, second].map(padded).join(':')}`
    : undefined;
}

/**
 * Reads a typed range: `2026-01-01 - 2026-01-31`, forgiving of signs and blanks; with `time`, either end may be a
 * moment. One day alone is a range of that day. `undefined` for anything else, an end before its start included.
 */
export function readRange(text: string, time: boolean): DateRange | undefined {
  const words = plain(text);
  const day = readMoment(words, false);
  if (day) return { start: day, end: day };
  const match = TWO.exec(words);
  if (!match) return undefined;
  return parseDateRange(
    { start: readMoment(match[1] ?? '', time), end: readMoment(match[8] ?? '', time) },
    time,
  );
}

/** A range as it stands in its field. */
export const writeRange = ({ start, end }: DateRange): string => `${start} - ${end}`;

const padded = (part: string) => part.padStart(2, '0');
