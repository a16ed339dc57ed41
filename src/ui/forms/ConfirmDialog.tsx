import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/BusyButton';

interface ConfirmDialogProps {
  /** In words, as is the question. */
  readonly title: string;
  readonly question: string;
  /** The button that confirms, in words: the name of what is done; by default only that it is confirmed. */
  readonly confirm?: string;
  /** Further information about what would be done. */
  readonly note?: ReactNode;
  /** Whether what was confirmed is under way: the buttons do nothing meanwhile. */
  readonly isBusy?: boolean;
  /** Whether the question is not complete yet, and can only be cancelled. */
  readonly isWaiting?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * A question to confirm. react-admin's `Confirm` doesn't link the question to the dialog for screen readers, and its
 * `loading` disables the focused button.
 * @example
 * import { useState } from 'react';
 *
 * const [isAsking, setAsking] = useState(true);
 * const close = () => setAsking(false);
 * isAsking && <ConfirmDialog title="Write off" question="Write off this tool?" onConfirm={close} onClose={close} />
 */
export function ConfirmDialog({
  title,
  question,
  confirm,
  note,
  isBusy = false,
  isWaiting = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const questionId = useId();
  const close = () => isBusy || onClose();
  return (
    <Dialog
      open
      onClose={close}
      // A key that is held down asks and answers at once.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      aria-describedby={questionId}
      slotProps={{ paper: { 'aria-busy': isBusy } }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={questionId}>
        <DialogContentText>{question}</DialogContentText>
        {note}
      </DialogContent>
      <DialogActions>
        <BusyButton variant="outlined" isBusy={isBusy} onClick={close}>
          {translate('ra.action.cancel')}
        </BusyButton>
        <BusyButton variant="contained" isBusy={isBusy || isWaiting} onClick={onConfirm} autoFocus>
          {confirm ?? translate('ra.action.confirm')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
