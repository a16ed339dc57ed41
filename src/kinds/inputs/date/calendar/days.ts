import type { DateRange } from '../../../../model/dateRange';

const two = (n: number) => String(n).padStart(2, '0');

/** A day as a local `Date`, for the calendar. */
export function toGrid(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The `yyyy-MM-dd` of a day from the calendar. */
export const fromGrid = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day that is `count` days after another, or before, if negative. */
export function addDays(day: string, count: number): string {
  const date = toGrid(day);
  date.setDate(date.getDate() + count);
  return fromGrid(date);
}

type Preset =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'thisWeek'
  | 'lastWeek'
  | 'month'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear';

/**
 * The preset ranges by their i18n keys, from short to long, three to a row on a phone. Those that hold today end with it;
 * weeks begin on Monday, as in the calendar.
 */
export const presets: Readonly<Record<Preset, (day: string) => DateRange>> = {
  today: (day) => ({ start: day, end: day }),
  yesterday: (day) => ({ start: addDays(day, -1), end: addDays(day, -1) }),
  week: (day) => ({ start: addDays(day, -6), end: day }),
  thisWeek: (day) => ({ start: mondayOf(day), end: day }),
  lastWeek: (day) => ({ start: addDays(mondayOf(day), -7), end: addDays(mondayOf(day), -1) }),
  month: (day) => ({ start: addDays(day, -29), end: day }),
  thisMonth: (day) => ({ start: firstOf(day), end: day }),
  lastMonth: (day) => {
    const end = addDays(firstOf(day), -1);
    return { start: firstOf(end), end };
  },
  thisYear: (day) => ({ start: `${day.slice(0, 4)}-01-01`, end: day }),
};

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((toGrid(day).getDay() + 6) % 7));

/** The first day of a day's month. */
const firstOf = (day: string) => `${day.slice(0, 8)}01`;
