import { uniqBy } from 'es-toolkit';
import type { Field, Shape } from '../../src/schema/shape.ts';
import { isObject } from '../../src/schema/values.ts';
import { type Kind, recognise } from '../declare/recognise.ts';

/** One point in which rows differ from their declaration. */
export interface Difference {
  /** The first row that shows it, from 1; missing if it concerns all rows. */
  readonly row?: number;
  /** The field, as a dotted path. */
  readonly field: string;
  /** As written in a declaration: `f.int()`. */
  readonly declared: string;
  readonly found: string;
}

/** Kinds that need a string: a number would lose leading zeros, be grouped, or be rounded. */
const TEXTUAL: readonly Kind[] = ['phone', 'idCard', 'creditCode', 'dateTime', 'url', 'picture', 'fileName'];
/** Kinds that are numbers whatever the field's name. */
const NUMERIC: readonly Kind[] = ['money', 'cents', 'epochMillis', 'epochSeconds'];
/** The declared type of an undeclared key. */
const UNDECLARED = 'nothing';
/** What is reported for an optional key that no row has. */
export const NEVER = 'no row that has it';
/** The confidence, in percent, above which values prove a declaration wrong. */
const SURE = 85;

/**
 * How a server's rows differ from their declaration: a missing, mistyped or undeclared key; an undeclared code; an
 * `f.maybe` field that no row has; a number declared as text, or the reverse.
 * @param more whether the server may answer undeclared keys
 */
export function differences(
  shape: Shape,
  rows: readonly unknown[],
  { more = false }: { readonly more?: boolean } = {},
): readonly Difference[] {
  const numbered = rows.map((wire, at) => ({ row: at + 1, wire }));
  // Each difference of a field once, at the first row that shows it.
  const all = uniqBy(within(shape, '', numbered), ({ field, found }) => `${field} ${found}`);
  return more ? all.filter(({ declared }) => declared !== UNDECLARED) : all;
}

/** One line for each difference: `row 3, pay: declared f.enum(payStatus), found the code '9'`. */
export const sentenceOf = ({ row, field, declared, found }: Difference): string =>
  `${row === undefined ? '' : `row ${row}, `}${field}: declared ${declared}, found ${found}`;

interface Found {
  readonly row: number;
  readonly wire: unknown;
}

function within(shape: Shape, above: string, rows: readonly Found[]): readonly Difference[] {
  const records = rows.filter(({ wire }) => isObject(wire)) as {
    row: number;
    wire: Record<string, unknown>;
  }[];
  const strays = rows.flatMap(({ row, wire }) =>
    isObject(wire) || wire === null
      ? []
      : [{ row, field: above || 'the row', declared: 'a record', found: typeOf(wire) }],
  );
  const fields = Object.entries(shape).flatMap(([name, field]) =>
    ofField(
      `${above}${name}`,
      field,
      records.map(({ row, wire }) => ({ row, wire: wire[name] })),
    ),
  );
  const unknown = records.flatMap(({ row, wire }) =>
    Object.keys(wire).flatMap((name) =>
      Object.hasOwn(shape, name)
        ? []
        : [{ row, field: `${above}${name}`, declared: UNDECLARED, found: typeOf(wire[name]) }],
    ),
  );
  return [...strays, ...fields, ...unknown];
}

function ofField(path: string, field: Field, values: readonly Found[]): readonly Difference[] {
  const declared = sourceOf(field);
  if (field.optional && values.length > 0 && values.every(({ wire }) => wire === undefined))
    return [{ field: path, declared, found: NEVER }];
  const decoded = values.flatMap(({ row, wire }) => {
    const problems: Difference[] = [];
    if (field.shape && (isObject(wire) || Array.isArray(wire))) return problems;
    field.decode(wire, (problem, found) =>
      problems.push({
        row,
        field: path,
        declared,
        found:
          problem === 'missing'
            ? 'nothing'
            : problem === 'unknown code'
              ? `the code '${found}'`
              : typeOf(wire),
      }),
    );
    return problems;
  });
  return [...decoded, ...nested(path, field, values), ...misread(path, field, values)];
}

/** The differences inside a record or its rows. */
function nested(
  path: string,
  { shape, kind, below }: Field,
  values: readonly Found[],
): readonly Difference[] {
  if (!shape) return [];
  const inner = values.flatMap(({ row, wire }) =>
    kind === 'list' && Array.isArray(wire)
      ? nodesOf(wire, below).map((each) => ({ row, wire: each }))
      : [{ row, wire }],
  );
  const given = inner.filter(({ wire }) => isObject(wire) || Array.isArray(wire));
  return given.length === 0 ? [] : within(shape, `${path}.`, given);
}

/** The rows of a list; for a tree, all its nodes, without their children. */
function nodesOf(wire: readonly unknown[], below: string | undefined): readonly unknown[] {
  if (below === undefined) return wire;
  return wire.flatMap((node) => {
    if (!isObject(node)) return [node];
    const { [below]: children, ...own } = node;
    return [own, ...nodesOf(Array.isArray(children) ? children : [], below)];
  });
}

/** A number declared as text, or digits that aren't a number declared as one. */
function misread(path: string, field: Field, values: readonly Found[]): readonly Difference[] {
  const name = path.split('.').at(-1) ?? '';
  const { kind, sure } = recognise(
    name,
    values.map(({ wire }) => wire),
  );
  if (sure < SURE) return [];
  const isNumber = ['int', 'money', 'duration', 'epoch'].includes(field.kind);
  const isText = field.kind === 'text';
  if ((isNumber && TEXTUAL.includes(kind)) || (isText && NUMERIC.includes(kind)))
    return [{ field: path, declared: sourceOf(field), found: `values that look like ${kind}` }];
  return [];
}

/** A field, as its declaration writes it. */
function sourceOf(field: Field): string {
  const call =
    field.kind === 'enum' ? `f.enum(${field.of?.name})` : `f.${field.kind}(${field.shape ? '{ … }' : ''})`;
  return field.optional ? `f.maybe(${call})` : call;
}

/** What is reported for a number above 2^53, whose last digits are already lost. */
const ROUNDED = 'a number past 2^53, which is rounded when it is read: send it as a string';

function typeOf(wire: unknown): string {
  if (wire === null) return 'null';
  if (Array.isArray(wire)) return 'rows';
  if (isObject(wire)) return 'a record';
  return Number.isInteger(wire) && !Number.isSafeInteger(wire) ? ROUNDED : `a ${typeof wire}`;
}
