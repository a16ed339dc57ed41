import { fieldAt, valueAt } from '../../model/paths';
import type { Field } from '../../model/shape';
import { unreadOf } from '../../model/unread';
import { isEmptyValue, isObject } from '../../model/values';
import type { AnyResource } from '../../schema/resource';
import type { DigestedField } from './digestedFields';
import { stableUrl } from './stableUrl';

/** Changes with how records are written as text: receipts of another version can't be compared. */
const VERSION = 1;

type Decoded = Readonly<Record<string, unknown>>;

/**
 * These fields of a decoded record as JSON, the same text for the same content: whatever is empty is null, rows are in no order,
 * and addresses of files are without what differs at each reading.
 */
export const canonicalRecord = (
  { record: shape }: Pick<AnyResource, 'record'>,
  fields: readonly DigestedField[],
  record: Decoded,
): string =>
  JSON.stringify(
    fields.map(({ path, columns }) => [
      path,
      canonical(fieldAt(shape, path), valueAt(record, path), columns),
    ]),
  );

/** What the fields are, as text: their paths, and how each is decoded. */
export const canonicalFields = (
  { record: shape }: Pick<AnyResource, 'record'>,
  fields: readonly DigestedField[],
): string =>
  JSON.stringify([
    VERSION,
    ...fields.map(({ path, columns = [] }) => {
      const field = fieldAt(shape, path);
      return [path, decodedAs(field), columns.map((name) => [name, decodedAs(field?.shape?.[name])])];
    }),
  ]);

/** The names of an enum's values are what a record has of them. */
const decodedAs = (field: Field | undefined) => [
  field?.kind,
  field?.account,
  Object.entries(field?.of?.options ?? {}).map(([name, { wire }]) => [name, wire]),
];

function canonical(field: Field | undefined, value: unknown, columns?: readonly string[]): unknown {
  const unread = unreadOf(value);
  if (unread !== undefined) return { unread };
  if (isEmptyValue(value)) return null;
  if (Array.isArray(value)) return value.map((row) => JSON.stringify(inOrder(field, row, columns))).sort();
  if (isObject(value)) return inOrder(field, value, columns);
  if (field?.kind === 'url') return stableUrl(String(value));
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** The parts of a row or an object, by name. */
function inOrder(field: Field | undefined, row: unknown, columns?: readonly string[]): unknown {
  if (!isObject(row)) return canonical(undefined, row);
  const names = (columns ?? Object.keys(row)).toSorted();
  return names.map((name) => [name, canonical(field?.shape?.[name], row[name])]);
}
