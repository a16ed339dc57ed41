import { type ReactNode, useState } from 'react';
import { useLogout } from 'react-admin';
import { useConsole } from '../kit/ConsoleContext';
import { Deferred } from '../kit/Deferred';
import { lazyChunk } from '../lazyChunk';
import { isFilledIn } from '../ui/forms/filledIn';

const DiscardQuestion = lazyChunk(async () => ({
  default: (await import('../ui/forms/DiscardQuestion')).DiscardQuestion,
}));

/**
 * Logging out sends what is held back, and stays if that fails. It discards what is filled in, in every tab: then there is a
 * question first, to be drawn by the caller.
 */
export function useAskedLogout(onKeep?: () => void): { leave(): Promise<void>; question: ReactNode } {
  const logout = useLogout();
  const { beforeLogout, drafts } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const keep = () => {
    setAsked(false);
    onKeep?.();
  };
  async function leave() {
    const finished = await Promise.all([...beforeLogout].map((finish) => finish()));
    if (finished.includes(false)) return keep();
    if (drafts.exist() || (await isFilledIn())) setAsked(true);
    else logout();
  }
  return {
    leave,
    question: isAsked && (
      <Deferred onClose={keep}>
        <DiscardQuestion open about="session" onKeep={keep} onLeave={() => logout()} />
      </Deferred>
    ),
  };
}
