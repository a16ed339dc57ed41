import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Loading } from 'ra-ui-materialui';
import { Suspense, useId } from 'react';
import { EmbeddedList } from '@/ui/list/EmbeddedList';
import { type HistoryType, historyParams } from './historyParams';

interface HistoryWindowProps {
  readonly type: HistoryType;
  /** Of one piece of evidence; without one, the batch downloads of the type. */
  readonly number?: string;
  readonly onClose: () => void;
}

/** Who downloaded what and when, in a dialog. */
export function HistoryWindow({ type, number, onClose }: HistoryWindowProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('pages.history.title')}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <Suspense fallback={<Loading />}>
          <EmbeddedList name="downloads/history" params={historyParams(type, number)} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
