import type { Store } from 'ra-core';
import type { Field } from '@/schema/fields';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { formatValue, type Translate } from '../format';
import { fieldOf, hiddenAtFirst, inOrder, OPERATION } from '../list/columns';

/** The rows as the list shows them now, in words, under the header: hidden columns left out, in the chosen order. */
export function tableOf(
  { name, definition, record }: AnyResource,
  rows: readonly AnyRow[],
  store: Pick<Store, 'getItem'>,
  translate: Translate,
): string[][] {
  const columns = definition.list?.columns ?? [];
  const hidden = store.getItem<string[]>(`${name}.datatable`, hiddenAtFirst(columns)) ?? [];
  const ranks = store.getItem<number[]>(`${name}.datatable_columnRanks`);
  const fields = inOrder([...columns.map(fieldOf), OPERATION], ranks).filter(
    (field) => field in record && !hidden.includes(field),
  );
  return [
    fields.map((field) => translate(`resources.${name}.fields.${field}`)),
    ...rows.map((row) => fields.map((field) => formatValue(record[field] as Field, row[field], translate))),
  ];
}
