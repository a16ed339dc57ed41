import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from './ConsoleContext';
import { Deferred } from './Deferred';

interface WhenSettledProps {
  readonly children: ReactNode;
  /** How long after the last answer the page counts as settled, in milliseconds. */
  readonly after?: number;
}

/** Whether the page has settled: nothing that was asked for was still unanswered for so long, in milliseconds. */
export function useSettled(after = 2000): boolean {
  const { unanswered } = useConsole().client.activity;
  const isBusy = useSyncExternalStore(unanswered.subscribe, unanswered.get);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return;
    const timer = setTimeout(setSettled, after, true);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled, after]);
  return isSettled;
}

/** Renders its children only once the page has settled, so that they don't delay what the user came for. */
export function WhenSettled({ children, after }: WhenSettledProps) {
  return useSettled(after) && <Deferred quiet>{children}</Deferred>;
}
