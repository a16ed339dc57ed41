import { useTranslate } from 'react-admin';
import { formatValue, type Translate } from '../../kit/format';
import { fieldAt, valueAt } from '../../model/paths';
import { isEmptyValue } from '../../model/values';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource';

/** What identifies a record, as declared by its show; `undefined` if that is empty, or until the record is loaded. */
export function useRepresentation(resource: AnyResource, record: AnyShown | undefined): string | undefined {
  const translate = useTranslate();
  return record && representationOf(resource, record, translate);
}

/** What identifies a record, as declared by its show; `undefined` if that is empty, or nothing is declared. */
export function representationOf(
  { record: shape, definition: { show } }: AnyResource,
  record: AnyRow,
  translate: Translate,
): string | undefined {
  const path = show?.representation;
  const field = path && fieldAt(shape, path);
  if (!field) return undefined;
  const value = valueAt(record, path);
  return isEmptyValue(value) ? undefined : formatValue(field, value, translate);
}
