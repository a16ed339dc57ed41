import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import { createTrace } from './trace';
import { watchClient, watchDataProvider } from './watch';

const InspectButton = lazyChunk(() => import('./InspectButton'));

/** The context with its requests recorded, and the button that opens the inspector. */
export function inspectContext(context: ConsoleContextValue): ConsoleContextValue {
  const { client, codec } = context;
  const trace = createTrace();
  return {
    ...context,
    client: watchClient(client, { codec, trace }),
    inspection: {
      dataProvider: watchDataProvider(context, trace),
      Button: () => (
        <Deferred quiet>
          <InspectButton trace={trace} />
        </Deferred>
      ),
    },
  };
}
