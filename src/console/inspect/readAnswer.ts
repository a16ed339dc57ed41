import type { Codec } from '../../api/codec';
import type { Call } from '../../model/calls';
import type { Field, Shape } from '../../model/shape';
import { isEmptyValue, isObject } from '../../model/values';
import type { Drift } from '../../schema/drift';
import type { Operation } from './trace';

/** What is wrong with a field, or why it shows nothing. */
export interface Reason {
  readonly problem: Drift['problem'] | 'undeclared' | 'empty';
  /** The type found, or the unknown code. */
  readonly found: string;
}

/** One field of an answer: as it came, and as its declaration decodes it. */
export interface FieldRead {
  /** Dotted, with the index of a row inside the record: `records.0.status`. */
  readonly path: string;
  readonly wire: unknown;
  /** Of a declared key. */
  readonly field?: Field;
  readonly value?: unknown;
  readonly reason: Reason | undefined;
}

/** Whether a field differs from its declaration; empty and undeclared fields don't count. */
export const isDrift = ({ reason }: FieldRead): boolean =>
  reason !== undefined && reason.problem !== 'empty' && reason.problem !== 'undeclared';

/** The raw rows of an answer, or its record; empty if it holds something else. */
export function wireRows(
  { verb }: Pick<Operation, 'verb'>,
  data: unknown,
  call: Call,
  codec: Pick<Codec, 'page'>,
): readonly unknown[] {
  if (verb === 'getOne') return isObject(data) ? [data] : [];
  if (verb !== 'getList') return [];
  try {
    return codec.page(data, call).rows;
  } catch {
    // Shown as the request's failure.
    return [];
  }
}

/** Decodes a row field by field, including records and rows inside it; undeclared keys come last. */
export function readRow(shape: Shape, wire: unknown, at = '', below?: string): readonly FieldRead[] {
  const row = isObject(wire) ? wire : {};
  const declared = Object.entries(shape).flatMap(([name, field]) => readField(field, row[name], at + name));
  const undeclared = Object.keys(row)
    .filter((name) => !Object.hasOwn(shape, name) && name !== below)
    .map(
      (name): FieldRead => ({
        path: at + name,
        wire: row[name],
        reason: { problem: 'undeclared', found: typeof row[name] },
      }),
    );
  return [...declared, ...undeclared];
}

function readField(field: Field, wire: unknown, path: string): readonly FieldRead[] {
  const { shape, below } = field;
  if (shape && isObject(wire) && field.kind === 'object') return readRow(shape, wire, `${path}.`);
  if (shape && Array.isArray(wire)) return readRows(field, shape, wire, path, below);
  let drift: Reason | undefined;
  const value = field.decode(wire, (problem, found) => {
    drift = { problem, found };
  });
  const isNothing = isEmptyValue(wire) || isEmptyValue(value);
  return [{ path, wire, field, value, reason: drift ?? (isNothing ? EMPTY : undefined) }];
}

function readRows(field: Field, shape: Shape, wire: readonly unknown[], path: string, below?: string) {
  return wire.filter(isObject).flatMap((row, index): readonly FieldRead[] => {
    const at = `${path}.${index}.`;
    const children = below === undefined ? undefined : row[below];
    return [
      ...readRow(shape, row, at, below),
      ...(Array.isArray(children) ? readField(field, children, `${at}${below}`) : []),
    ];
  });
}

const EMPTY: Reason = { problem: 'empty', found: '' };
