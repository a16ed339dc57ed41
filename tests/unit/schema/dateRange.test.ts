import { describe, expect, it } from 'vitest';
import { isDay, parseDateRange } from '../../../src/model/dateRange';

describe('a day', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is valid', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-01-01 ',
  ])('%j is invalid', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('a range', () => {
  it('of one day is valid', () => {
    expect(parseDateRange({ start: '2026-01-01', end: '2026-01-01' }, false)).toEqual({
      start: '2026-01-01',
      end: '2026-01-01',
    });
  });

  it('keeps only its ends', () => {
    const raw = { start: '2026-01-01', end: '2026-01-02', more: 1 };
    expect(parseDateRange(raw, false)).toEqual({ start: '2026-01-01', end: '2026-01-02' });
  });

  it('has times only if requested', () => {
    const raw = { start: '2026-01-01 08:00:00', end: '2026-01-01 09:00:00' };
    expect(parseDateRange(raw, true)).toEqual(raw);
    expect(parseDateRange(raw, false)).toBeUndefined();
  });

  it('of one moment is valid', () => {
    const raw = { start: '2026-01-01 08:00:00', end: '2026-01-01 08:00:00' };
    expect(parseDateRange(raw, true)).toEqual(raw);
  });

  it.each([
    ['2026-01-01 10:00:00', '2026-01-01', true],
    ['2026-01-01', '2026-01-01 10:00:00', true],
    ['2026-01-01 10:00:00', '2026-01-01 09:00:00', false],
    ['2026-01-02', '2026-01-01 10:00:00', false],
  ])('from %s to %s is one: %s, where a day is the whole of it', (start, end, isRange) => {
    expect(parseDateRange({ start, end }, true)).toEqual(isRange ? { start, end } : undefined);
  });
});
