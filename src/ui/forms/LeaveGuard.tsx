import type { RouterBlockerFunction } from 'ra-core';
import { useContext, useEffect, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { holdFilledIn } from './filledIn';
import { LeaveContext } from './LeaveContext';
import { useAskBeforeClosing } from './useAskBeforeClosing';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /** Whether leaving for another page of the console loses what was filled in. */
  readonly asksOnRoute: boolean;
}

/** Asks before a page is left with something filled in: by the browser when it closes, by us when the route changes. */
export function LeaveGuard({ dirty, asksOnRoute }: LeaveGuardProps) {
  useAskBeforeClosing(dirty);
  useEffect(() => (dirty ? holdFilledIn() : undefined), [dirty]);
  return asksOnRoute && <RouteGuard dirty={dirty} />;
}

const leadsElsewhere: RouterBlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

function RouteGuard({ dirty }: { dirty: boolean }) {
  const { holds, blocker } = useContext(LeaveContext);
  /** The one that was answered: what is gone to may take its time, and a second press meanwhile would throw. */
  const [answered, setAnswered] = useState<unknown>();
  const isAsked = blocker?.state === 'blocked' && blocker !== answered;

  useEffect(() => {
    if (!dirty) return;
    holds.add(leadsElsewhere);
    return () => void holds.delete(leadsElsewhere);
  }, [dirty, holds]);

  function leave() {
    if (!isAsked) return;
    setAnswered(blocker);
    goOn(blocker);
  }

  return <DiscardQuestion open={isAsked} about="page" onKeep={() => blocker?.reset?.()} onLeave={leave} />;
}

/** Lets what was held up happen; the page may have been left otherwise while the question was still drawn. */
function goOn({ proceed }: { proceed(): void }) {
  try {
    proceed();
  } catch {
    // Nothing is held up any more, and the router throws.
  }
}
