import type { Clock } from '../clock';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A span of time: minutes, hours or days, as in `'30m'`, `'4h'`, `'2d'`. */
export type Span = `${number}${keyof typeof UNITS}`;

/** A span in milliseconds; `undefined` if it isn't a whole number of a unit, from 1. */
export function lengthOf(span: string): number | undefined {
  const [, count, unit] = /^([1-9]\d*)([mhd])$/.exec(span) ?? [];
  return count ? Number(count) * UNITS[unit as keyof typeof UNITS] : undefined;
}

/**
 * How long ago a decoded moment was, in milliseconds, by the clock on the wall; `undefined` for one that is empty, unread or still
 * to come. A day without a time counts in whole days.
 * @param moment of `f.dateTime()`, or of `f.epoch()`
 * @param now milliseconds since 1970
 */
export function waitedSince(moment: unknown, now: number, { wallTime }: Clock): number | undefined {
  const since = typeof moment === 'number' && moment > 0 ? wallTime(moment) : moment;
  const [, day, time] = (typeof since === 'string' && WALL.exec(since)) || [];
  if (!day) return undefined;
  const waited = onOneClock(wallTime(now)) - onOneClock(`${day} ${time ?? '00:00'}`);
  if (!(waited >= 0)) return undefined;
  if (time) return waited;
  return waited < UNITS.d ? undefined : waited - (waited % UNITS.d);
}

const WALL = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/;

/** Wall times as if they were of one clock, to be compared with each other. */
const onOneClock = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** A time in the largest unit that it fills; `minutes` are 0 below one. */
export function inUnits(waited: number): {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  if (waited >= UNITS.d) return { unit: 'days', count: Math.floor(waited / UNITS.d) };
  if (waited >= UNITS.h) return { unit: 'hours', count: Math.floor(waited / UNITS.h) };
  return { unit: 'minutes', count: Math.floor(waited / UNITS.m) };
}
