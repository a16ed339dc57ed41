import type { Field, Shape } from '../model/shape';
import type { Translate } from '../model/translate';
import { unreadOf } from '../model/unread';
import { isEmptyValue, isObject } from '../model/values';
import { visibleText } from '../visibleText';

/** Shown for an empty value. */
export const EMPTY = '—';

/** Shown in place of a secret. */
export const MASK = '••••••••••••••••';

export type { Translate };

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
  if (field.isSecret) return isUnread ? translate('list.unread', { raw: MASK }) : MASK;
  if (isUnread) return formatText(value, translate);
  return field.format?.(value, translate) ?? visibleText(String(value));
}

/** A text of an answer as people read it, where no field says more: — if empty, marked if it can't be read. */
export function formatText(text: unknown, translate: Translate): string {
  if (isEmptyValue(text)) return EMPTY;
  const raw = unreadOf(text);
  return raw === undefined ? visibleText(String(text)) : translate('list.unread', { raw: visibleText(raw) });
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
