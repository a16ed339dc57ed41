import type { Drift, DriftSink } from './drift';
import type { RecordOf, Shape } from './fields';
import { decodeShape, isObject } from './fields';

/** Declares a record: its fields once, from which row type, decoder, cells, inputs and samples follow. */
export const defineRecord = <const S extends Shape>(shape: S): S => shape;

/** A decoded row as react-admin wants it: with an `id`. */
export type Row<S extends Shape> = RecordOf<S> & { readonly id: string };

/** The field or fields that tell rows apart; `'#'` where the wire has none, and the row's place on its page must do. */
export type KeyOf<S extends Shape> = (keyof S & string) | readonly (keyof S & string)[] | '#';

/**
 * Decodes one wire row. What isn't as declared is reported to `sink` and shown as what it is; a row that isn't an
 * object decodes as a row of empty fields.
 * @param where the resource, for the report
 * @param place the row's place in its answer, its identity when it has no key
 */
export function decodeRow<S extends Shape>(
  shape: S,
  key: KeyOf<S>,
  wire: unknown,
  { where, place, sink }: { where: string; place: number; sink: DriftSink },
): Row<S> {
  const complain = (field: string, problem: Drift['problem'], found: string) =>
    sink({ where, field, problem, found });
  if (!isObject(wire)) complain('*', 'retyped', wire === null ? 'null' : typeof wire);
  const record = decodeShape(shape, isObject(wire) ? wire : {}, isObject(wire) ? complain : () => {});
  return { ...record, id: idOf(record, key, place) };
}

function idOf(record: Record<string, unknown>, key: string | readonly string[], place: number): string {
  if (key === '#') return String(place);
  const id = (typeof key === 'string' ? [key] : key).map((name) => String(record[name])).join('/');
  return id || `#${place}`;
}
