import { isMoment } from '../../../model/dateRange';
import type { DateInput } from '../../../model/inputs';
import { type Required, trimmed } from '../shared';

export const date = ({
  time = false,
  initial,
  ...options
}: Required & Pick<DateInput, 'initial'> & { readonly time?: boolean } = {}): DateInput => ({
  kind: 'date',
  time,
  ...options,
  // Without the user that a form gives: it often is `today`, which takes a moment.
  ...(initial && { initial: () => initial() }),
  encode: trimmed,
  parse: (raw) => (isMoment(raw, time) ? raw : undefined),
  sample: (n) => `2026-01-0${1 + (n % 9)}${time ? ' 08:00:00' : ''}`,
  problem: (value) => (typeof value === 'string' && !isMoment(value.trim(), time) ? 'dateWrong' : undefined),
});
