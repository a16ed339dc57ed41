import { type Store, useStore } from 'react-admin';
import { encodePart } from '../model/encodePart';
import { fieldAt, fieldOf, valueAt } from '../model/paths';
import type { Shape } from '../model/shape';
import type { AnyColumn, AnyRow } from '../schema/resource';
import { asData } from '../schema/rowNumber';
import { EMPTY, formatText, formatValue, type Translate } from './format';

/** The name of the column of row actions, which isn't a field. */
export const OPERATION = '$actions';

/** The id of a row's first cell, which describes its buttons: their names are the same in every row. */
export const subjectId = (resource: string, row: string): string => encodePart(`${resource} ${row}`);

/** The id of a row, by that of its first cell. */
export const rowId = (subject: string): string => `${subject}-row`;

/** The text of a column in a row: its declared text, or the formatted value of its field. */
export function columnText(column: AnyColumn, shape: Shape, of: AnyRow, translate: Translate): string {
  const row = asData(of);
  if (typeof column !== 'string' && column.text) return formatText(column.text(row), translate);
  const path = fieldOf(column);
  const field = fieldAt(shape, path);
  return field ? formatValue(field, valueAt(row, path), translate) : EMPTY;
}

/** The columns that are hidden by default. */
export const hiddenAtFirst = (columns: readonly AnyColumn[]): string[] =>
  columns.flatMap((column) => (typeof column !== 'string' && column.hidden ? [column.field] : []));

/** What a user has chosen of a table's columns, as react-admin keeps it: hidden fields, and indexes in their order. */
interface ChosenColumns {
  readonly hidden: readonly string[];
  readonly ranks: readonly number[] | undefined;
}

/** How a user wants a list's table. */
export interface Look {
  /** Widths in pixels by field; the other columns take what room there is. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Lower rows. */
  readonly isCompact?: boolean;
}

/** Where somebody's own choice of a list's columns is kept. */
export const ownTable = (resource: string): string => `${resource}.datatable`;

/** Where the columns are that a link has lent: not among the keys that are stored, so only in this tab. */
export const lentTable = (resource: string): string => `${resource}.lent`;

/** Where the choice that applies now is: of hidden fields; {@link ranksKey} and {@link lookKey} are beside it. */
export const tableKey = (resource: string, { getItem }: Pick<Store, 'getItem'>): string =>
  getItem(lentTable(resource)) ? lentTable(resource) : ownTable(resource);

/** {@link tableKey}, which follows what a link lends. */
export const useTableKey = (resource: string): string =>
  useStore(lentTable(resource))[0] ? lentTable(resource) : ownTable(resource);

/** Where the order of a table's columns is kept. */
export const ranksKey = (table: string): string => `${table}_columnRanks`;

/** Where the look of a table is kept. */
export const lookKey = (table: string): string => `${table}_look`;

/** The columns that are shown, in their order; all of them if no value would be left. */
export function shownColumns<T extends string | { readonly field: string }>(
  columns: readonly T[],
  { hidden, ranks }: ChosenColumns,
): T[] {
  const ordered = inOrder(columns, ranks);
  const shown = ordered.filter((column) => !hidden.includes(fieldOf(column)));
  return shown.some((column) => fieldOf(column) !== OPERATION) ? shown : ordered;
}

/** Orders columns by their ranks, which are indexes; columns without a rank come last. */
export function inOrder<T>(columns: readonly T[], ranks: readonly number[] = []): T[] {
  const named = ranks.flatMap((index) => (index in columns ? [columns[index] as T] : []));
  return [...named, ...columns.filter((_, index) => !ranks.includes(index))];
}

/**
 * react-admin's tables keep the order of columns by index, which becomes wrong when a declaration changes. So the columns are stored,
 * too: when they differ, the order is reset, while hidden columns stay hidden, by name.
 */
export function keepColumns(store: Store, resource: string, columns: readonly AnyColumn[]): void {
  const key = ownTable(resource);
  const now = columns.map(fieldOf);
  const known = store.getItem<string[]>(`${key}_columns`);
  if (known?.join() === now.join()) return;
  const hidden = store.getItem<string[]>(key);
  if (known && hidden) {
    const added = hiddenAtFirst(columns).filter((field) => !known.includes(field));
    store.setItem(key, [...hidden.filter((field) => now.includes(field) || field === OPERATION), ...added]);
  }
  store.removeItem(ranksKey(key));
  store.setItem(`${key}_columns`, now);
}
