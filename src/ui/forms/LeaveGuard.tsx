import { useBlocker, useCanBlock } from 'ra-core';
import { DiscardQuestion } from './DiscardQuestion';
import { useAskBeforeClosing } from './useAskBeforeClosing';

/** Asks before a page is left with something filled in: by the browser when it closes, by us when the route changes. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const canBlock = useCanBlock();
  useAskBeforeClosing(dirty);
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
