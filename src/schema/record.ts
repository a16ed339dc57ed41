import type { Drift, DriftSink } from './drift';
import type { RecordOf, Shape } from './shape';
import { decodeShape } from './shape';
import { isObject } from './values';

/** Declares a record: its fields once, from which row type, decoder, cells, inputs and samples follow. */
export const defineRecord = <const S extends Shape>(shape: S): S => shape;

/** A decoded row as react-admin wants it: with an `id`. */
export type Row<S extends Shape> = RecordOf<S> & { readonly id: string };

/** The field or fields that tell rows apart; `'#'` where the wire has none, and the row's index on its page must do. */
export type KeyOf<S extends Shape> = (keyof S & string) | readonly (keyof S & string)[] | '#';

/**
 * Decodes one wire row. What isn't as declared is reported to `sink` and shown as what it is; a row that isn't an
 * object decodes as a row of empty fields.
 * @param where the resource, for the report
 * @param index of the row in its answer, its identity when it has no key
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
  const record = decodeShape(shape, isObject(wire) ? wire : {}, isObject(wire) ? complain : () => {});
  return { ...record, id: idOf(record, key, index) };
}

function idOf(record: Record<string, unknown>, key: string | readonly string[], index: number): string {
  if (key === '#') return String(index);
  const id = (typeof key === 'string' ? [key] : key).map((name) => String(record[name])).join('/');
  return id || `#${index}`;
}

/**
 * Decodes the rows of an answer, as {@link decodeRow} does. A key that another row of the answer has already is reported,
 * and told apart by the row's index: two rows under one key would be mixed up where they are drawn.
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
