// Without it the way from the login to the rows takes 1.4 times as long (tests/bench/README.md).

import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a page while somebody is logging in: out of sight, when idle, and without effects, so that nothing is requested and
 * nothing on the page changes. This makes the first real render faster: the styles are already inserted, and the code is
 * compiled.
 * @param signal aborts when it is no longer needed, because the user enters the console or leaves
 */
export function prerender(page: ReactNode, signal: AbortSignal): void {
  if (signal.aborted) return;
  const ignore = () => {};
  // Whatever fails here fails again when it is needed, and is reported then.
  const root = createRoot(document.createElement('div'), { onUncaughtError: ignore, onCaughtError: ignore });
  // Later, as React may be removing the login, whose end this is: it unmounts one root at a time.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  root.render(<Activity mode="hidden">{page}</Activity>);
}
