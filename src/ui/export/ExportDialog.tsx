import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, use, useId, useState } from 'react';
import {
  type SortPayload,
  useDataProvider,
  useNotify,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { Params } from '../../model/calls';
import { fieldOf } from '../../model/paths';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { startTransfer } from '../transfers/runTransfers';
import { useDownload } from '../useDownload';
import { type ExportFormat, exportTask } from './exportTask';
import { filterWords } from './filterWords';
import { RadioChoice } from './RadioChoice';
import type { ServerExport } from './serverExports';

interface ExportDialogProps {
  readonly resource: AnyResource;
  /** The filters of the list. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The page's own parameters, as for the list. */
  readonly params?: Params;
  /** The order that was chosen, if one was. */
  readonly chosen?: Partial<SortPayload>;
  /** The rows to export, if they were read already, and what they were found by. */
  readonly found?: readonly AnyRow[];
  /** What the server exports of the list, as far as the account may have it. */
  readonly exports: readonly ServerExport[];
  /** Whether the query has no rows: then only the server's exports have any. */
  readonly isEmpty?: boolean;
  readonly onClose: () => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];
/** Exports the query; no action has this name. */
const QUERY = '';

/**
 * Asks what to export: the current query as the list shows it, and as which file, or what the server exports. The export of the
 * query then goes on wherever the user goes.
 */
export default function ExportDialog({
  resource,
  filter,
  params,
  chosen,
  found,
  exports,
  isEmpty = false,
  onClose,
}: ExportDialogProps) {
  const context = useConsole();
  const { transfers, session, clock, loadWords } = context;
  use(loadWords('transfers'));
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const notify = useNotify();
  const translate = useTranslate();
  const download = useDownload();
  const [scope, setScope] = useState((isEmpty && exports[0]?.[0]) || QUERY);
  const [format, setFormat] = useStore<ExportFormat>('export.format', 'xlsx');
  const sort = orderOf(resource, chosen, found !== undefined);
  const order =
    sort &&
    translate('transfers.by', {
      field: translate(`resources.${resource.name}.fields.${sort.field}`),
      order: translate(`ra.sort.${sort.order}`),
    });
  const rows = [
    translate(found ? 'transfers.scopeFound' : 'transfers.scope'),
    order ? translate('transfers.ordered', { order }) : translate('transfers.unordered'),
  ].join(' ');
  const wordOf = (name: string, word: string) =>
    translate(`resources.${resource.name}.listActions.${name}.${word}`, { _: '' });
  const titleId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const [name, action] = exports.find(([name]) => name === scope) ?? [];
    if (name && action)
      void download(resource, action, { params, filters: filter, hint: wordOf(name, 'hint') });
    else exportRows();
    onClose();
  }

  function exportRows() {
    const searched = found ? [[translate('list.searchHere'), String(filter.words)] as const] : [];
    const conditions = [...filterWords(resource, filter, { translate, queryClient }), ...searched];
    const tools = { context, dataProvider, store, identity: session.identity(), translate, clock, notify };
    startTransfer(
      transfers,
      exportTask({ resource, params, found, filter, sort, conditions, order, format }, tools),
    );
  }

  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('transfers.title')}</DialogTitle>
        <DialogContent>
          {exports.length > 0 ? (
            <RadioChoice
              label={translate('transfers.what')}
              value={scope}
              onChoose={setScope}
              options={[
                {
                  value: QUERY,
                  name: translate('transfers.query'),
                  hint: isEmpty ? translate('transfers.nothing') : rows,
                  disabled: isEmpty,
                },
                ...exports.map(([name]) => ({
                  value: name,
                  name: wordOf(name, 'name'),
                  hint: wordOf(name, 'hint'),
                })),
              ]}
            />
          ) : (
            <Typography variant="body2" color="text.secondary">
              {rows}
            </Typography>
          )}
          {scope === QUERY && (
            <RadioChoice
              label={translate('transfers.format')}
              value={format}
              onChoose={setFormat}
              options={FORMATS.map((value) => ({
                value,
                name: translate(`transfers.formats.${value}.name`),
                hint: translate(`transfers.formats.${value}.hint`),
              }))}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" autoFocus>
            {translate('transfers.start')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The order that was chosen: the server's, or of rows that were read any column's. */
function orderOf(
  { definition: { list } }: AnyResource,
  { field = '', order = 'ASC' }: Partial<SortPayload> = {},
  isFound: boolean,
): SortPayload | undefined {
  const fields = isFound ? (list?.columns ?? []).map(fieldOf) : (list?.sort?.by ?? []);
  return fields.includes(field) ? { field, order } : undefined;
}
