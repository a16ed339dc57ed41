import { encodeDateRange, parseDateRange } from '../../../model/dateRange';
import type { DateRangeInput } from '../../../model/inputs';

export const dateRange = ({ time = false }: { readonly time?: boolean } = {}): DateRangeInput => ({
  kind: 'dateRange',
  blank: null,
  time,
  encode: (range) => encodeDateRange(range, time),
  parse: (raw) => parseDateRange(raw, time),
  sample: (n) => ({ start: `2026-01-0${1 + (n % 9)}`, end: '2026-02-01' }),
  // A range that is still a text couldn't be parsed.
  problem: (value) => (typeof value === 'string' ? 'rangeWrong' : undefined),
});
