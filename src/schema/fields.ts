import { type EnumDef, unknownCode } from './enums';
import {
  type Complain,
  decodeShape,
  type Field,
  type FieldKind,
  type RecordOf,
  type Shape,
  sampleShape,
} from './shape';
import { textOf } from './text';
import { isObject } from './values';

/** Above 2^53, numbers lose their last digits when they are parsed: identifiers become wrong. */
const isRounded = (wire: unknown) => Number.isInteger(wire) && !Number.isSafeInteger(wire);
const ROUNDED = 'number past 2^53';

const text = (kind: FieldKind, sample: (n: number, path?: string) => string): Field<string> => ({
  kind,
  optional: false,
  decode(wire, complain) {
    if (wire === null) return '';
    if (wire === undefined) complain('missing', 'nothing');
    const words = textOf(wire);
    if (words === undefined && wire !== undefined) complain('retyped', typeof wire);
    if (isRounded(wire)) complain('retyped', ROUNDED);
    return words ?? '';
  },
  sample,
});

declare const unread: unique symbol;
/** What came instead of a number, and can't be read as one: shown as it is, and never equal to a value in a condition. */
export type Unread = string & { readonly [unread]: true };

const number = (
  kind: FieldKind,
  sample: (n: number) => number,
  read: (wire: string) => number = Number,
  scaled = (value: number) => value,
): Field<number | Unread> => ({
  kind,
  optional: false,
  decode(wire, complain) {
    if (wire === null || (typeof wire === 'string' && wire.trim() === '')) return Number.NaN;
    if (wire === undefined) {
      complain('missing', 'nothing');
      return Number.NaN;
    }
    const value = typeof wire === 'number' ? wire : typeof wire === 'string' ? read(wire) : Number.NaN;
    if (Number.isFinite(value)) return scaled(value);
    complain('retyped', typeof wire);
    return typeof wire === 'string' ? (wire as Unread) : Number.NaN;
  },
  sample,
});

/** Parses seconds, as a number or as `hh:mm:ss` or `mm:ss`. */
function secondsOf(wire: string): number {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(wire.trim()) ?? [];
  return minutes === undefined ? Number(wire) : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const NEVER = /^(?:0|0000-00-00(?:[ T]00:00:00)?)$/;

/** A sample text that contains its field's path. */
const named = (n: number, path = 'sample') => `${path}${n}`;

const two = (n: number) => String(n).padStart(2, '0');

/** The kinds of field a record can have. */
export const f = {
  /**
   * Text or an identifier; a number on the wire becomes its digits. Above 2^53, such as for ids with 18 digits, it must be
   * sent as a string: as a number it is rounded, which is reported.
   * @param check verifies identifiers with a check digit; its result is shown beside the value
   * @param known an enum for a state in the server's own words: those it knows are shown as its values, others as they came
   */
  text: (more: Pick<Field, 'check' | 'known'> = {}): Field<string> => ({
    ...text('text', named),
    ...more,
  }),
  /** The name of a file: text that is abbreviated in tables, and can be expanded. */
  fileName: () => text('fileName', (n, path) => `${named(n, path)}.pdf`),
  /** A number, shown with thousands separators, and with two decimals if it isn't an integer. */
  int: () => number('int', (n) => n),
  /**
   * An amount of money, shown in the application's currency with two decimals; not for points, which are numbers.
   * @param in the unit on the wire: `cents` are a hundredth of what is shown
   */
  money: ({ in: unit }: { readonly in?: 'cents' } = {}) =>
    unit === 'cents'
      ? number(
          'money',
          (n) => n * 1000 + 50,
          Number,
          (cents) => cents / 100,
        )
      : number('money', (n) => n * 10 + 0.5),
  /**
   * `yyyy-MM-dd HH:mm:ss` in the application's time zone, kept as a string. ISO 8601, with or without a zone, and timestamps
   * of ten or thirteen digits are shown in the same format. All zeros, which databases use for missing dates, are empty.
   */
  dateTime: (): Field<string> => {
    const words = text('dateTime', (n) => `2026-0${1 + (n % 9)}-${two(1 + (n % 28))} 0${n % 10}:30:00`);
    return { ...words, decode: (wire, complain) => words.decode(wire, complain).replace(NEVER, '') };
  },
  /** A timestamp in seconds or milliseconds since 1970; shown in the application's time zone. */
  epoch: (unit: 's' | 'ms') =>
    unit === 's'
      ? number(
          'epoch',
          (n) => 1_767_225_600 + n,
          Number,
          (seconds) => seconds * 1000,
        )
      : number('epoch', (n) => 1_767_225_600_000 + n * 1000),
  /** A duration in seconds; `hh:mm:ss` on the wire is accepted, too. */
  duration: () => number('duration', (n) => 61 * n, secondsOf),
  phone: () => text('phone', (n) => `138${String(n).padStart(8, '0')}`),
  /**
   * A url to open, frame or download, always through `safeUrl`. In tables it is a link with the file's name; exports contain
   * the whole url.
   */
  url: () => text('url', (n, path) => `https://files.example.com/${named(n, path)}.png`),
  /** A secret, masked until it is revealed; can be copied while masked. */
  secret: () => text('secret', (n, path) => `key-${named(n, path)}`),
  /** Several texts or numbers, an array on the wire; shown separated by commas. */
  texts: (): Field<string> => ({
    ...text('text', named),
    decode(wire, complain) {
      if (wire === null) return '';
      if (!Array.isArray(wire)) {
        complain(wire === undefined ? 'missing' : 'retyped', typeof wire);
        return '';
      }
      const words = wire.map(textOf);
      const unread = words.indexOf(undefined);
      if (unread >= 0) complain('retyped', typeof wire[unread]);
      return words.filter((each) => each !== undefined).join(', ');
    },
    sample: (n, path) => [named(n, path), named(n + 1, path)],
  }),
  /** Never shown: for keys, conditions and calls; decoded like `text`. */
  hidden: () => text('hidden', named),
  enum: <V extends string>(of: EnumDef<V>): Field<V> => ({
    kind: 'enum',
    optional: false,
    of,
    decode(wire, complain) {
      if (wire === undefined) complain('missing', 'nothing');
      const value = of.parse(wire);
      if (value !== undefined) return value;
      if (wire === undefined || wire === null || wire === '') return '' as V;
      const code = textOf(wire);
      complain(code ? 'unknown code' : 'retyped', code || typeof wire);
      return (code ? unknownCode(code) : '') as V;
    },
    sample: (n) => of.wire(of.values[n % of.values.length] as V),
  }),
  /** A field that may be absent or null. */
  maybe: <T>(field: Field<T>): Field<T | undefined> => ({
    ...field,
    optional: true,
    decode: (wire, complain) =>
      wire === undefined || wire === null ? undefined : field.decode(wire, complain),
  }),
  /** A nested record; null becomes a record of empty fields. */
  object: <S extends Shape>(shape: S): Field<RecordOf<S>> => ({
    kind: 'object',
    optional: false,
    shape,
    decode(wire, complain) {
      if (isObject(wire))
        return decodeShape(shape, wire, (inner, problem, found) => complain(problem, found, inner));
      if (wire !== null) complain(wire === undefined ? 'missing' : 'retyped', typeof wire);
      return decodeShape(shape, emptied(shape), () => {});
    },
    sample: (n, path) => sampleShape(shape, n, path),
  }),
  /** A nested tree: nodes of one shape, whose children are under `below` on the wire. */
  tree: <S extends Shape>(shape: S, below: string): Field<TreeNode<S>[]> => ({
    ...f.list(shape),
    below,
    decode: (wire, complain) => decodeNodes(shape, below, wire, complain),
    sample: (n, path) => [
      { ...sampleShape(shape, n, path), [below]: [{ ...sampleShape(shape, n + 1, path), [below]: [] }] },
    ],
  }),
  /** Nested rows; null becomes none. */
  list: <S extends Shape>(shape: S): Field<RecordOf<S>[]> => ({
    kind: 'list',
    optional: false,
    shape,
    decode(wire, complain) {
      if (Array.isArray(wire)) {
        return wire
          .filter(isObject)
          .map((row) => decodeShape(shape, row, (inner, problem, found) => complain(problem, found, inner)));
      }
      if (wire !== null) complain(wire === undefined ? 'missing' : 'retyped', typeof wire);
      return [];
    },
    sample: (n, path) => [sampleShape(shape, n, path), sampleShape(shape, n + 1, path)],
  }),
};

/** A node of a tree, with its children. */
export type TreeNode<S extends Shape> = RecordOf<S> & { readonly children: readonly TreeNode<S>[] };

function decodeNodes<S extends Shape>(
  shape: S,
  below: string,
  wire: unknown,
  complain: Complain,
): TreeNode<S>[] {
  return f
    .list(shape)
    .decode(wire, complain)
    .map((node, index) => {
      const children = Array.isArray(wire) ? wire.filter(isObject)[index]?.[below] : undefined;
      return { ...node, children: decodeNodes(shape, below, children ?? null, complain) };
    });
}

const emptied = (shape: Shape) => Object.fromEntries(Object.keys(shape).map((name) => [name, null]));
