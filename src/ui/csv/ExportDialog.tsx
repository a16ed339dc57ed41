import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useStoreContext, useTranslate } from 'react-admin';
import { messageOf } from '../../api/errors';
import { readRows } from '../../api/readRows';
import type { Params } from '../../model/calls';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { today } from '../../wallTime';
import { fileName, saveFile } from './saveFile';
import { tableOf } from './tableOf';
import { toCsv } from './toCsv';

interface ExportDialogProps {
  readonly resource: AnyResource;
  /** The page's own parameters, as for the list. */
  readonly params?: Params;
  /** The rows to export, if they were read already. */
  readonly found?: readonly AnyRow[];
  readonly onClose: () => void;
}

/** Exports the current query as the list shows it; closing the dialog or leaving the page cancels it. */
export default function ExportDialog({ resource, params, found, onClose }: ExportDialogProps) {
  const { filterValues: filter } = useListContext();
  const dataProvider = useDataProvider();
  const store = useStoreContext();
  const notify = useNotify();
  const translate = useTranslate();
  const titleId = useId();
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 });

  // Exports what was shown when the dialog was opened.
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const keyed = resource.definition.key !== '#';
    const query = { resource: resource.name, keyed, filter, meta: { params } };
    const onProgress = (rows: number, of: number) => setProgress({ done: rows, total: of });
    try {
      const { rows, counted } = found
        ? { rows: found, counted: found.length }
        : await readRows(dataProvider, query, { signal, onProgress });
      const name = translate(`resources.${resource.name}.name`);
      const csv = toCsv(tableOf(resource, rows, store, translate));
      saveFile(fileName(name, today(), '.csv'), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const isWhole = rows.length >= counted;
      notify(isWhole ? 'list.exported' : 'list.exportedPart', {
        type: isWhole ? 'success' : 'warning',
        messageArgs: { smart_count: rows.length, counted },
      });
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      notify('list.exportFailed', {
        type: 'error',
        messageArgs: { reason: translate(message, { _: message }) },
      });
    }
    onClose();
  });

  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, []);

  function cancel() {
    notify('list.exportCancelled', { type: 'info' });
    onClose();
  }

  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('list.exportCsv')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={(100 * done) / total}
          aria-labelledby={titleId}
          sx={{ my: 1 }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {total > 0 ? translate('list.exporting', { done, total }) : translate('list.loading')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel}>
          {translate('form.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
