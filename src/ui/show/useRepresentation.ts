import { useTranslate } from 'ra-core';
import { fieldAt, valueAt } from '../../schema/paths';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { isEmptyValue } from '../../schema/values';
import { formatValue } from '../format';

/** What identifies a record, as declared by its show; `undefined` if that is empty, or until the record is loaded. */
export function useRepresentation(
  { record: shape, definition: { show } }: AnyResource,
  record: AnyShown | undefined,
): string | undefined {
  const translate = useTranslate();
  const path = show?.representation;
  const field = path && fieldAt(shape, path);
  if (!field || !record) return undefined;
  const value = valueAt(record, path);
  return isEmptyValue(value) ? undefined : formatValue(field, value, translate);
}
