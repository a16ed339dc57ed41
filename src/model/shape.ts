import type { CsvCell } from '../csvCell';
import type { Check } from './checks';
import type { EnumDef } from './enums';
import type { Lazy } from './lazy';
import type { Regional } from './region';
import { textOf } from './text';
import type { Translate } from './translate';
import { unreadable, unreadableRows } from './unread';

/** Called by decoders for values that differ from their declaration. For nested records and rows, `inside` is the dotted path. */
export type Complain = (
  problem: 'missing' | 'retyped' | 'unknown code',
  found: string,
  inside?: string,
) => void;

/** The kinds of fields that the engine has. */
export type BuiltInField =
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

/** A kind that an application adds: its name has the application's in front, so that the engine's kinds never meet it. */
export type OwnKind = `${string}/${string}`;

/** The kind of a field. */
export type FieldKind = BuiltInField | OwnKind;

/** What a part that draws a value of an application's own kind is given. */
export interface LookProps<T = never> {
  /** Never empty, and never unread. */
  readonly value: T;
  /** The value as text. */
  readonly text: string;
  /** What it is, in words. */
  readonly label: string;
}

/** How values of an application's own kind are drawn; where nothing is said, as their text. */
export interface FieldLook<T = never> {
  /** In tables. */
  readonly cell?: Lazy<LookProps<T>>;
  /** Among facts; by default as in tables. */
  readonly fact?: Lazy<LookProps<T>>;
}

/** What the commands know of an application's own kind of field. */
export interface OwnFieldContract {
  /** What the wire carries, as a JSON schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** How a declaration writes it, for `declare`: `colour()`; and the module that has it, from the folder of the declarations. */
  readonly source: string;
  readonly from: string;
  /** How sure values are of this kind, in percent, by a field's name and all its values that aren't empty. */
  recognise?(name: string, values: readonly unknown[]): number;
}

/**
 * A field of a record: all of its kind, and its own options.
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
  /** Figures are aligned to the right in tables. */
  readonly isFigure?: true;
  /** Masked until it is revealed, and never copied or exported along with others. */
  readonly isSecret?: true;
  /** Never shown. */
  readonly isHidden?: true;
  /** Of an application's own kind. */
  readonly look?: FieldLook;
  /** Of an application's own kind. */
  readonly contract?: OwnFieldContract;
  /** @param region where the console is used; a field of a console's resource knows it */
  decode(wire: unknown, complain: Complain, region?: Regional): T;
  /**
   * A value as a server would send it, different for each `n` if possible.
   * @param path the field's path, included in texts, so that each field has different values
   */
  sample(n: number, path?: string): unknown;
  /** A value that is neither empty nor unread as people read it; by default as it is. */
  format?(value: unknown, translate: Translate, region?: Regional): string;
  /** Such a value as it is copied, to be entered elsewhere; by default its text. */
  copied?(value: unknown): string;
  /** The cell of such a value in an export; by default its text. */
  exported?(value: unknown, text: string): CsvCell;
}

/** The fields of a record, by the wire's keys. */
export type Shape = Readonly<Record<string, Field<unknown>>>;
/** A decoded record of a shape. */
export type RecordOf<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

/**
 * A field as a console of this region reads and writes it. Those of its resources are so already; for one that a page of an
 * application declares for itself.
 * @example
 * import { f, fieldIn } from 'declared-console/schema';
 *
 * const deposit = fieldIn(f.money(), { timeZone: 'Asia/Tokyo', numberLocale: 'ja-JP', currency: 'JPY' });
 */
export function fieldIn<T>(field: Field<T>, region: Regional): Field<T> {
  const { shape, format } = field;
  return {
    ...field,
    ...(shape && { shape: shapeIn(shape, region) }),
    ...(format && { format: (value, translate) => format(value, translate, region) }),
    decode: (wire, complain) => field.decode(wire, complain, region),
  };
}

/** All fields of a record with {@link fieldIn}. */
export const shapeIn = (shape: Shape, region: Regional): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldIn(field, region)]));

type FieldComplain = (field: string, problem: Parameters<Complain>[0], found: string) => void;

/** Decodes all declared fields of a wire object; drops undeclared keys. */
export function decodeShape<S extends Shape>(
  shape: S,
  wire: Record<string, unknown>,
  complain: FieldComplain,
  region?: Regional,
): RecordOf<S> {
  const entries = Object.entries(shape).map(([name, field]) => {
    const value = field.decode(
      wire[name],
      (problem, found, inside) => complain(inside === undefined ? name : `${name}.${inside}`, problem, found),
      region,
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
