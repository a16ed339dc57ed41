import { describe, expect, it } from 'vitest';
import { clockOf } from '../../../src/clock';
import { unreadable } from '../../../src/model/unread';
import { inUnits, lengthOf, waitedSince } from '../../../src/model/waited';

const now = Date.UTC(2026, 2, 3, 4, 0, 0);
const told = (moment: unknown) => {
  const waited = waitedSince(moment, now, clockOf('Asia/Shanghai'));
  return waited === undefined ? undefined : Object.values(inUnits(waited)).join(' ');
};

describe('how long a record has waited', () => {
  // It is noon there.
  it.each([
    ['2026-03-03 12:00:00', 'minutes 0'],
    ['2026-03-03 11:59:01', 'minutes 0'],
    ['2026-03-03 11:59:00', 'minutes 1'],
    ['2026-03-03 11:00:01', 'minutes 59'],
    ['2026-03-03 11:00', 'hours 1'],
    ['2026-03-02 12:00:01', 'hours 23'],
    ['2026-03-02 12:00:00', 'days 1'],
    ['2026-02-28 12:00:01', 'days 2'],
    [now - 2 * 3_600_000, 'hours 2'],
  ])('%s, on the clocks of the application, is %s', (moment, expected) => {
    expect(told(moment)).toBe(expected);
  });

  it('counts a day without a time in days alone', () => {
    expect([told('2026-03-03'), told('2026-03-02'), told('2026-03-01')]).toEqual([
      undefined,
      'days 1',
      'days 2',
    ]);
  });

  it.each([
    '',
    undefined,
    null,
    Number.NaN,
    0,
    unreadable({ at: 1 }),
    '2026-03-03 12:00:01',
    now + 1000,
    'soon',
  ])('isn’t known of %j', (moment) => {
    expect(told(moment)).toBeUndefined();
  });
});

it('a span is a whole number of minutes, hours or days', () => {
  expect(['30m', '4h', '2d'].map(lengthOf)).toEqual([1_800_000, 14_400_000, 172_800_000]);
  for (const wrong of ['0d', '1.5h', '-1d', '1e2m', '3x', '']) expect(lengthOf(wrong), wrong).toBeUndefined();
});
