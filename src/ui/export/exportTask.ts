import { omit } from 'es-toolkit';
import type { DataProvider, SortPayload, Store, useNotify } from 'react-admin';
import { withQuery } from '../../api/encode';
import { listParams, pagingNames } from '../../api/listCall';
import { readRows } from '../../api/readRows';
import type { Identity } from '../../auth/session';
import { loadChunk } from '../../chunks';
import type { Clock } from '../../clock';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { Translate } from '../../kit/format';
import type { Transfer, TransferTask } from '../../kit/transfers';
import type { Params } from '../../model/calls';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { fileName } from '../csv/saveFile';
import { cellsOf, exportedColumns, headerOf } from '../csv/tableOf';
import { csvOf } from '../csv/toCsv';
import { reportExport } from './reportExport';

/** The files that a list can be exported as. */
export type ExportFormat = 'xlsx' | 'csv';

/** What is exported: the rows of a list's query, or those that were found. */
export interface ExportedList {
  readonly resource: AnyResource;
  readonly params: Params | undefined;
  readonly found: readonly AnyRow[] | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The order in which the server is asked for the rows, if one was chosen. */
  readonly sort: SortPayload | undefined;
  /** The filters in words. */
  readonly conditions: readonly (readonly [label: string, value: string])[];
  /** The chosen order in words. */
  readonly order: string | undefined;
  readonly format: ExportFormat;
}

/** What an export needs of the console. */
interface ExportTools {
  readonly context: ConsoleContextValue;
  readonly dataProvider: DataProvider;
  readonly store: Pick<Store, 'getItem'>;
  readonly identity: Identity | undefined;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly notify: ReturnType<typeof useNotify>;
}

/** The export of a list as a transfer: with the columns that the list has now. */
export function exportTask(list: ExportedList, tools: ExportTools): TransferTask {
  const { resource, found, format, filter, sort, params } = list;
  const { context, dataProvider, store, translate, clock } = tools;
  const columns = exportedColumns(resource, store);
  const name = translate(`resources.${resource.name}.name`);
  const { pathname } = location;
  return {
    name,
    async make(signal, onProgress) {
      // First: without it there is nothing to read the rows for.
      const xlsx = format === 'xlsx' ? await loadChunk(() => import('../xlsx/toXlsx')) : undefined;
      const keyed = resource.definition.key !== '#';
      const query = { resource: resource.name, keyed, filter, sort, meta: { params, background: true } };
      const { rows, counted } = found
        ? { rows: found, counted: found.length }
        : await readRows(dataProvider, query, { signal, onProgress });
      const header = headerOf(resource, columns, translate);
      const cells = (row: AnyRow) => cellsOf(resource, columns, row, translate);
      const about = () => aboutRows({ list, tools, name, pathname, rows: rows.length, counted });
      const content = xlsx
        ? await xlsx.toXlsx(
            [
              { name, header, count: rows.length, row: (place) => cells(rows[place] as AnyRow) },
              xlsx.sheetOf(translate('transfers.about.name'), about()),
            ],
            signal,
          )
        : csvOf([header, ...rows.map(cells)]);
      const sizes = { rows: rows.length, counted };
      await reportExport(
        context,
        { list: resource.name, query: askedOf(list, context), format, ...sizes },
        signal,
      );
      return { name: fileName(name, clock.today(), `.${format}`), content, ...sizes };
    },
    onEnd: (transfer) => tellEnd(transfer, tools, pathname),
  };
}

/** What the list was asked for, and what its rows were searched for here. */
function askedOf({ resource, found, filter, sort, params }: ExportedList, { codec }: ConsoleContextValue) {
  const asked = listParams(resource, { filter, sort, meta: { params } }, codec);
  const unpaged = omit(asked, [...pagingNames(codec)]);
  return withQuery('', { ...unpaged, ...(found && { words: String(filter.words) }) }).slice(1);
}

/** Says how an export has ended; with its name, if the user is elsewhere by now. */
function tellEnd({ file, reason = '', task }: Transfer, { translate, notify }: ExportTools, from: string) {
  const isWhole = file && file.rows >= file.counted;
  const said = file ? (isWhole ? 'list.exported' : 'list.exportedPart') : 'transfers.exportFailed';
  const args = {
    smart_count: file?.rows,
    counted: file?.counted,
    reason: translate(reason, { _: reason }),
  };
  const type = file ? (isWhole ? 'success' : 'warning') : 'error';
  if (location.pathname === from) notify(said, { type, messageArgs: args });
  else notify('form.labelled', { type, messageArgs: { label: task.name, value: translate(said, args) } });
}

interface About {
  readonly list: ExportedList;
  readonly tools: ExportTools;
  readonly name: string;
  readonly pathname: string;
  readonly rows: number;
  readonly counted: number;
}

/** What the second sheet says: of which list, by which conditions, who exported it and when, and how many rows. */
function aboutRows({ list, tools, name, pathname, rows, counted }: About) {
  const { translate, identity, clock } = tools;
  const words = (key: string) => translate(`transfers.about.${key}`);
  const { conditions, order } = list;
  return [
    [words('list'), name],
    [words('page'), pathname],
    ...(conditions.length > 0 ? conditions : [[words('conditions'), words('none')] as const]),
    ...(order === undefined ? [] : [[words('order'), order] as const]),
    [words('who'), identity && `${identity.name} (${identity.uid})`],
    [words('at'), { plain: clock.wallTime(clock.now()), is: 'moment' } as const],
    [words('timeZone'), clock.timeZone],
    [words('rows'), rows],
    ...(rows < counted ? [[words('counted'), counted] as const] : []),
  ] as const;
}
