import type { Field, Shape } from '../../model/shape';
import { isObject } from '../../model/values';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource';

/** Whether an enum in a list's row has another value in the record by now, so that the list must be refreshed. */
export function isOutdated(
  list: AnyResource,
  row: AnyRow,
  { record: shape }: AnyResource,
  record: AnyShown,
): boolean {
  return Object.entries(list.record).some(([name, field]) => {
    const now = stateOf(shape, record, name, field);
    return now !== undefined && now !== row[name];
  });
}

/** The field with the same name and enum in a record, or in a nested record. */
function stateOf(
  shape: Shape,
  record: Readonly<Record<string, unknown>>,
  name: string,
  { of }: Field,
): unknown {
  if (!of) return undefined;
  if (shape[name]?.of === of) return record[name];
  for (const [inner, field] of Object.entries(shape)) {
    const value = record[inner];
    if (field.shape && isObject(value) && field.shape[name]?.of === of) return value[name];
  }
  return undefined;
}
