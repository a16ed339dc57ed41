import { useContext, useEffect, useState } from 'react';
import type { RouterBlockerFunction } from 'react-admin';
import { DiscardQuestion } from './DiscardQuestion';
import { holdFilledIn } from './filledIn';
import { LeaveContext } from './LeaveContext';
import { useAskBeforeClosing } from './useAskBeforeClosing';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /** Whether to ask before leaving for another page of the console; not if a draft is kept. */
  readonly asksOnRoute: boolean;
}

/** Asks before a filled-in form is left: the browser when the page is closed, a dialog when the route changes. */
export function LeaveGuard({ dirty, asksOnRoute }: LeaveGuardProps) {
  useAskBeforeClosing(dirty);
  useEffect(() => (dirty ? holdFilledIn() : undefined), [dirty]);
  return asksOnRoute && <RouteGuard dirty={dirty} />;
}

const leadsElsewhere: RouterBlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

function RouteGuard({ dirty }: { dirty: boolean }) {
  const { holds, blocker } = useContext(LeaveContext);
  /** The blocker that was answered: the next page may take a while, and a second click meanwhile would throw. */
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

/** Proceeds with the blocked navigation, unless the page was left some other way meanwhile. */
function goOn({ proceed }: { proceed(): void }) {
  try {
    proceed();
  } catch {
    // Nothing is blocked any more, and the router throws.
  }
}
