import { useBlocker, useCanBlock } from 'ra-core';
import { useEffect } from 'react';
import { DiscardQuestion } from './DiscardQuestion';

/** Asks before a page is left with something filled in: by the browser when it closes, by us when the route changes. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const canBlock = useCanBlock();

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return canBlock && <RouteGuard dirty={dirty} />;
}

function RouteGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
