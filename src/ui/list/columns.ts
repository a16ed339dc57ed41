import type { Store } from 'ra-core';
import { encodePart } from '@/schema/encodePart';
import { fieldAt, fieldOf, valueAt } from '@/schema/paths';
import type { AnyColumn, AnyRow } from '@/schema/resource';
import type { Shape } from '@/schema/shape';
import { EMPTY, formatValue, type Translate } from '../format';

/** The column of the row actions, which is no field. */
export const OPERATION = '$actions';

/** The id of the cell that says what a row is about: it describes the row's buttons, whose names are those of every row. */
export const subjectId = (resource: string, row: string): string => encodePart(`${resource} ${row}`);

/** What a column says of a row: its own text, else the value of its field as a person reads it. */
export function columnText(column: AnyColumn, shape: Shape, row: AnyRow, translate: Translate): string {
  if (typeof column !== 'string' && column.text) return column.text(row) || EMPTY;
  const path = fieldOf(column);
  const field = fieldAt(shape, path);
  return field ? formatValue(field, valueAt(row, path), translate) : EMPTY;
}

/** The columns that are hidden until they are chosen. */
export const hiddenAtFirst = (columns: readonly AnyColumn[]): string[] =>
  columns.flatMap((column) => (typeof column !== 'string' && column.hidden ? [column.field] : []));

/** In the order of the ranks that `DataTable` keeps: the indexes of the columns, those it doesn't name last. */
export function inOrder<T>(columns: readonly T[], ranks: readonly number[] = []): T[] {
  const named = ranks.flatMap((index) => (index in columns ? [columns[index] as T] : []));
  return [...named, ...columns.filter((_, index) => !ranks.includes(index))];
}

/**
 * `DataTable` keeps the order of columns by their indexes, which mean others once a declaration has changed. The columns
 * as they were are kept beside it: when they differ, the order starts again, and what was hidden stays hidden, by name.
 */
export function keepColumns(store: Store, resource: string, columns: readonly AnyColumn[]): void {
  const key = `${resource}.datatable`;
  const now = columns.map(fieldOf);
  const known = store.getItem<string[]>(`${key}_columns`);
  if (known?.join() === now.join()) return;
  const hidden = store.getItem<string[]>(key);
  if (known && hidden) {
    const added = hiddenAtFirst(columns).filter((field) => !known.includes(field));
    store.setItem(key, [...hidden.filter((field) => now.includes(field) || field === OPERATION), ...added]);
  }
  store.removeItem(`${key}_columnRanks`);
  store.setItem(`${key}_columns`, now);
}
