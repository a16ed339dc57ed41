import type { DateRange } from '../http/fields';

/** Lengths of the day and month prefixes of a wall time. */
export const dayLength = 10;
export const monthLength = 7;
const dayMs = 86_400_000;

/**
 * A half-open range of days or months; `size` is the length of its prefixes ({@link dayLength} or {@link monthLength}).
 */
export interface Span {
  readonly size: number;
  readonly from: string;
  readonly before: string;
}

/** Whether the day after the range's end still has a four-digit year. */
export const hasFourDigitYears = ({ to }: DateRange): boolean => to < '9999';

/** The range that covers a whole day. */
export const wholeDay = (day: string): DateRange => ({ from: `${day} 00:00:00`, to: `${day} 23:59:59` });

/** Splits a range into whole months and days, and the partial days at its edges. */
export function partsOf({ from, to }: DateRange): { spans: Span[]; edges: DateRange[] } {
  const fromDay = from.slice(0, dayLength);
  const toDay = to.slice(0, dayLength);
  const start = from === wholeDay(fromDay).from ? fromDay : dayAfter(fromDay);
  const end = to === wholeDay(toDay).to ? dayAfter(toDay) : toDay;
  if (start >= end) return { spans: [], edges: [{ from, to }] };
  const edges: DateRange[] = [];
  if (start !== fromDay) edges.push({ from, to: wholeDay(fromDay).to });
  if (end === toDay) edges.push({ from: wholeDay(toDay).from, to });
  return { spans: spansOf(start, end), edges };
}

/** Covers the days of a half-open range: days up to the first month, whole months, then the remaining days. */
function spansOf(start: string, end: string): Span[] {
  const firstMonth = (start.endsWith('-01') ? start : monthAfter(start)).slice(0, monthLength);
  const endMonth = end.slice(0, monthLength);
  if (firstMonth >= endMonth) return [{ size: dayLength, from: start, before: end }];
  const spans = [
    { size: dayLength, from: start, before: `${firstMonth}-01` },
    { size: monthLength, from: firstMonth, before: endMonth },
    { size: dayLength, from: `${endMonth}-01`, before: end },
  ];
  return spans.filter(({ from, before }) => from < before);
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, dayLength);

const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs);

/** The first day of the month after a day's. */
const monthAfter = (day: string): string =>
  dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, monthLength)), 1));
