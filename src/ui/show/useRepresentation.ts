import { useTranslate } from 'ra-core';
import { fieldAt, valueAt } from '@/schema/paths';
import type { AnyResource, AnyShown } from '@/schema/resource';
import { isEmptyValue } from '@/schema/values';
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
