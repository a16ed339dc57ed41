import { now } from './serverTime';

/** The clock on a wall of a time zone. */
export interface Clock {
  readonly timeZone: string;
  /** Now, in milliseconds since 1970: by the server's clock, once an answer has shown that the browser's is off. */
  now(): number;
  /** A moment, or milliseconds since 1970, as `yyyy-MM-dd HH:mm:ss`. */
  wallTime(at: number | Date): string;
  /**
   * A moment as the server wrote it; a count since 1970, or a moment with a zone, is converted to this one. What is none stays
   * as it is.
   */
  wallTimeOf(moment: string): string;
  /**
   * Today, `yyyy-MM-dd`, wherever the browser is.
   * @param at milliseconds since 1970
   */
  today(at?: number): string;
}

/** One for each time zone: creating one costs more than a thousand uses. */
const clocks = new Map<string, Clock>();

/**
 * The clock of a time zone.
 * @param timeZone its IANA name
 * @example clockOf('UTC').wallTime(new Date('2026-02-28T09:30:00Z')) // '2026-02-28 09:30:00'
 */
export function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = createClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function createClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const wallTime = (at: number | Date) => format.format(at);
  return {
    timeZone,
    now,
    wallTime,
    wallTimeOf(moment) {
      if (/^\d{10}(\d{3})?$/.test(moment)) return wallTime(Number(moment.padEnd(13, '0')));
      const [, day, time, zone] = ISO.exec(moment) ?? [];
      if (!day || !zone) return day ? `${day} ${time}` : moment;
      // Not every browser parses a zone without a colon.
      const at = Date.parse(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
      return Number.isNaN(at) ? moment : wallTime(at);
    },
    today: (at = now()) => wallTime(at).slice(0, 10),
  };
}

/** Captures the day, the time and the zone of an ISO 8601 moment. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;
