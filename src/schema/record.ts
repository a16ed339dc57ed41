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

/** The field or fields that identify a row; `'#'` if there are none: its index on its page then tells it from the others. */
export type KeyOf<S extends Shape> = (keyof S & string) | readonly (keyof S & string)[] | '#';

/**
 * Decodes a row from the wire. Differences from the declaration are reported to `sink`; a row that isn't an object is decoded
 * as a row of unread fields, or of empty ones where nothing came.
 * @param where the resource, for the report
 * @param index the row's index in the answer, which is its id if it has no key
 */
export function decodeRow<S extends Shape>(shape: S, key: KeyOf<S>, wire: unknown, of: RowPlace): Row<S> {
  const { record, number } = decodeKeyed(shape, key, wire, of);
  return { ...record, id: number ?? (key === '#' ? String(of.index) : `#${of.index}`) };
}

interface RowPlace {
  readonly where: string;
  readonly index: number;
  readonly sink: DriftSink;
}

/** The record, and what its key says; `undefined` if that is nothing. */
function decodeKeyed<S extends Shape>(
  shape: S,
  key: KeyOf<S>,
  wire: unknown,
  { where, sink }: RowPlace,
): { readonly record: RecordOf<S>; readonly number: string | undefined } {
  const complain = (field: string, problem: Drift['problem'], found: string) =>
    sink({ where, field, problem, found });
  if (!isObject(wire)) complain('*', 'retyped', wire === null ? 'null' : typeof wire);
  const record = isObject(wire)
    ? decodeShape(shape, wire, complain)
    : isNothingSent(wire)
      ? decodeShape(shape, {}, () => {})
      : unreadShape(shape, wire);
  return { record, number: key === '#' ? undefined : numberIn(record, key) };
}

function numberIn(record: Record<string, unknown>, key: string | readonly string[]): string | undefined {
  const parts = [key].flat().map((name) => (isKey(record[name]) ? String(record[name]) : ''));
  if (parts.every((part) => part === '')) return undefined;
  return parts.length === 1 ? String(parts[0]) : parts.map(encodePart).join('/');
}

const isKey = (value: unknown) => !isEmptyValue(value) && unreadOf(value) === undefined;

/**
 * Decodes the rows of an answer with {@link decodeRow}. Duplicate keys are reported, and made unique by the row's index, as
 * React can't render two rows with the same key: see `numberOf` for what may be sent.
 */
export function decodeRows<S extends Shape>(
  shape: S,
  key: KeyOf<S>,
  rows: readonly unknown[],
  { where, sink }: { where: string; sink: DriftSink },
): Row<S>[] {
  const seen = new Set<string>();
  return rows.map((wire, index) => {
    const of = { where, index, sink };
    if (key === '#') return decodeRow(shape, key, wire, of);
    const { record, number } = decodeKeyed(shape, key, wire, of);
    if (number === undefined) return { ...record, id: `#${index}`, $number: '' };
    if (!seen.has(number)) {
      seen.add(number);
      return { ...record, id: number };
    }
    sink({ where, field: [key].flat().join('/'), problem: 'repeated key', found: '' });
    return { ...record, id: `${number}#${index}`, $number: number };
  });
}
