import { withoutNumbers } from '@server/audit/numberDigest';
import { expect, it } from 'vitest';

it.each([
  ['pay=2&datetime=2026-11-01+-+2026-11-30', 'pay=2&datetime=2026-11-01+-+2026-11-30'],
  ['keyword=139+1234+5678', 'keyword=%23'],
  ['13912345678=', '%23='],
  // A plain text, as a declared call may take by the same name.
  ['张三', '张三'],
  ['139 1234 5678', '#'],
  ['', ''],
])('a query that is recorded has no number that it searches for: %s', (query, recorded) => {
  expect(withoutNumbers(query, () => '#')).toBe(recorded);
});
