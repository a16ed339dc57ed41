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

/** Past 2^53 a number has lost its last digits before they can be read: as an identifier it is another one. */
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
/** What came in the place of a number and can't be read as one: shown, and equal to nothing that a condition names. */
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

/** Seconds, written as their number or as `hh:mm:ss` or `mm:ss`. */
function secondsOf(wire: string): number {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(wire.trim()) ?? [];
  return minutes === undefined ? Number(wire) : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const NEVER = /^(?:0|0000-00-00(?:[ T]00:00:00)?)$/;

/** A text that tells its field. */
const named = (n: number, path = 'sample') => `${path}${n}`;

const two = (n: number) => String(n).padStart(2, '0');

/** The kinds of field a record can have. */
export const f = {
  /**
   * Words or an identifier: a number on the wire becomes its digits. One past 2^53, such as an 18-digit id, must be sent
   * as a string: as a number it has been rounded, which is reported.
   * @param check of an identifier that carries a check digit; what it finds is said beside the value
   * @param known of a state in the server's own words: those it knows are shown as its values are, others as they came
   */
  text: (more: Pick<Field, 'check' | 'known'> = {}): Field<string> => ({
    ...text('text', named),
    ...more,
  }),
  /** The name of a file: as text, and abbreviated in a table, where it can be opened whole. */
  fileName: () => text('fileName', (n, path) => `${named(n, path)}.pdf`),
  /** A number, shown with thousands separated, and with two places where it isn't whole. */
  int: () => number('int', (n) => n),
  /**
   * An amount of money, shown in the application's currency with two places; points are numbers.
   * @param in what the wire counts: `cents` are a hundredth of what is shown
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
   * `yyyy-MM-dd HH:mm:ss` in the time zone of the application, kept as the string it is. Shown so as well are ISO 8601,
   * with a zone or without, and a count of ten or thirteen digits since 1970. Nothing but zeros, as databases keep a moment
   * that never was, is none.
   */
  dateTime: (): Field<string> => {
    const words = text('dateTime', (n) => `2026-0${1 + (n % 9)}-${two(1 + (n % 28))} 0${n % 10}:30:00`);
    return { ...words, decode: (wire, complain) => words.decode(wire, complain).replace(NEVER, '') };
  },
  /** A moment as a count since 1970, of seconds or milliseconds; shown in the time zone of the application. */
  epoch: (unit: 's' | 'ms') =>
    unit === 's'
      ? number(
          'epoch',
          (n) => 1_767_225_600 + n,
          Number,
          (seconds) => seconds * 1000,
        )
      : number('epoch', (n) => 1_767_225_600_000 + n * 1000),
  /** Seconds; `hh:mm:ss` on the wire is read as well. */
  duration: () => number('duration', (n) => 61 * n, secondsOf),
  phone: () => text('phone', (n) => `138${String(n).padStart(8, '0')}`),
  /**
   * An address to open, frame or download; only ever through `safeUrl`. In a table it is a link by the name of its file,
   * and an export has it whole.
   */
  url: () => text('url', (n, path) => `https://files.example.com/${named(n, path)}.png`),
  /** A key that is masked until it is asked for, and can be copied without being shown. */
  secret: () => text('secret', (n, path) => `key-${named(n, path)}`),
  /** Several words or numbers, an array on the wire; shown with commas between them. */
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
  /** Part of the row, never shown: keys and what conditions or calls need; decoded as `text`. */
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
  /** A record inside the record; null becomes a record of empty fields. */
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
  /** A tree inside the record: nodes of one shape, whose children stand under `below` on the wire. */
  tree: <S extends Shape>(shape: S, below: string): Field<TreeNode<S>[]> => ({
    ...f.list(shape),
    below,
    decode: (wire, complain) => decodeNodes(shape, below, wire, complain),
    sample: (n, path) => [
      { ...sampleShape(shape, n, path), [below]: [{ ...sampleShape(shape, n + 1, path), [below]: [] }] },
    ],
  }),
  /** Rows inside the record; null becomes none. */
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

/** A node of a tree and those below it. */
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
