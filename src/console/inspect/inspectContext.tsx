import { lazy, Suspense } from 'react';
import type { ConsoleContextValue } from '../../ui/ConsoleContext';
import { createTrace } from './trace';
import { watchClient, watchDataProvider } from './watch';

const InspectButton = lazy(() => import('./InspectButton'));

/** The context with its requests watched, and with the button that opens what was seen. */
export function inspectContext(context: ConsoleContextValue): ConsoleContextValue {
  const { client, codec } = context;
  const trace = createTrace();
  return {
    ...context,
    client: watchClient(client, { codec, trace }),
    inspection: {
      dataProvider: watchDataProvider(context, trace),
      Button: () => (
        <Suspense>
          <InspectButton trace={trace} />
        </Suspense>
      ),
    },
  };
}
