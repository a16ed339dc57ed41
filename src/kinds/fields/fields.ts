import { type EnumDef, unknownCode } from '../../model/enums';
import { readMoment } from '../../model/moments';
import {
  type LongNumber,
  readAmount,
  readCents,
  readDecimal,
  readNumber,
  readSeconds,
} from '../../model/numbers';
import { decodeNodes, decodeRowsOf, type TreeNode } from '../../model/rows';
import {
  type Complain,
  decodeShape,
  type Field,
  type FieldKind,
  type RecordOf,
  type Shape,
  sampleShape,
  unreadShape,
} from '../../model/shape';
import { textOf } from '../../model/text';
import { type Unread, unmarked, unreadable } from '../../model/unread';
import { isNothingSent, isObject } from '../../model/values';

export type { TreeNode } from '../../model/rows';
export type { Unread } from '../../model/unread';

const text = (kind: FieldKind, sample: (n: number, path?: string) => string): Field<string> => ({
  kind,
  optional: false,
  decode(wire, complain) {
    if (wire === null) return '';
    if (wire === undefined) {
      complain('missing', 'nothing');
      return '';
    }
    const words = textOf(wire);
    if (words === undefined) return unread(wire, complain);
    return unmarked(words);
  },
  sample,
});

/** Reports what can't be read, and keeps it. */
function unread(wire: unknown, complain: Complain): Unread {
  complain('retyped', typeof wire);
  return unreadable(wire);
}

/**
 * @param read reads what is written as text, `scaled` what is a number
 */
const number = <T extends number | LongNumber = number>(
  kind: FieldKind,
  sample: (n: number) => number,
  read: (wire: string) => T | number,
  scaled = (value: number) => value,
): Field<T | number | Unread> => ({
  kind,
  optional: false,
  decode(wire, complain) {
    if (wire === null || (typeof wire === 'string' && wire.trim() === '')) return Number.NaN;
    if (wire === undefined) {
      complain('missing', 'nothing');
      return Number.NaN;
    }
    const value =
      typeof wire === 'number' ? scaled(wire) : typeof wire === 'string' ? read(wire) : Number.NaN;
    return typeof value === 'string' || Number.isFinite(value) ? value : unread(wire, complain);
  },
  sample,
});

/** The year 9999 ends here, in milliseconds: a later moment was written in another unit. */
const LAST_EPOCH = 253_402_300_799_999;

const epochOf = (at: number) => (Math.abs(at) <= LAST_EPOCH ? at : Number.NaN);

/** A sample text that contains its field's path. */
const named = (n: number, path = 'sample') => `${path}${n}`;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * The kinds of field a record can have; each answers a field for {@link defineRecord}.
 * @example defineRecord({ id: f.text(), name: f.text(), deposit: f.money(), boughtAt: f.dateTime(), shelf: f.maybe(f.text()) })
 */
export const f = {
  /**
   * Text or an identifier; a number on the wire becomes its digits, all of them, as answers are parsed without rounding.
   * @param check verifies identifiers with a check digit; its result is shown beside the value
   * @param account for a person's name: the key beside it that has their account, shown with it; a server may lack it
   * @param known an enum for a state in the server's own words: those it knows are shown as its values, others as they came
   */
  text: (more: Pick<Field, 'check' | 'known' | 'account'> = {}): Field<string> => ({
    ...text('text', named),
    ...more,
  }),
  /** The name of a file: text that is abbreviated in tables, and can be expanded. */
  fileName: () => text('fileName', (n, path) => `${named(n, path)}.pdf`),
  /**
   * A number, shown with thousands separators, and with two decimals if it isn't an integer. One with more digits than a
   * `number` holds is kept as text.
   */
  int: () => number('int', (n) => n, readDecimal),
  /**
   * An amount of money, shown in the application's currency with two decimals; not for points, which are numbers. Long ones
   * like {@link f.int}.
   * @param in the unit on the wire: `cents` are a hundredth of what is shown
   */
  money: ({ in: unit }: { readonly in?: 'cents' } = {}) =>
    unit === 'cents'
      ? number(
          'money',
          (n) => n * 1000 + 50,
          readCents,
          (cents) => cents / 100,
        )
      : number('money', (n) => n * 10 + 0.5, readAmount),
  /**
   * `yyyy-MM-dd HH:mm:ss` in the application's time zone, kept as a string. Every form that can be only one moment is read:
   * ISO 8601, counts since 1970, the objects and arrays of common languages, Chinese dates. Zeros, and the year 1, by which
   * databases say never, are empty.
   */
  dateTime: (): Field<string> => ({
    ...text('dateTime', (n) => `2026-0${1 + (n % 9)}-${two(1 + (n % 28))} 0${n % 10}:30:00`),
    decode(wire, complain) {
      if (wire === null) return '';
      if (wire === undefined) {
        complain('missing', 'nothing');
        return '';
      }
      return readMoment(wire) ?? unread(wire, complain);
    },
  }),
  /** A timestamp in seconds or milliseconds since 1970; shown in the application's time zone. */
  epoch: (unit: 's' | 'ms') =>
    unit === 's'
      ? number(
          'epoch',
          (n) => 1_767_225_600 + n,
          (wire) => epochOf(readNumber(wire) * 1000),
          (seconds) => epochOf(seconds * 1000),
        )
      : number(
          'epoch',
          (n) => 1_767_225_600_000 + n * 1000,
          (wire) => epochOf(readNumber(wire)),
          epochOf,
        ),
  /** A duration in seconds; `hh:mm:ss`, ISO 8601 and numbers with units are read, too. */
  duration: () =>
    number(
      'duration',
      (n) => 61 * n,
      readSeconds,
      (seconds) => (seconds < 0 ? Number.NaN : seconds),
    ),
  phone: () => text('phone', (n) => `138${String(n).padStart(8, '0')}`),
  /**
   * A url to open, frame or download, always through `safeUrl`. In tables it is a link with the file's name; exports contain
   * the whole url.
   * @param isFile whether facts show the file's name, too, instead of the whole url
   */
  url: (more: Pick<Field, 'isFile'> = {}): Field<string> => ({
    ...text('url', (n, path) => `https://files.example.com/${named(n, path)}.png`),
    ...more,
  }),
  /** A secret, masked until it is revealed; can be copied while masked. */
  secret: () => text('secret', (n, path) => `key-${named(n, path)}`),
  /** Several texts or numbers, an array on the wire; shown separated by commas. A single one is read, too. */
  texts: (): Field<string> => ({
    ...text('text', named),
    decode(wire, complain) {
      if (wire === null) return '';
      if (wire === undefined) {
        complain('missing', 'undefined');
        return '';
      }
      if (!Array.isArray(wire)) {
        const words = textOf(wire);
        if (words === undefined) return unread(wire, complain);
        complain('retyped', typeof wire);
        return unmarked(words);
      }
      const words = wire.filter((each) => each !== null).map(textOf);
      return words.includes(undefined) ? unread(wire, complain) : unmarked(words.join(', '));
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
      if (code === undefined) return unread(wire, complain) as string as V;
      complain('unknown code', code);
      return unknownCode(unmarked(code)) as V;
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
      return isNothingSent(wire) ? decodeShape(shape, emptied(shape), () => {}) : unreadShape(shape, wire);
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
    decode: (wire, complain) => decodeRowsOf(shape, wire, complain),
    sample: (n, path) => [sampleShape(shape, n, path), sampleShape(shape, n + 1, path)],
  }),
};

const emptied = (shape: Shape) => Object.fromEntries(Object.keys(shape).map((name) => [name, null]));
