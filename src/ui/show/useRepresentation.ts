import { useTranslate } from 'ra-core';
import { isEmptyValue } from '@/schema/fields';
import { fieldAt, valueAt } from '@/schema/paths';
import type { AnyResource, AnyShown } from '@/schema/resource';
import { formatValue } from '../format';

/** What tells a record from others, as its show declares it; nothing before the record is there, or where that is empty. */
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
