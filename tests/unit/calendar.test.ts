import { partsOf } from '@server/db/calendar';
import { expect, it } from 'vitest';

const hour = 3_600_000;
const parsed = (at: string) => Date.parse(`${at.replace(' ', 'T')}Z`);
const wall = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

it.each([
  ['2026-01-01 00:00:00', '2026-12-31 23:59:59'],
  ['2026-01-01 00:00:00', '2026-12-31 12:00:00'],
  ['2025-11-30 23:00:00', '2026-03-01 00:00:00'],
  ['2024-02-28 05:00:00', '2024-03-01 23:59:59'],
  ['2025-12-31 00:00:00', '2026-01-01 23:59:59'],
  ['2026-05-05 00:00:00', '2026-05-05 23:59:59'],
  ['2026-05-05 06:00:00', '2026-05-05 18:00:00'],
  ['2026-05-05 06:00:00', '2026-05-06 18:00:00'],
  ['2026-05-02 00:00:00', '2026-06-01 23:59:59'],
])('splits %s to %s into parts without gap or overlap', (from, to) => {
  const { spans, edges } = partsOf({ from, to });
  const wrong: string[] = [];
  const days = 3 * 24 * hour;
  for (let moment = parsed(from) - days; moment < parsed(to) + days; moment += hour / 2) {
    const at = wall(moment);
    const holding = [
      ...spans.filter((each) => at.slice(0, each.size) >= each.from && at.slice(0, each.size) < each.before),
      ...edges.filter((edge) => at >= edge.from && at <= edge.to),
    ];
    if (holding.length !== (at >= from && at <= to ? 1 : 0)) wrong.push(at);
  }
  expect(wrong).toEqual([]);
});

it('a range of whole years becomes one stretch of months', () => {
  const { spans, edges } = partsOf({ from: '2020-01-01 00:00:00', to: '2030-12-31 23:59:59' });
  expect(spans).toEqual([{ size: 7, from: '2020-01', before: '2031-01' }]);
  expect(edges).toEqual([]);
});
