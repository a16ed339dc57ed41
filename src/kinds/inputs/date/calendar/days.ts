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

/** The preset ranges by their i18n keys; they all end today. */
export const presets: Readonly<Record<'today' | 'week' | 'month' | 'thisMonth', (day: string) => DateRange>> =
  {
    today: (day) => ({ start: day, end: day }),
    week: (day) => ({ start: addDays(day, -6), end: day }),
    month: (day) => ({ start: addDays(day, -29), end: day }),
    thisMonth: (day) => ({ start: `${day.slice(0, 8)}01`, end: day }),
  };
