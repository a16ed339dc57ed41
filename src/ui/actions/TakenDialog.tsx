import { use } from 'react';
import { useConsole } from '../ConsoleContext';
import { ConflictNotice } from '../review/ConflictNotice';
import { ModalFrame } from '../show/ModalFrame';
import type { Taken } from './useSubmit';

interface TakenDialogProps {
  readonly conflict: Taken;
  /** What was to be done, in words. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Somebody else was first with a row: who, when, what it is now, and what was typed, to be copied. */
export function TakenDialog({ conflict, title, onClose }: TakenDialogProps) {
  use(useConsole().loadWords('review'));
  return (
    <ModalFrame title={title} onClose={onClose} maxWidth="sm">
      <ConflictNotice conflict={conflict} words="review.taken" message={conflict.message} />
    </ModalFrame>
  );
}
