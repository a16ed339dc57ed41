import { uniqBy } from 'es-toolkit';
import type { Mend } from '../../kinds/fields/contract.ts';
import { contractOf, sourceOf } from '../../kinds/fields/contracts.ts';
import { NULL_URL } from '../../kinds/fields/url/contract.ts';
import type { Field, Shape } from '../../model/shape.ts';
import { isObject } from '../../model/values.ts';
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
 * @param more whether the server may answer more than is declared: other keys, and null for an address that isn't there yet
 * @example
 * import { f } from 'declared-console/schema';
 *
 * differences({ deposit: f.money() }, [{ deposit: 'none' }]).map(sentenceOf);
 */
export function differences(
  shape: Shape,
  rows: readonly unknown[],
  { more = false }: { readonly more?: boolean } = {},
): readonly Difference[] {
  const numbered = rows.map((wire, at) => ({ row: at + 1, wire }));
  // Each difference of a field once, at the first row that shows it.
  const all = uniqBy(within(shape, '', numbered), ({ field, found }) => `${field} ${found}`);
  return more
    ? all.filter(({ declared, found }) => declared !== UNDECLARED && found !== NULL_URL.found)
    : all;
}

/**
 * One line for each difference: `row 3, pay: declared f.enum(payStatus), found the code '9'`.
 * @example
 * sentenceOf({ row: 3, field: 'deposit', declared: 'f.money()', found: 'nothing' }) // 'row 3, deposit: declared f.money(), found nothing'
 */
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
  const mend = mendOf(field, values);
  const decoded = values.flatMap(({ row, wire }) => {
    const problems: Difference[] = [];
    if (field.shape && (isObject(wire) || Array.isArray(wire))) return problems;
    // Reported with its mend.
    if (mend?.isWrong([wire])) return problems;
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
  return [
    ...decoded,
    ...nested(path, field, values),
    ...misread(path, field, values),
    ...(mend ? [misscaled(path, field, values, mend)] : []),
  ];
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
  const { holds } = contractOf(field);
  if ((holds === 'number' && TEXTUAL.includes(kind)) || (holds === 'text' && NUMERIC.includes(kind)))
    return [{ field: path, declared: sourceOf(field), found: `values that look like ${kind}` }];
  return [];
}

/** How to declare a field whose values another unit, or an optional field, would read. */
const mendOf = (field: Field, values: readonly Found[]): Mend | undefined =>
  contractOf(field).mends?.find(
    ({ concerns, isWrong }) => concerns(field) && isWrong(values.map(({ wire }) => wire)),
  );

/** Values that another unit, or an optional field, would read. */
function misscaled(path: string, field: Field, values: readonly Found[], mend: Mend): Difference {
  const at = values.find(({ wire }) => mend.isWrong([wire]))?.row;
  return { ...(at !== undefined && { row: at }), field: path, declared: sourceOf(field), found: mend.found };
}

function typeOf(wire: unknown): string {
  if (wire === null) return 'null';
  if (Array.isArray(wire)) return 'rows';
  if (isObject(wire)) return 'a record';
  return `a ${typeof wire}`;
}
