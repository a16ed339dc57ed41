import type { Store, useNotify } from 'react-admin';
import { messageOf } from '../../api/errors';
import { countedOf } from '../../api/pageParts';
import type { Clock } from '../../clock';
import type { Translate } from '../../kit/format';
import type { ExportReport } from '../../schema/exportReports';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { fileName, saveFile } from './saveFile';
import { tableOf } from './tableOf';
import { csvOf } from './toCsv';

/** What an export needs of the console. */
export interface ExportTools {
  readonly store: Pick<Store, 'getItem'>;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly notify: ReturnType<typeof useNotify>;
  /** Tells the server, where it wants to know; rejects if it can't be told. */
  report(report: ExportReport): Promise<void>;
}

/** Saves rows that a page has read as the console's own export would: the columns of the resource's list, in a CSV file. */
export async function exportRows(
  resource: AnyResource,
  rows: readonly AnyRow[],
  { store, translate, clock, notify, report }: ExportTools,
): Promise<void> {
  const counted = countedOf(rows);
  try {
    await report({ list: resource.name, query: '', format: 'csv', rows: rows.length, counted });
  } catch (error) {
    return notify(messageOf(error), { type: 'error' });
  }
  const name = translate(`resources.${resource.name}.name`);
  saveFile(fileName(name, clock.today(), '.csv'), csvOf(tableOf(resource, rows, store, translate)));
  const isWhole = rows.length >= counted;
  notify(isWhole ? 'list.exported' : 'list.exportedPart', {
    type: isWhole ? 'success' : 'warning',
    messageArgs: { smart_count: rows.length, counted },
  });
}
