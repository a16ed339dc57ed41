import { type ReactNode, useRef, useState } from 'react';
import { useLogout } from 'react-admin';
import { useConsole } from '../kit/ConsoleContext';
import { Deferred } from '../kit/Deferred';
import { lazyChunk } from '../lazyChunk';
import { isFilledIn } from '../ui/forms/filledIn';

const DiscardQuestion = lazyChunk(async () => ({
  default: (await import('../ui/forms/DiscardQuestion')).DiscardQuestion,
}));

interface AskedLogout {
  /** Resolves once it is asked about, refused or done. */
  leave(): Promise<void>;
  readonly question: ReactNode;
}

/**
 * Logging out sends what is held back, and stays if that fails. It discards what is filled in, in every tab: then there is a
 * question first, to be drawn by the caller.
 */
export function useAskedLogout(onKeep?: () => void): AskedLogout {
  const logout = useLogout();
  const { beforeLogout, drafts } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const underWay = useRef<Promise<void>>(undefined);
  const keep = () => {
    setAsked(false);
    onKeep?.();
  };
  /** Nobody is logged out twice, however often they press while they wait. */
  const once = (work: () => Promise<void>) =>
    (underWay.current ??= work().finally(() => {
      underWay.current = undefined;
    }));
  async function begin() {
    const finished = await Promise.all([...beforeLogout].map((finish) => finish()));
    if (finished.includes(false)) return keep();
    if (drafts.exist() || (await isFilledIn())) setAsked(true);
    else await logout();
  }
  return {
    leave: () => once(begin),
    question: isAsked && (
      <Deferred onClose={keep}>
        <DiscardQuestion open about="session" onKeep={keep} onLeave={() => void once(logout)} />
      </Deferred>
    ),
  };
}
