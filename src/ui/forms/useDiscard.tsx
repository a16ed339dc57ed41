import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';

/** Closing a dialog whose form may be dirty. */
interface Discard {
  /** Told by the form. */
  setDirty(dirty: boolean): void;
  /** Closes at once, or asks first when something was filled in. */
  close(): void;
  /** The question, to stand inside the dialog. */
  readonly question: ReactNode;
}

/** Asks before a dialog is closed with something filled in; `leave` closes it. */
export function useDiscard(leave: () => void): Discard {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return {
    setDirty,
    close: () => (isDirty ? setAsking(true) : leave()),
    question: (
      <DiscardQuestion open={isAsking} about="dialog" onKeep={() => setAsking(false)} onLeave={leave} />
    ),
  };
}
