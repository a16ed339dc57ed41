import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface DiscardQuestionProps {
  readonly open: boolean;
  /** The key of what is said of leaving. */
  readonly hint: 'form.discardHint' | 'form.leaveHint';
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was filled in is given up; staying is the answer that is at hand. */
export function DiscardQuestion({ open, hint, onKeep, onLeave }: DiscardQuestionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const hintId = useId();
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby={titleId} aria-describedby={hintId} maxWidth="xs">
      <DialogTitle id={titleId}>{translate('form.discard')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={hintId}>{translate(hint)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="error" onClick={onLeave}>
          {translate('form.leave')}
        </Button>
        <Button variant="contained" onClick={onKeep} autoFocus>
          {translate('form.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
