import type { Store } from 'react-admin';
import type { CsvCell } from '../../csvCell';
import { columnText, hiddenAtFirst, OPERATION, ranksKey, shownColumns, tableKey } from '../../kit/columns';
import { EMPTY, formatValue, type Translate } from '../../kit/format';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { unreadOf } from '../../model/unread';
import { isEmptyValue } from '../../model/values';
import type { AnyColumn, AnyResource, AnyRow } from '../../schema/resource';
import { asData } from '../../schema/rowNumber';

/** The columns that the list shows: without hidden ones, in the chosen order. */
export function exportedColumns(
  { name, definition }: AnyResource,
  store: Pick<Store, 'getItem'>,
): readonly AnyColumn[] {
  const columns = definition.list?.columns ?? [];
  const table = tableKey(name, store);
  const hidden = store.getItem<string[]>(table, hiddenAtFirst(columns)) ?? [];
  const ranks = store.getItem<number[]>(ranksKey(table));
  return shownColumns([...columns, OPERATION], { hidden, ranks }).filter((column) => column !== OPERATION);
}

/** The labels of columns. */
export const headerOf = (
  { name }: AnyResource,
  columns: readonly AnyColumn[],
  translate: Translate,
): string[] => columns.map((column) => translate(`resources.${name}.fields.${fieldOf(column)}`));

/** The cells of a row, each by its column's kind. */
export const cellsOf = (
  { record }: AnyResource,
  columns: readonly AnyColumn[],
  row: AnyRow,
  translate: Translate,
): CsvCell[] => columns.map((column) => cellOf(column, record, asData(row), translate));

/** A header and the rows as the list shows them. */
export function tableOf(
  resource: AnyResource,
  rows: readonly AnyRow[],
  store: Pick<Store, 'getItem'>,
  translate: Translate,
): CsvCell[][] {
  const columns = exportedColumns(resource, store);
  return [
    headerOf(resource, columns, translate),
    ...rows.map((row) => cellsOf(resource, columns, row, translate)),
  ];
}

/** What a column's own text says, or else the field's kind; empty is empty. */
function cellOf(column: AnyColumn, shape: Shape, row: AnyRow, translate: Translate): CsvCell {
  if (typeof column !== 'string' && column.text) {
    const text = columnText(column, shape, row, translate);
    return text === EMPTY ? undefined : text;
  }
  const path = fieldOf(column);
  const value = valueAt(row, path);
  const field = fieldAt(shape, path);
  if (!field || isEmptyValue(value)) return undefined;
  const text = formatValue(field, value, translate);
  return unreadOf(value) === undefined ? (field.exported?.(value, text) ?? text) : text;
}
