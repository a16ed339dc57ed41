import { type LongNumber, readDecimal } from '../../../model/numbers';
import type { Field } from '../../../model/shape';
import type { Unread } from '../../../model/unread';
import { formatNumber, numberField } from '../numberField';

export const int = (): Field<number | LongNumber | Unread> => ({
  ...numberField('int', { read: readDecimal, sample: (n) => n }),
  isFigure: true,
  format: formatNumber,
  copied: String,
  exported: (value, text) => (typeof value === 'number' ? value : text),
});
