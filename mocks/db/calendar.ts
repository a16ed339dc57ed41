import type { DateRange } from '../http/fields';

/** How many characters of a moment are its day, and its month. */
export const dayLength = 10;
export const monthLength = 7;
const aDay = 86_400_000;

/** Days or months from one to before another, by how many characters of a moment they are. */
export interface Stretch {
  readonly size: number;
  readonly from: string;
  readonly before: string;
}

/** Whether the days of a range are written in four digits of a year, the day after it too. */
export const isWritten = ({ to }: DateRange): boolean => to < '9999';

/** All of a day, as a range. */
export const wholeDay = (day: string): DateRange => ({ from: `${day} 00:00:00`, to: `${day} 23:59:59` });

/** A range put together from whole months and days, and what is left of the days that it begins and ends in. */
export function partsOf({ from, to }: DateRange): { stretches: Stretch[]; edges: DateRange[] } {
  const fromDay = from.slice(0, dayLength);
  const toDay = to.slice(0, dayLength);
  const start = from === wholeDay(fromDay).from ? fromDay : dayAfter(fromDay);
  const end = to === wholeDay(toDay).to ? dayAfter(toDay) : toDay;
  if (start >= end) return { stretches: [], edges: [{ from, to }] };
  const edges: DateRange[] = [];
  if (start !== fromDay) edges.push({ from, to: wholeDay(fromDay).to });
  if (end === toDay) edges.push({ from: wholeDay(toDay).from, to });
  return { stretches: stretchesOf(start, end), edges };
}

/** The days from one to before another: days, months and days again. */
function stretchesOf(start: string, end: string): Stretch[] {
  const firstMonth = (start.endsWith('-01') ? start : monthAfter(start)).slice(0, monthLength);
  const endMonth = end.slice(0, monthLength);
  if (firstMonth >= endMonth) return [{ size: dayLength, from: start, before: end }];
  const stretches = [
    { size: dayLength, from: start, before: `${firstMonth}-01` },
    { size: monthLength, from: firstMonth, before: endMonth },
    { size: dayLength, from: `${endMonth}-01`, before: end },
  ];
  return stretches.filter(({ from, before }) => from < before);
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, dayLength);

const dayAfter = (day: string): string => dayOf(Date.parse(day) + aDay);

/** The first day of the month after a day's. */
const monthAfter = (day: string): string =>
  dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, monthLength)), 1));
