import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../ui/ConsoleContext';
import { Deferred } from '../ui/Deferred';

/** How long nothing may be under way until the page is taken to stand. */
const SETTLED = 1000;

/** What may wait until the page that was opened stands: it neither delays what the person came for nor is loaded before. */
export function WhenSettled({ children }: { readonly children: ReactNode }) {
  const { pending } = useConsole().client;
  const isBusy = useSyncExternalStore(pending.subscribe, pending.active);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return;
    const timer = setTimeout(setSettled, SETTLED, true);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled]);
  return isSettled && <Deferred quiet>{children}</Deferred>;
}
