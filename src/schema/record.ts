import { encodePart } from '../model/encodePart';
import type { RecordOf, Shape } from '../model/shape';
import { decodeShape, unreadShape } from '../model/shape';
import { unreadOf } from '../model/unread';
import { isEmptyValue, isNothingSent, isObject } from '../model/values';
import type { Drift, DriftSink } from './drift';

/**
 * Declares a record's fields, from which row type, decoder, cells and samples are derived.
 * @param shape the fields by their name on the wire
 * @example
 * const tool = defineRecord({ id: f.text(), name: f.text(), deposit: f.money() });
 * type Tool = Row<typeof tool>;
 */
export const defineRecord = <const S extends Shape>(shape: S): S => shape;

/** A decoded row with the `id` that react-admin needs. */
export type Row<S extends Shape> = RecordOf<S> & { readonly id: string };

/** The field or fields that identify a row; `'#'` if there are none, for the row's index on its page. */
export type KeyOf<S extends Shape> = (keyof S & string) | readonly (keyof S & string)[] | '#';

/**
 * Decodes a row from the wire. Differences from the declaration are reported to `sink`; a row that isn't an object is decoded
 * as a row of unread fields, or of empty ones where nothing came.
 * @param where the resource, for the report
 * @param index the row's index in the answer, which is its id if it has no key
 */
export function decodeRow<S extends Shape>(
  shape: S,
  key: KeyOf<S>,
  wire: unknown,
  { where, index, sink }: { where: string; index: number; sink: DriftSink },
): Row<S> {
  const complain = (field: string, problem: Drift['problem'], found: string) =>
    sink({ where, field, problem, found });
  if (!isObject(wire)) complain('*', 'retyped', wire === null ? 'null' : typeof wire);
  const record = isObject(wire)
    ? decodeShape(shape, wire, complain)
    : isNothingSent(wire)
      ? decodeShape(shape, {}, () => {})
      : unreadShape(shape, wire);
  return { ...record, id: idOf(record, key, index) };
}

function idOf(record: Record<string, unknown>, key: string | readonly string[], index: number): string {
  if (key === '#') return String(index);
  const parts = [key].flat().map((name) => (isKey(record[name]) ? String(record[name]) : ''));
  if (parts.every((part) => part === '')) return `#${index}`;
  return parts.length === 1 ? String(parts[0]) : parts.map(encodePart).join('/');
}

const isKey = (value: unknown) => !isEmptyValue(value) && unreadOf(value) === undefined;

/**
 * Decodes the rows of an answer with {@link decodeRow}. Duplicate keys are reported, and made unique by the row's index, as
 * React can't render two rows with the same key.
 */
export function decodeRows<S extends Shape>(
  shape: S,
  key: KeyOf<S>,
  rows: readonly unknown[],
  { where, sink }: { where: string; sink: DriftSink },
): Row<S>[] {
  const seen = new Set<string>();
  return rows.map((wire, index) => {
    const row = decodeRow(shape, key, wire, { where, index, sink });
    if (!seen.has(row.id)) {
      seen.add(row.id);
      return row;
    }
    sink({ where, field: [key].flat().join('/'), problem: 'repeated key', found: '' });
    return { ...row, id: `${row.id}#${index}` };
  });
}
