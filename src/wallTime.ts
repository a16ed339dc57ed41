import { regional } from './regional';

let clock: Intl.DateTimeFormat | undefined;

/** Cached by time zone: creating one costs more than a thousand uses. */
function clockThere(): Intl.DateTimeFormat {
  const { timeZone } = regional();
  if (clock?.resolvedOptions().timeZone !== timeZone)
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return clock;
}

/**
 * A moment, or milliseconds since 1970, as `yyyy-MM-dd HH:mm:ss` in the application's time zone.
 * @example wallTime(new Date('2026-02-28T09:30:00Z')) // '2026-02-28 09:30:00' in UTC
 */
export const wallTime = (at: number | Date): string => clockThere().format(at);

/**
 * Today in the application's time zone, `yyyy-MM-dd`, wherever the browser is.
 * @param now milliseconds since 1970
 * @example today(0) // '1970-01-01'
 */
export const today = (now: number = Date.now()): string => wallTime(now).slice(0, 10);

/** Captures the day, the time and the zone of an ISO 8601 moment. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * A moment as the server wrote it; a count since 1970, or a moment with a zone, is converted to the application's time zone.
 * What is none stays as it is.
 * @example wallTimeOf('2026-02-28T09:30:00Z') // '2026-02-28 09:30:00' in UTC
 */
export function wallTimeOf(moment: string): string {
  if (/^\d{10}(\d{3})?$/.test(moment)) return wallTime(Number(moment.padEnd(13, '0')));
  const [, day, time, zone] = ISO.exec(moment) ?? [];
  if (!day || !zone) return day ? `${day} ${time}` : moment;
  // Not every browser parses a zone without a colon.
  const at = Date.parse(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? moment : wallTime(at);
}
