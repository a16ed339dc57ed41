import { describe, expect, it } from 'vitest';
import {
  daysOf,
  isCut,
  MOST_PAGES,
  mergeEvents,
  type Stream,
} from '../../../src/ui/show/timeline/mergeEvents';

type Event = { readonly at: string | undefined };
const day = (of: number) => `2026-03-${String(of).padStart(2, '0')} 10:00:00`;
const stream = (days: readonly (number | undefined)[], more: Partial<Stream<Event>> = {}): Stream<Event> => ({
  events: days.map((of) => ({ at: of === undefined ? undefined : day(of) })),
  pages: 1,
  isReading: false,
  isFailed: false,
  isComplete: false,
  ...more,
});
const whole = { isComplete: true };
const shown = (...streams: readonly Stream<Event>[]) =>
  mergeEvents(streams).events.map(({ at }) => Number(at?.slice(8, 10)));

describe('a timeline of several sources', () => {
  it('shows nothing older than what a source may still have, and reads that one on', () => {
    const [fast, slow] = [stream([30, 20, 10]), stream([29, 28, 27])];
    expect(shown(fast, slow)).toEqual([30, 29, 28, 27]);
    expect(mergeEvents([fast, slow]).blocking).toEqual([1]);
    expect(shown(fast, stream([29, 28, 27, 9], { pages: 2 }))).toEqual([30, 29, 28, 27, 20, 10]);
  });

  it('shows everything once every source was read', () => {
    const merged = mergeEvents([stream([3, 1], whole), stream([2], whole)]);
    expect(merged).toMatchObject({ isComplete: true, blocking: [] });
    expect(shown(stream([3, 1], whole), stream([2], whole))).toEqual([3, 2, 1]);
  });

  it('waits for the first page of each source', () => {
    expect(shown(stream([3], whole), stream([], { isReading: true }))).toEqual([]);
  });

  it('is not held back by a source that failed', () => {
    expect(shown(stream([3], whole), stream([], { isFailed: true }))).toEqual([3]);
  });

  it('shows nothing before a source that is in another order was read, or so much of it', () => {
    const muddled = [10, 20];
    expect(shown(stream([30], whole), stream(muddled))).toEqual([]);
    expect(shown(stream([30], whole), stream(muddled, { pages: MOST_PAGES }))).toEqual([30, 20, 10]);
    expect([stream(muddled), stream(muddled, { pages: MOST_PAGES })].map(isCut)).toEqual([false, true]);
    expect(isCut(stream([20, 10], { pages: MOST_PAGES }))).toBe(false);
  });

  it('lists what has no time apart, after everything else', () => {
    expect(mergeEvents([stream([2, undefined])]).undated).toEqual([]);
    expect(mergeEvents([stream([2, undefined], whole)]).undated).toEqual([{ at: undefined }]);
  });

  it('puts a day without a time below the moments of that day', () => {
    const [moment, date] = [{ at: day(3) }, { at: '2026-03-03' }];
    expect(mergeEvents([stream([], { ...whole, events: [date, moment] })]).events).toEqual([moment, date]);
    expect(daysOf([moment, date])).toEqual([{ day: '2026-03-03', events: [moment, date] }]);
  });
});
