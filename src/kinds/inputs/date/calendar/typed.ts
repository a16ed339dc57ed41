import { type DateRange, isDay, parseDateRange } from '../../../../model/dateRange';

/** A range, or an unreadable text as it was typed: nothing typed is lost, and nothing unreadable is sent. */
export type TypedRange = DateRange | string | undefined;

/** A moment as it may be typed: `2026/1/2`, `2026-01-02 9:30`, `2026.1.2 09:30:00`, or in Chinese, with extra blanks. */
const MOMENT =
  '(\\d{4})\\s*[-/.\\u5e74]\\s*(\\d{1,2})\\s*[-/.\\u6708]\\s*(\\d{1,2})\\s*\\u65e5?(?:\\s+(\\d{1,2}):(\\d{1,2})(?::(\\d{1,2}))?)?';
const ONE = new RegExp(`^${MOMENT}$`);
const TWO = new RegExp(`^(${MOMENT})\\s*[-~～—–\\u81f3\\u5230]+\\s*(${MOMENT})$`);

/** Converts full-width characters, which Chinese input methods produce, and eight digits to a day: `20260102`. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/\b(\d{4})(\d\d)(\d\d)\b/g, '$1-$2-$3');

/** Parses a typed day or, with `time`, a moment: `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; `undefined` if it is neither. */
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
 * Parses a typed range such as `2026-01-01 - 2026-01-31`, with lenient punctuation; with `time`, either end may be a moment.
 * A single day is a range of that day. `undefined` for anything else, including an end before its start.
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

/** A range as it is shown in its field. */
export const writeRange = ({ start, end }: DateRange): string => `${start} - ${end}`;

const padded = (part: string) => part.padStart(2, '0');
