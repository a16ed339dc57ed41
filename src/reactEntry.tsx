import { type ComponentType, type ErrorInfo, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Entry, EntryProps } from './application';
import { ChunkError } from './chunks';
import { reportCrash } from './start/reportCrash';

/**
 * An entry that React renders, such as one of `publicEntries`; an error that nothing catches shows the application's own notice.
 * @param Component gets what {@link EntryProps} lists
 * @example export default reactEntry(({ settings }) => <h1>{settings.title}</h1>);
 */
export const reactEntry =
  (Component: ComponentType<EntryProps>): Entry =>
  (element, props) => {
    const root = createRoot(element, {
      // By then React has unmounted everything.
      onUncaughtError: (error) => reportCrash(element, props, error),
      onCaughtError: logCaught,
    });
    // At once: the previous entry is gone already, and until then the page is empty.
    flushSync(() =>
      root.render(
        <StrictMode>
          <Component {...props} />
        </StrictMode>,
      ),
    );
    return () => root.unmount();
  };

/** Logs as React does, except for missing chunks, which are no programming errors. */
function logCaught(error: unknown, { componentStack }: ErrorInfo) {
  if (!(error instanceof ChunkError)) console.error(error, componentStack);
}
