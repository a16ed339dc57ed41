import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface DiscardQuestionProps {
  readonly open: boolean;
  /** What is about to be closed, left or ended. */
  readonly about: 'dialog' | 'page' | 'session';
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was filled in is discarded; staying is the default. */
export function DiscardQuestion({ open, about, onKeep, onLeave }: DiscardQuestionProps) {
  const translate = useTranslate();
  const hintId = useId();
  const words = (word: string) =>
    translate(`form.discard.${about}.${word}`, { _: '' }) || translate(`form.discard.${word}`);
  return (
    <Dialog open={open} onClose={onKeep} aria-describedby={hintId} maxWidth="xs">
      <DialogTitle>{words('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={hintId}>{words('hint')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={onLeave}>
          {words('leave')}
        </Button>
        <Button variant="contained" onClick={onKeep} autoFocus>
          {words('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
