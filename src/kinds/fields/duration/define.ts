import { readSeconds } from '../../../model/numbers';
import type { Field } from '../../../model/shape';
import type { Unread } from '../../../model/unread';
import { numberField } from '../numberField';

export const duration = (): Field<number | Unread> => ({
  ...numberField('duration', {
    read: readSeconds,
    scaled: (seconds) => (seconds < 0 ? Number.NaN : seconds),
    sample: (n) => 61 * n,
  }),
  format: (value) => clock(Number(value)),
  exported: (_, plain) => ({ plain, is: 'duration' }),
});

/** Seconds as `hh:mm:ss`. */
function clock(seconds: number) {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
