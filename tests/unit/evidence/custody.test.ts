import { type CustodyEvent, custodyOf, secondsOf, unitsOf } from '@resources/evidence/certificate/custody';
import { describe, expect, it } from 'vitest';

const start: CustodyEvent = { what: 'captureStart', at: '2026-10-01 09:58:10' };
const end: CustodyEvent = { what: 'captureEnd', at: '2026-10-01 10:00:00' };
const preserved: CustodyEvent = { what: 'preserved', at: '2026-10-01 10:00:20' };
const download: CustodyEvent = { what: 'downloaded', at: '2026-10-03 10:00:20', who: '张敏' };

const said = (events: readonly CustodyEvent[]) =>
  custodyOf(events).map((entry) => (entry.kind === 'gap' ? entry.seconds : `${entry.kind} ${entry.what}`));

describe('the custody timeline', () => {
  it('is sorted by time, in whatever order the calls answer', () => {
    expect(said([download, end, preserved, start])).toEqual([
      'event captureStart',
      'event captureEnd',
      'event preserved',
      172_800,
      'event downloaded',
    ]);
  });

  it('shows an interval without records as a gap of that length', () => {
    expect(custodyOf([preserved, download])[1]).toEqual({ kind: 'gap', seconds: 172_800 });
  });

  it('reports no gap of less than a minute', () => {
    expect(said([end, preserved])).toEqual(['event captureEnd', 'event preserved']);
  });

  it('counts the capture itself as no gap', () => {
    expect(said([start, end])).toEqual(['event captureStart', 'event captureEnd']);
  });

  it.each([undefined, '', 'soon', '2026-10-01'])(
    'lists an event at %j as unknown, never between others',
    (at) => {
      expect(said([{ what: 'preserved', at }, start, end])).toEqual([
        'event captureStart',
        'event captureEnd',
        'unknown preserved',
      ]);
    },
  );

  it.each(['1790820600', '1790820600000', '2026-10-01T02:10:00.000Z', '2026-10-01T10:10:00'])(
    'places and shows a moment that is written as %s as the clocks show it',
    (at) => {
      expect(custodyOf([{ what: 'preserved', at }, download, end])).toEqual([
        { kind: 'event', ...end },
        { kind: 'gap', seconds: 600 },
        { kind: 'event', what: 'preserved', at: '2026-10-01 10:10:00' },
        { kind: 'gap', seconds: 172_220 },
        { kind: 'event', ...download },
      ]);
    },
  );

  it('keeps the person of each event', () => {
    expect(custodyOf([download])).toEqual([{ kind: 'event', ...download }]);
  });

  it('is empty without events', () => {
    expect(custodyOf([])).toEqual([]);
  });
});

describe('a length of time', () => {
  it.each([
    [0, 'second:0'],
    [59, 'second:59'],
    [60, 'minute:1'],
    [3661, 'hour:1 minute:1'],
    [187_200, 'day:2 hour:4'],
    [86_401, 'day:1 second:1'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(
      unitsOf(seconds)
        .map(({ unit, count }) => `${unit}:${count}`)
        .join(' '),
    ).toBe(words);
  });

  it('is measured between wall-clock times of one zone', () => {
    expect((secondsOf('2026-10-01 10:00:00') ?? 0) - (secondsOf('2026-10-01 09:58:10') ?? 0)).toBe(110);
  });
});
