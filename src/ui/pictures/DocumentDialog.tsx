import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { DocumentProps } from '@/application';
import { DocumentViewer } from './DocumentViewer';

/** A document in a dialog; over the whole of a phone. */
export default function DocumentDialog({ onClose, ...document }: DocumentProps & { onClose: () => void }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="lg">
      <DialogTitle>{document.title}</DialogTitle>
      <DialogContent dividers>
        <DocumentViewer {...document} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
