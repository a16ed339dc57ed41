import type { Store } from 'ra-core';
import { fieldOf } from '@/schema/paths';
import type { AnyResource, AnyRow } from '@/schema/resource';
import type { Translate } from '../format';
import { columnText, hiddenAtFirst, OPERATION, shownColumns } from '../list/columns';

/** A header and the rows as the list shows them, in words: without hidden columns, in the chosen order. */
export function tableOf(
  { name, definition, record }: AnyResource,
  rows: readonly AnyRow[],
  store: Pick<Store, 'getItem'>,
  translate: Translate,
): string[][] {
  const columns = definition.list?.columns ?? [];
  const hidden = store.getItem<string[]>(`${name}.datatable`, hiddenAtFirst(columns)) ?? [];
  const ranks = store.getItem<number[]>(`${name}.datatable_columnRanks`);
  const shown = shownColumns([...columns, OPERATION], { hidden, ranks }).filter(
    (column) => column !== OPERATION,
  );
  return [
    shown.map((column) => translate(`resources.${name}.fields.${fieldOf(column)}`)),
    ...rows.map((row) => shown.map((column) => columnText(column, record, row, translate))),
  ];
}
