import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../../ui/ConsoleContext';
import { Deferred } from '../../ui/Deferred';

interface WhenSettledProps {
  readonly children: ReactNode;
  /** How long the loading indicator may be gone until the page is taken to stand, in milliseconds. */
  readonly after?: number;
}

/** What may wait until the page that was opened stands: it neither delays what the person came for nor is loaded before. */
export function WhenSettled({ children, after = 1000 }: WhenSettledProps) {
  const { activity } = useConsole().client;
  const isBusy = useSyncExternalStore(activity.subscribe, activity.get);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return;
    const timer = setTimeout(setSettled, after, true);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled, after]);
  return isSettled && <Deferred quiet>{children}</Deferred>;
}
