import type { Regional } from './region';
import { type Complain, decodeShape, type RecordOf, type Shape, unreadShape } from './shape';
import { unreadableRows } from './unread';
import { isNothingSent, isObject } from './values';

/** Decodes rows inside a record. A row that isn't an object has only unread fields; other things than rows are unread as a whole. */
export function decodeRowsOf<S extends Shape>(
  shape: S,
  wire: unknown,
  complain: Complain,
  region?: Regional,
): RecordOf<S>[] {
  const rows = Array.isArray(wire) ? wire : keyedRows(wire);
  if (!rows) {
    if (wire !== null) complain(wire === undefined ? 'missing' : 'retyped', typeof wire);
    return isNothingSent(wire) ? [] : unreadableRows(wire);
  }
  return rows
    .filter((row) => row !== null)
    .map((row) => {
      if (isObject(row))
        return decodeShape(shape, row, (inner, problem, found) => complain(problem, found, inner), region);
      complain('retyped', typeof row);
      return unreadShape(shape, row);
    });
}

/** The rows of an object whose keys are all indexes: PHP writes a filtered array so. `undefined` for anything else. */
function keyedRows(wire: unknown): readonly unknown[] | undefined {
  if (!isObject(wire)) return undefined;
  const keys = Object.keys(wire);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(wire) : undefined;
}

/** A node of a tree, with its children. */
export type TreeNode<S extends Shape> = RecordOf<S> & { readonly children: readonly TreeNode<S>[] };

/** Decodes the nodes of a tree; what isn't a node is left out. */
export function decodeNodes<S extends Shape>(
  shape: S,
  below: string,
  wire: unknown,
  complain: Complain,
  region?: Regional,
): TreeNode<S>[] {
  const rows = Array.isArray(wire) ? wire : (keyedRows(wire) ?? wire);
  const nodes = Array.isArray(rows) ? rows.filter(isObject) : [];
  return decodeRowsOf(shape, Array.isArray(rows) ? nodes : wire, complain, region).map((node, index) => ({
    ...node,
    children: decodeNodes(shape, below, nodes[index]?.[below] ?? null, complain, region),
  }));
}
