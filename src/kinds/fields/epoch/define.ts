import { clockOf } from '../../../clock';
import { readNumber } from '../../../model/numbers';
import { NOWHERE } from '../../../model/region';
import type { Field } from '../../../model/shape';
import type { Unread } from '../../../model/unread';
import { formatNumber, numberField } from '../numberField';

export const epoch = (unit: 's' | 'ms'): Field<number | Unread> => ({
  ...(unit === 's'
    ? numberField('epoch', {
        read: (wire) => epochOf(readNumber(wire) * 1000),
        scaled: (seconds) => epochOf(seconds * 1000),
        sample: (n) => 1_767_225_600 + n,
      })
    : numberField('epoch', {
        read: (wire) => epochOf(readNumber(wire)),
        scaled: epochOf,
        sample: (n) => 1_767_225_600_000 + n * 1000,
      })),
  format: (value, translate, region = NOWHERE) =>
    typeof value === 'number' && Math.abs(value) <= LAST_MOMENT
      ? clockOf(region.timeZone).wallTime(value)
      : formatNumber(value, translate, region),
  exported: (_, plain) => ({ plain, is: 'moment' }),
});

/** The year 9999 ends here, in milliseconds: a later moment was written in another unit. */
const LAST_EPOCH = 253_402_300_799_999;

const epochOf = (at: number) => (Math.abs(at) <= LAST_EPOCH ? at : Number.NaN);

/** The latest moment that a `Date` can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;
