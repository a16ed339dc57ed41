import type { Store, useNotify } from 'react-admin';
import { countedOf } from '../../api/pageParts';
import type { Translate } from '../../kit/format';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { today } from '../../wallTime';
import { fileName, saveFile } from './saveFile';
import { tableOf } from './tableOf';
import { toCsv } from './toCsv';

/** What an export needs of the console. */
export interface ExportTools {
  readonly store: Pick<Store, 'getItem'>;
  readonly translate: Translate;
  readonly notify: ReturnType<typeof useNotify>;
}

/** Saves rows that a page has read as the console's own export would: the columns of the resource's list, in a CSV file. */
export function exportRows(
  resource: AnyResource,
  rows: readonly AnyRow[],
  { store, translate, notify }: ExportTools,
): void {
  const csv = toCsv(tableOf(resource, rows, store, translate));
  const name = translate(`resources.${resource.name}.name`);
  saveFile(fileName(name, today(), '.csv'), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const counted = countedOf(rows);
  const isWhole = rows.length >= counted;
  notify(isWhole ? 'list.exported' : 'list.exportedPart', {
    type: isWhole ? 'success' : 'warning',
    messageArgs: { smart_count: rows.length, counted },
  });
}
