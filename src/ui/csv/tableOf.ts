import type { Store } from 'react-admin';
import type { CsvCell } from '../../csvCell';
import { EMPTY, type Translate } from '../../kit/format';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { unreadOf } from '../../model/unread';
import { isEmptyValue } from '../../model/values';
import type { AnyColumn, AnyResource, AnyRow } from '../../schema/resource';
import { columnText, hiddenAtFirst, OPERATION, shownColumns } from '../list/columns';

/** A header and the rows as the list shows them, by the kinds of their columns: without hidden ones, in the chosen order. */
export function tableOf(
  { name, definition, record }: AnyResource,
  rows: readonly AnyRow[],
  store: Pick<Store, 'getItem'>,
  translate: Translate,
): CsvCell[][] {
  const columns = definition.list?.columns ?? [];
  const hidden = store.getItem<string[]>(`${name}.datatable`, hiddenAtFirst(columns)) ?? [];
  const ranks = store.getItem<number[]>(`${name}.datatable_columnRanks`);
  const shown = shownColumns([...columns, OPERATION], { hidden, ranks }).filter(
    (column) => column !== OPERATION,
  );
  return [
    shown.map((column) => translate(`resources.${name}.fields.${fieldOf(column)}`)),
    ...rows.map((row) => shown.map((column) => cellOf(column, record, row, translate))),
  ];
}

/** What a column's own text says, or else the field's kind; empty is empty. */
function cellOf(column: AnyColumn, shape: Shape, row: AnyRow, translate: Translate): CsvCell {
  const text = columnText(column, shape, row, translate);
  if (typeof column !== 'string' && column.text) return text === EMPTY ? undefined : text;
  const path = fieldOf(column);
  const value = valueAt(row, path);
  if (isEmptyValue(value)) return undefined;
  if (unreadOf(value) !== undefined) return text;
  return fieldAt(shape, path)?.exported?.(value, text) ?? text;
}
