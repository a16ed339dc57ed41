import type { Clock } from '../clock';
import { textOf } from './text';
import { isObject } from './values';

/*
 * Year, month and day in this order alone are unambiguous: `11/25/2026` and `25/11/2026` stay unread. The escapes are the
 * Chinese words for year, month, day, hour, minute and second.
 */
const DAY = /(-?\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|\u5E74(\d{1,2})\u6708(\d{1,2})[\u65E5\u53F7])/.source;
const CLOCK = /(\d{1,2})[:\u65F6\u70B9](\d{1,2})\u5206?(?:(?:(?<=\u5206)|:)(\d{1,2})(?:[.,]\d+)?\u79D2?)?/
  .source;
const ZONE = /Z|UTC|GMT|[+-]\d\d(?::?\d\d)?/.source;
const MOMENT = new RegExp(`^${DAY}(?:(?:T|\\s)?\\s*${CLOCK}\\s*(${ZONE})?(?:\\[[\\w/+-]+\\])?)?$`, 'i');
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)(Z)?)?$/;
/** As in HTTP headers, and as JavaScript writes dates: with an English month and a zone. */
const ENGLISH =
  /^\w{3},? (?:\d{1,2} \w{3}|\w{3} \d{1,2}) \d{4} [\d:]{8} (?:GMT|UTC)?(?:[+-]\d{4})?(?: \(.*\))?$/;
const DOTNET = /^\\?\/Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/$/;
/** Since 1970, by the count of digits: seconds, milliseconds, microseconds, nanoseconds. */
const SINCE = /^(\d{10})(?:\.\d+|(\d{3})(?:\d{3}|\d{6})?)?$/;

/** Up to its first year, databases and languages write that something never happened. */
const LAST_YEAR_OF_NEVER = 1;

/**
 * Reads a moment in any form that can be only one: `yyyy-MM-dd HH:mm[:ss]` by the clock, or `yyyy-MM-dd`; `''` for never;
 * `undefined` if it can't be read.
 */
export function readMoment(wire: unknown, clock: Clock): string | undefined {
  if (Array.isArray(wire)) return ofParts(wire, clock);
  if (isObject(wire)) return ofObject(wire, clock);
  const text = textOf(wire)?.normalize('NFKC').trim();
  if (text === undefined || text === '' || Number(text) === 0) return text && '';
  const [, seconds, rest = '000'] = SINCE.exec(text) ?? [];
  if (seconds) return clock.wallTime(Number(seconds + rest));
  const [, count] = DOTNET.exec(text) ?? [];
  if (count) return ofInstant(Number(count), clock);
  if (/^-\d{11,14}$/.test(text))
    return Number(text) / (text.length > 13 ? 1000 : 1) <= NEVER_SECONDS ? '' : undefined;
  if (ENGLISH.test(text)) return ofInstant(Date.parse(text), clock);
  const [, year, , month, day, han, hanDay, hour, minute, second, zone] = MOMENT.exec(text) ?? [];
  if (year) return ofWall([year, month ?? han, day ?? hanDay, hour, minute, second], clock, zone);
  const [, ...compact] = COMPACT.exec(text) ?? [];
  return compact.length > 0 ? ofWall(compact.slice(0, 6), clock, compact[6]) : undefined;
}

/** The latest moment that a `Date` can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** The beginning of the year 2, in seconds since 1970. */
const NEVER_SECONDS = -62_104_060_800;

function ofInstant(at: number, { wallTime }: Clock): string | undefined {
  if (Number.isNaN(at) || Math.abs(at) > LAST_MOMENT) return undefined;
  return at === 0 || at / 1000 <= NEVER_SECONDS ? '' : wallTime(at);
}

/** Parts of a moment: the year, the month from 1, the day, and perhaps hour, minute and second. */
type Parts = readonly (string | number | undefined)[];

function ofWall(parts: Parts, clock: Clock, zone?: string): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  if (year <= LAST_YEAR_OF_NEVER) return '';
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const written = new Date(at).toISOString();
  // A day that the month lacks, or an hour past 23, would roll over.
  const isReal = written === `${dayOf(year, month, day)}T${timeOf(hour, minute, second)}.000Z`;
  if (!isReal) return undefined;
  if (zone === undefined) {
    const time = parts[3] === undefined ? '' : ` ${timeOf(hour, minute, second)}`;
    return dayOf(year, month, day) + (parts[5] === undefined ? time.slice(0, 6) : time);
  }
  const offset = offsetOf(zone, at);
  return offset === undefined ? undefined : ofInstant(at - offset, clock);
}

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const timeOf = (...parts: readonly number[]) => parts.map(two).join(':');

/** How far a zone is ahead of UTC at that wall time, in milliseconds; `undefined` for abbreviations, such as CST, of which there are several. */
function offsetOf(zone: string, wall: number): number | undefined {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (hours) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (!zone.includes('/')) return undefined;
  try {
    const there = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const ahead = (at: number) => Date.parse(`${there.format(at).replace(' ', 'T')}Z`) - at;
    // Twice, as the first guess may lie beyond a change of the clocks.
    return ahead(wall - ahead(wall));
  } catch {
    return undefined;
  }
}

/** Year, month, day, and perhaps hour, minute, second, nanosecond, as Java's libraries write them. */
function ofParts(parts: readonly unknown[], clock: Clock): string | undefined {
  const isMoment = parts.length >= 3 && parts.length <= 7 && parts.every(Number.isInteger);
  if (!isMoment) return undefined;
  const whole = parts.length > 4 ? [...parts, 0] : parts;
  return ofWall(whole.slice(0, 6) as number[], clock);
}

/** Objects by which languages and databases write moments. */
function ofObject(wire: Readonly<Record<string, unknown>>, clock: Clock): string | undefined {
  // PHP
  if (typeof wire.date === 'string' && typeof wire.timezone === 'string') {
    const [, year, , month, day, , , hour, minute, second] = MOMENT.exec(wire.date) ?? [];
    const isHere = wire.timezone === clock.timeZone;
    return year
      ? ofWall([year, month, day, hour, minute, second], clock, isHere ? undefined : wire.timezone)
      : undefined;
  }
  // MongoDB, and Java's older libraries
  const inner =
    wire.$date ?? wire.$numberLong ?? (typeof wire.timezoneOffset === 'number' ? wire.time : undefined);
  if (inner !== undefined) return readMoment(inner, clock);
  // Go
  if (typeof wire.Valid === 'boolean' && 'Time' in wire)
    return wire.Valid ? readMoment(wire.Time, clock) : '';
  // Protocol buffers
  const seconds = wire.seconds ?? wire._seconds;
  const isCount =
    seconds !== undefined && Object.keys(wire).every((key) => /^_?(?:seconds|nanos|nanoseconds)$/.test(key));
  return isCount ? readMoment(seconds, clock) : undefined;
}
