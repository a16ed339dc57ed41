import type { DialogProps } from 'declared-console/schema';
import { useConsole } from 'declared-console/ui';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { BatchParts } from './BatchParts';
import { BatchWindow } from './BatchWindow';
import { historyTypeOf } from './historyOf';
import { PART } from './parts';
import { type BatchOutcome, useBatchDownload } from './useBatchDownload';
import { useChosen } from './useChosen';

interface BatchDownloadDialogProps extends DialogProps<{ id: string }> {
  /** Something the user should read first; the dialog then doesn't close by itself. */
  readonly note?: ReactNode;
}

type BatchProps = BatchDownloadDialogProps & { readonly numbers: readonly string[] };

/**
 * The batch download dialog of a forensic list: requests the selected files at once, more than a request takes in parts, or says that
 * nothing is selected.
 */
export default function BatchDownloadDialog(props: BatchDownloadDialogProps) {
  use(useConsole().loadWords('downloads'));
  const numbers = useChosen(props.selected, props.close);
  if (numbers.length === 0) return null;
  const Batch = numbers.length > PART ? BatchParts : WholeBatch;
  return <Batch {...props} numbers={numbers} />;
}

function WholeBatch({ resource, numbers, close, note }: BatchProps) {
  const { onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const { ask, requests } = useBatchDownload(historyTypeOf(resource));
  const [outcome, setOutcome] = useState<BatchOutcome>();

  function run() {
    setOutcome(undefined);
    void ask(numbers, setOutcome);
  }

  // Opening the dialog makes the request: once, however often it renders.
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });

  function leave() {
    close();
    if (outcome?.kind !== 'started') return;
    // Keeps the selection if some files weren't started, so that they can be requested again.
    if (outcome.isWhole) onUnselectItems();
    refresh();
  }

  return (
    <BatchWindow
      count={numbers.length}
      requests={requests.filter(({ number }) => numbers.includes(number))}
      outcome={outcome}
      note={note}
      page={`/${resource}Download`}
      onRetry={run}
      onClose={leave}
    />
  );
}
