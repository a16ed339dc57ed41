import type { LongNumber } from '../../model/numbers';
import { NOWHERE, type Regional } from '../../model/region';
import type { Field, FieldKind } from '../../model/shape';
import type { Translate } from '../../model/translate';
import type { Unread } from '../../model/unread';
import { unread } from './textField';

interface NumberReading<T> {
  /** Reads what is written as text. */
  readonly read: (wire: string, region: Regional) => T | number;
  /** Brings what is a number on the wire to the value's unit. */
  readonly scaled?: (value: number) => number;
  readonly sample: (n: number) => number;
}

/** A field whose value is a number: null and blanks are an empty one. */
export const numberField = <T extends number | LongNumber = number>(
  kind: FieldKind,
  { read, scaled = (value) => value, sample }: NumberReading<T>,
): Field<T | number | Unread> => ({
  kind,
  optional: false,
  decode(wire, complain, region = NOWHERE) {
    if (wire === null || (typeof wire === 'string' && wire.trim() === '')) return Number.NaN;
    if (wire === undefined) {
      complain('missing', 'nothing');
      return Number.NaN;
    }
    const value =
      typeof wire === 'number' ? scaled(wire) : typeof wire === 'string' ? read(wire, region) : Number.NaN;
    return typeof value === 'string' || Number.isFinite(value) ? value : unread(wire, complain);
  },
  sample,
});

/** Formats by region, for money, and for numbers by their decimals: creating one costs more than a thousand uses. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(of: number | 'money', { numberLocale, currency }: Regional): Intl.NumberFormat {
  const key = `${numberLocale} ${currency} ${of}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    numberLocale,
    of === 'money'
      ? { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { minimumFractionDigits: of, maximumFractionDigits: of },
  );
  formats.set(key, made);
  return made;
}

/** A number with thousands separators, and with two decimals if it isn't an integer. */
export function formatNumber(value: unknown, _: Translate, region = NOWHERE): string {
  const isDecimal = typeof value === 'string' ? value.includes('.') : !Number.isInteger(value);
  return numberFormat(isDecimal ? 2 : 0, region).format(value as number | LongNumber);
}

/** An amount in the region's currency. */
export const formatMoney = (value: unknown, _: Translate, region = NOWHERE): string =>
  numberFormat('money', region).format(value as number | LongNumber);
