import { isMoment } from '../../../model/dateRange';
import type { DateInput } from '../../../model/inputs';
import { type Required, trimmed } from '../shared';

export const date = ({
  time = false,
  ...options
}: Required & Pick<DateInput, 'initial'> & { readonly time?: boolean } = {}): DateInput => ({
  kind: 'date',
  time,
  ...options,
  encode: trimmed,
  parse: (raw) => (isMoment(raw, time) ? raw : undefined),
  sample: (n) => `2026-01-0${1 + (n % 9)}${time ? ' 08:00:00' : ''}`,
  problem: (value) => (typeof value === 'string' && !isMoment(value.trim(), time) ? 'dateWrong' : undefined),
});
