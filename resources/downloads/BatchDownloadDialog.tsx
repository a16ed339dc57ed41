import type { DialogProps } from 'declared-console/schema';
import { useConsole } from 'declared-console/ui';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { BatchWindow } from './BatchWindow';
import { historyTypeOf } from './historyOf';
import { type BatchOutcome, useBatchDownload } from './useBatchDownload';
import { useChosen } from './useChosen';

interface BatchDownloadDialogProps extends DialogProps<{ id: string }> {
  /** Something the user should read first; the dialog then doesn't close by itself. */
  readonly note?: ReactNode;
}

/** The dialog of 批量下载 in a forensic list: requests the selected files at once, or says that nothing is selected. */
export default function BatchDownloadDialog({ resource, selected, close, note }: BatchDownloadDialogProps) {
  use(useConsole().loadWords('downloads'));
  const { onUnselectItems } = useListContext();
  const numbers = useChosen(selected, close);
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
    if (hasRun.current || numbers.length === 0) return;
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

  if (numbers.length === 0) return null;
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
