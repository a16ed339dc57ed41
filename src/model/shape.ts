import type { Check } from './checks';
import type { EnumDef } from './enums';
import { textOf } from './text';
import { unreadable, unreadableRows } from './unread';

/** Called by decoders for values that differ from their declaration. For nested records and rows, `inside` is the dotted path. */
export type Complain = (
  problem: 'missing' | 'retyped' | 'unknown code',
  found: string,
  inside?: string,
) => void;

/** The kinds of fields, each with its own look. */
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
 * A field of a record: its type, decoder and sample; how it looks is defined in `ui/cells` and `ui/format`, by `kind`.
 * @typeParam T the decoded value. Empty is `''` for text, `NaN` for numbers, `undefined` under `maybe`. What can't be read is
 * an `Unread`, whatever the kind.
 */
export interface Field<T = unknown> {
  readonly kind: FieldKind;
  /** Whether it may be missing without a report. */
  readonly optional: boolean;
  readonly of?: EnumDef;
  readonly shape?: Shape;
  /** For trees: the key of a node's children. */
  readonly below?: string;
  /** Verifies its value where it is shown as a fact. */
  readonly check?: Check;
  /** For states in the server's own words: how known ones are shown. */
  readonly known?: EnumDef;
  /** For a person's name: the key of the same object that has their account, if the server sends it; shown beside the name. */
  readonly account?: string;
  /** For urls: the address of a file, whose name is what people read of it. */
  readonly isFile?: true;
  decode(wire: unknown, complain: Complain): T;
  /**
   * A value as a server would send it, different for each `n` if possible.
   * @param path the field's path, included in texts, so that each field has different values
   */
  sample(n: number, path?: string): unknown;
}

/** The fields of a record, by the wire's keys. */
export type Shape = Readonly<Record<string, Field<unknown>>>;
/** A decoded record of a shape. */
export type RecordOf<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

type FieldComplain = (field: string, problem: Parameters<Complain>[0], found: string) => void;

/** Decodes all declared fields of a wire object; drops undeclared keys. */
export function decodeShape<S extends Shape>(
  shape: S,
  wire: Record<string, unknown>,
  complain: FieldComplain,
): RecordOf<S> {
  const entries = Object.entries(shape).map(([name, field]) => {
    const value = field.decode(wire[name], (problem, found, inside) =>
      complain(inside === undefined ? name : `${name}.${inside}`, problem, found),
    );
    return [name, field.account === undefined ? value : withAccount(value, wire[field.account])];
  });
  return Object.fromEntries(entries) as RecordOf<S>;
}

/** What `shape` holds where something else came: every field is unread, as none of them is empty. */
export const unreadShape = <S extends Shape>(shape: S, wire: unknown): RecordOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, unreadField(field, wire)]),
  ) as RecordOf<S>;

function unreadField({ kind, shape }: Field, wire: unknown): unknown {
  if (kind === 'list') return unreadableRows(wire);
  return shape ? unreadShape(shape, wire) : unreadable(wire);
}

/** A name may be another person's, and may change: their account tells who it is. */
function withAccount(name: unknown, wire: unknown): unknown {
  const account = textOf(wire);
  return account && typeof name === 'string'
    ? [name, name ? `(${account})` : account].join(' ').trim()
    : name;
}

/**
 * An object as a server would send it for `shape`.
 * @param at its path in a record
 */
export const sampleShape = (shape: Shape, n: number, at?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.sample(n, at ? `${at}.${name}` : name)]),
  );
