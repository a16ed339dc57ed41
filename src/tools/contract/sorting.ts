import { fieldAt, valueAt } from '../../model/paths.ts';
import type { AnyResource, AnyRow } from '../../schema/resource.ts';
import type { Found } from './finding.ts';

/** The rows that a list answered for a field, in either order. */
export interface Sorted {
  readonly ascending: readonly AnyRow[];
  readonly descending: readonly AnyRow[];
}

/**
 * Whether a list is sorted by a field: either order begins with other values, and numbers and moments follow each other. How texts
 * follow each other is the server's business.
 * @example const found = sortProblems('deposit', { ascending: [saw], descending: [drill] }, resource);
 */
export function sortProblems(
  field: string,
  { ascending, descending }: Sorted,
  { record }: AnyResource,
): readonly Found[] {
  const up = valuesOf(ascending, field);
  const down = valuesOf(descending, field);
  const isOrdered =
    fieldAt(record, field)?.kind === 'dateTime' || [...up, ...down].every((each) => typeof each === 'number');
  const message =
    isOrdered && !(isRising(up) && isRising(down.toReversed()))
      ? `sorted by ${field}: its values don't follow each other`
      : new Set(up).size > 1 && up.join('\n') === down.join('\n')
        ? `sorted by ${field}: ascending and descending are the same`
        : undefined;
  return message === undefined ? [] : [{ problem: 'order', field, message }];
}

/** What rows have of a field; empty values come first or last, as the server likes. */
const valuesOf = (rows: readonly AnyRow[], field: string) =>
  rows
    .map((row) => valueAt(row, field))
    .filter(
      (value): value is string | number =>
        (typeof value === 'number' && !Number.isNaN(value)) || (typeof value === 'string' && value !== ''),
    );

const isRising = (values: readonly (string | number)[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] as typeof value) <= value);
