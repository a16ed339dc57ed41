import { useBlocker, useCanBlock } from 'ra-core';
import { useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { useAskBeforeClosing } from './useAskBeforeClosing';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /** Whether leaving for another page of the console loses what was filled in. */
  readonly asksOnRoute: boolean;
}

/** Asks before a page is left with something filled in: by the browser when it closes, by us when the route changes. */
export function LeaveGuard({ dirty, asksOnRoute }: LeaveGuardProps) {
  const canBlock = useCanBlock();
  useAskBeforeClosing(dirty);
  return canBlock && asksOnRoute && <RouteGuard dirty={dirty} />;
}

function RouteGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  /** The one that was answered: what is gone to may take its time, and a second press meanwhile would throw. */
  const [answered, setAnswered] = useState<unknown>();
  const isAsked = blocker.state === 'blocked' && blocker !== answered;

  function leave() {
    if (!isAsked) return;
    setAnswered(blocker);
    goOn(blocker);
  }

  return (
    <DiscardQuestion open={isAsked} hint="form.leaveHint" onKeep={() => blocker.reset?.()} onLeave={leave} />
  );
}

/** Lets what was held up happen; the page may have been left otherwise while the question was still drawn. */
function goOn({ proceed }: { proceed(): void }) {
  try {
    proceed();
  } catch {
    // Nothing is held up any more, and the router throws.
  }
}
