import { codeOfUnknown } from '../model/enums';
import type { LongNumber } from '../model/numbers';
import type { Field, FieldKind, Shape } from '../model/shape';
import { unreadOf } from '../model/unread';
import { isEmptyValue, isObject } from '../model/values';
import { regional } from '../regional';
import { visibleText } from '../visibleText';
import { wallTime, wallTimeOf } from '../wallTime';

/** Shown for an empty value. */
export const EMPTY = '—';

/** Shown in place of a secret. */
export const MASK = '••••••••••••••••';

/** Translates a key, as returned by react-admin's `useTranslate`. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * A value as people read it, on screen and in exports: enums in words, amounts with separators, — if empty, marked with what
 * came if it can't be read. Secrets are masked, as others may read what is exported or copied.
 * @returns text; what is invisible in it is written out
 * @example
 * import { f } from 'declared-console/schema';
 * import { useTranslate } from 'react-admin';
 *
 * const deposit = formatValue(f.money(), 1234.5, useTranslate()); // '$1,234.50'
 */
export function formatValue(field: Field, value: unknown, translate: Translate): string {
  if (isEmptyValue(value)) return EMPTY;
  const isUnread = unreadOf(value) !== undefined;
  if (field.kind === 'secret') return isUnread ? translate('list.unread', { raw: MASK }) : MASK;
  if (isUnread) return formatText(value, translate);
  if (field.kind === 'dateTime') return visibleText(wallTimeOf(String(value)));
  if (field.of && typeof value === 'string') {
    const code = codeOfUnknown(value);
    if (code === undefined) return translate(`enums.${field.of.name}.${value}`);
    // Some servers send the state in words instead of a code.
    return /\P{ASCII}/u.test(code) ? visibleText(code) : translate('list.unknown', { code });
  }
  if (field.known && typeof value === 'string') {
    const known = field.known.parse(value);
    return known === undefined ? visibleText(value) : translate(`enums.${field.known.name}.${known}`);
  }
  const isLong = typeof value === 'string' && (field.kind === 'int' || field.kind === 'money');
  if (isLong) return numberFormat(field.kind, value.includes('.')).format(value as LongNumber);
  if (typeof value === 'number') {
    if (field.kind === 'duration') return clock(value);
    if (field.kind === 'epoch' && Math.abs(value) <= LAST_MOMENT) return wallTime(value);
    return numberFormat(field.kind, !Number.isInteger(value)).format(value);
  }
  return visibleText(String(value));
}

/** A text of an answer as people read it, where no field says more: — if empty, marked if it can't be read. */
export function formatText(text: unknown, translate: Translate): string {
  if (isEmptyValue(text)) return EMPTY;
  const raw = unreadOf(text);
  return raw === undefined ? visibleText(String(text)) : translate('list.unread', { raw: visibleText(raw) });
}

/** The latest moment that a `Date` can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** Formats for money, and for numbers by their decimals; cached, as creating one costs more than a thousand uses. */
const formats = new Map<number | 'money', Intl.NumberFormat>();

function numberFormat(kind: FieldKind, hasDecimals: boolean): Intl.NumberFormat {
  const of = kind === 'money' ? kind : hasDecimals ? 2 : 0;
  const known = formats.get(of);
  if (known) return known;
  const { numberLocale, currency } = regional();
  const made = new Intl.NumberFormat(
    numberLocale,
    of === 'money'
      ? { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { minimumFractionDigits: of, maximumFractionDigits: of },
  );
  formats.set(of, made);
  return made;
}

/** Seconds as `hh:mm:ss`. */
function clock(seconds: number) {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** The formatted values of a record by the dotted paths of its fields, for use in sentences. */
export const formattedValues = (
  shape: Shape,
  record: Readonly<Record<string, unknown>>,
  translate: Translate,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]): (readonly [string, string])[] => {
      const value = record[name];
      if (field.kind === 'list') return [];
      if (!field.shape) return [[name, formatValue(field, value, translate)]];
      const inner = formattedValues(field.shape, isObject(value) ? value : {}, translate);
      return Object.entries(inner).map(([path, text]) => [`${name}.${path}`, text]);
    }),
  );
