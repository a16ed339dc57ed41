import { describe, expect, it } from 'vitest';
import { clockOf } from '../../../src/clock';
import { addDays, fromGrid, presets, toGrid } from '../../../src/kinds/inputs/date/calendar/days';
import { readMoment, readRange, writeRange } from '../../../src/kinds/inputs/date/calendar/typed';

describe('a typed range of days', () => {
  it.each([
    '2026-01-02 - 2026-03-04',
    '2026/1/2 - 2026/3/4',
    '2026.1.2~2026.3.4',
    '  2026-1-2  ～ 2026-03-4 ',
    '2026-01-02-2026-03-04',
    '2026-01-02 至 2026-03-04',
    '2026年1月2日 - 2026年03月04日',
    '20260102-20260304',
    '20260102 至 2026/3/4',
    '２０２６－０１－０２　－　２０２６－０３－０４',
  ])('is read from %s', (text) => {
    expect(readRange(text, false)).toEqual({ start: '2026-01-02', end: '2026-03-04' });
  });

  it.each(['2026/1/2', '20260102'])('of one day, %s, is that day', (text) => {
    expect(readRange(text, false)).toEqual({ start: '2026-01-02', end: '2026-01-02' });
  });

  it.each([
    '',
    '2026',
    '2026-01',
    '2026-02-30 - 2026-03-01',
    '2026-13-01 - 2026-13-02',
    '20261301',
    '202601021',
    '2026-03-04 - 2026-01-02',
    '2026-01-01 - 2026-01-02 - 2026-01-03',
    '2026-01-01 08:00:00 - 2026-01-02 09:00:00',
    '昨天',
  ])('is refused in %j', (text) => {
    expect(readRange(text, false)).toBeUndefined();
  });

  it('is read back from the text of its field', () => {
    const range = { start: '2026-01-02 08:00:00', end: '2026-03-04' };
    expect(readRange(writeRange(range), true)).toEqual(range);
  });
});

describe('a typed range of moments', () => {
  it('keeps the times and pads them', () => {
    expect(readRange('2026-1-2 8:05 ~ 2026-1-2 18:05:09', true)).toEqual({
      start: '2026-01-02 08:05:00',
      end: '2026-01-02 18:05:09',
    });
  });

  it.each(['2026-01-02 24:00:00', '2026-01-02 10:60', '2026-01-02 10:00:60'])(
    'refuses the time in %s',
    (text) => {
      expect(readMoment(text, true)).toBeUndefined();
    },
  );
});

describe('the calendar', () => {
  it('is at today in Shanghai, where the next day has begun already', () => {
    const { today } = clockOf('Asia/Shanghai');
    expect(today(Date.UTC(2025, 11, 31, 15, 59))).toBe('2025-12-31');
    expect(today(Date.UTC(2025, 11, 31, 16, 0))).toBe('2026-01-01');
  });

  it('takes a day to its grid and back', () => {
    for (const day of ['2024-02-29', '2026-01-01', '2026-12-31']) expect(fromGrid(toGrid(day))).toBe(day);
  });

  it('counts over months and years', () => {
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  });

  it.each([
    // A Thursday, whose last week and last month lie in another month.
    [
      '2026-03-05',
      {
        today: ['2026-03-05', '2026-03-05'],
        yesterday: ['2026-03-04', '2026-03-04'],
        thisWeek: ['2026-03-02', '2026-03-05'],
        lastWeek: ['2026-02-23', '2026-03-01'],
        week: ['2026-02-27', '2026-03-05'],
        month: ['2026-02-04', '2026-03-05'],
        thisMonth: ['2026-03-01', '2026-03-05'],
        lastMonth: ['2026-02-01', '2026-02-28'],
        thisYear: ['2026-01-01', '2026-03-05'],
      },
    ],
    // The first of January, a Thursday.
    [
      '2026-01-01',
      {
        today: ['2026-01-01', '2026-01-01'],
        yesterday: ['2025-12-31', '2025-12-31'],
        thisWeek: ['2025-12-29', '2026-01-01'],
        lastWeek: ['2025-12-22', '2025-12-28'],
        week: ['2025-12-26', '2026-01-01'],
        month: ['2025-12-03', '2026-01-01'],
        thisMonth: ['2026-01-01', '2026-01-01'],
        lastMonth: ['2025-12-01', '2025-12-31'],
        thisYear: ['2026-01-01', '2026-01-01'],
      },
    ],
  ])('offers the ranges of %s', (day, ranges) => {
    const offered = Object.entries(presets).map(([name, rangeTo]) => [name, Object.values(rangeTo(day))]);
    expect(Object.fromEntries(offered)).toEqual(ranges);
  });

  it.each([
    ['a Sunday ends its week', 'thisWeek', '2026-03-08', '2026-03-02', '2026-03-08'],
    ['a Sunday is no part of the week before', 'lastWeek', '2026-03-08', '2026-02-23', '2026-03-01'],
    ['a Monday begins its week', 'thisWeek', '2026-03-09', '2026-03-09', '2026-03-09'],
    ['a leap February has 29 days', 'lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['the day before the first of March is one', 'yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['a week reaches over one', 'lastWeek', '2024-03-04', '2024-02-26', '2024-03-03'],
  ] as const)('%s', (_, name, day, start, end) => {
    expect(presets[name](day)).toEqual({ start, end });
  });
});
