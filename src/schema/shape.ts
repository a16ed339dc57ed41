import type { Check } from './checks';
import type { EnumDef } from './enums';

/**
 * What a decoder says of a value that isn't as declared; it still answers something to show. Of a record or of rows inside
 * the record, `inside` names the field of theirs, dotted.
 */
export type Complain = (
  problem: 'missing' | 'retyped' | 'unknown code',
  found: string,
  inside?: string,
) => void;

/** What tells fields apart that look different. */
export type FieldKind =
  | 'text'
  | 'fileName'
  | 'int'
  | 'money'
  | 'dateTime'
  | 'epoch'
  | 'duration'
  | 'phone'
  | 'enum'
  | 'url'
  | 'secret'
  | 'object'
  | 'list'
  | 'hidden';

/**
 * One field of a record: its row type, decoder and sample; `ui/cells` and `ui/format` add how it looks, by `kind`.
 * @typeParam T what a decoded row holds. Empty is `''` for text, `NaN` for a number, `undefined` under `maybe`. A number
 * that can't be read is what came, as text.
 */
export interface Field<T = unknown> {
  readonly kind: FieldKind;
  /** May be absent without being reported. */
  readonly optional: boolean;
  readonly of?: EnumDef;
  readonly shape?: Shape;
  /** Of a tree: the key that the children of a node stand under. */
  readonly below?: string;
  /** What its value is held against where it is shown beside its label. */
  readonly check?: Check;
  /** Of words that the server chose: what they are shown as where this knows them, by word or by code. */
  readonly known?: EnumDef;
  decode(wire: unknown, complain: Complain): T;
  /**
   * A wire value as a server would send it, different for each `n` where it can be.
   * @param path of the field, which a text carries: no field's value passes for another's
   */
  sample(n: number, path?: string): unknown;
}

/** The fields of a record, by the wire's keys. */
export type Shape = Readonly<Record<string, Field<unknown>>>;
/** A decoded record of a shape. */
export type RecordOf<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

type FieldComplain = (field: string, problem: Parameters<Complain>[0], found: string) => void;

/** Decodes every declared field of a wire object; keys that aren't declared are left behind. */
export function decodeShape<S extends Shape>(
  shape: S,
  wire: Record<string, unknown>,
  complain: FieldComplain,
): RecordOf<S> {
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    field.decode(wire[name], (problem, found, inside) =>
      complain(inside === undefined ? name : `${name}.${inside}`, problem, found),
    ),
  ]);
  return Object.fromEntries(entries) as RecordOf<S>;
}

/**
 * A wire object as a server would send it for `shape`.
 * @param at the path at which it stands in a record
 */
export const sampleShape = (shape: Shape, n: number, at?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.sample(n, at ? `${at}.${name}` : name)]),
  );
