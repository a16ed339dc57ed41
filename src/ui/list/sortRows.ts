import { columnText } from '../../kit/columns';
import { EMPTY, type Translate } from '../../kit/format';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import type { AnyColumn, AnyRow } from '../../schema/resource';

/** What it takes to read a column of rows. */
interface Reading {
  readonly column: AnyColumn;
  readonly shape: Shape;
  readonly locale: string;
  readonly translate: Translate;
}

/**
 * Rows in the order of a column: numbers by their size, moments by their time, everything else as it is shown. What is empty
 * comes last either way. Rows that are equal stay in their order.
 */
export function sortRows(rows: readonly AnyRow[], by: Reading, descending = false): readonly AnyRow[] {
  const { compare } = new Intl.Collator(by.locale, { numeric: true });
  const keyed = rows.map((row) => ({ row, key: keyOf(row, by) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compare(String(one), String(other));
    return descending ? -order : order;
  });
  return keyed.map(({ row }) => row);
}

function keyOf(row: AnyRow, { column, shape, translate }: Reading): number | string | undefined {
  const path = fieldOf(column);
  const value = valueAt(row, path);
  const hasText = typeof column !== 'string' && column.text !== undefined;
  if (!hasText && isEmptyValue(value)) return undefined;
  const isFigure = fieldAt(shape, path)?.isFigure ?? false;
  const figure =
    typeof value === 'number' || (isFigure && typeof value === 'string') ? Number(value) : Number.NaN;
  if (!hasText && !Number.isNaN(figure)) return figure;
  const text = columnText(column, shape, row, translate);
  return text === EMPTY ? undefined : text;
}

/** Rows that show the same in a column. */
export interface RowGroup {
  readonly text: string;
  readonly rows: readonly AnyRow[];
}

/** Rows by what they show in a column, the most frequent first. */
export function groupRows(
  rows: readonly AnyRow[],
  { column, shape, translate }: Reading,
): readonly RowGroup[] {
  const groups = new Map<string, AnyRow[]>();
  for (const row of rows) {
    const text = columnText(column, shape, row, translate);
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  return [...groups]
    .map(([text, each]) => ({ text, rows: each }))
    .sort((one, other) => other.rows.length - one.rows.length);
}
