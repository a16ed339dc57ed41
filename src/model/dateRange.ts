/** Two days `yyyy-MM-dd`, or two moments `yyyy-MM-dd HH:mm:ss`, in the application's time zone; never a `Date`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const [DAY_START, DAY_END] = ['00:00:00', '23:59:59'];

/** Encodes a range for a request: `start - end`. With `time`, days become moments with 00:00:00 and 23:59:59. */
export function encodeDateRange(range: DateRange, time: boolean): string {
  const { start, end } = time ? momentsOf(range) : range;
  return `${start} - ${end}`;
}

/** The moments at which a range of days begins and ends. */
function momentsOf({ start, end }: DateRange): DateRange {
  const at = (moment: string, time: string) => (moment.includes(' ') ? moment : `${moment} ${time}`);
  return { start: at(start, DAY_START), end: at(end, DAY_END) };
}

/** Parses a range from a url, which may be hand-written: both ends must be valid and in order. */
export function parseDateRange(raw: unknown, time: boolean): DateRange | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { start, end } = raw as Record<string, unknown>;
  if (!isMoment(start, time) || !isMoment(end, time)) return undefined;
  const moments = momentsOf({ start, end });
  return moments.start > moments.end ? undefined : { start, end };
}

/**
 * Whether a value is a valid day, `yyyy-MM-dd`, or, with `time`, a valid moment, `yyyy-MM-dd HH:mm:ss`.
 * @example
 * isMoment('2026-02-29', false) // false
 * isMoment('2026-02-28 09:30:00', true) // true
 */
export function isMoment(value: unknown, time: boolean): value is string {
  if (typeof value !== 'string') return false;
  const [day = '', clock, ...rest] = value.split(' ');
  if (rest.length > 0 || !isDay(day)) return false;
  return clock === undefined || (time && TIME.test(clock));
}

/** Whether a string is a valid day, `yyyy-MM-dd`. */
export function isDay(day: string): boolean {
  if (!DAY.test(day)) return false;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
