import { useSyncExternalStore } from 'react';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';

const TransfersButton = lazyChunk(() => import('../transfers/TransfersButton'));

/** The exports, once there are any. */
export function OwnTransfers() {
  const { get, subscribe } = useConsole().transfers;
  const isAny = useSyncExternalStore(subscribe, () => get().length > 0);
  return (
    isAny && (
      <Deferred quiet>
        <TransfersButton />
      </Deferred>
    )
  );
}
