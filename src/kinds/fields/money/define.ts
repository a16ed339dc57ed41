import { type LongNumber, readAmount, readCents } from '../../../model/numbers';
import type { Field } from '../../../model/shape';
import type { Unread } from '../../../model/unread';
import { formatMoney, numberField } from '../numberField';

export const money = ({ in: unit }: { readonly in?: 'cents' } = {}): Field<number | LongNumber | Unread> => ({
  ...(unit === 'cents'
    ? numberField('money', { read: readCents, scaled: (cents) => cents / 100, sample: (n) => n * 1000 + 50 })
    : numberField('money', { read: readAmount, sample: (n) => n * 10 + 0.5 })),
  isFigure: true,
  format: formatMoney,
  // Other programs read an amount without its currency and separators.
  copied: (value) => (typeof value === 'number' ? value.toFixed(2) : String(value)),
  exported: (value, text) => (typeof value === 'number' ? { plain: value.toFixed(2), is: 'amount' } : text),
});
