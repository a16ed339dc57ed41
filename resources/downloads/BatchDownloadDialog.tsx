import { useListContext, useRefresh } from 'ra-core';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '@/schema/actions';
import { useConsole } from '@/ui/ConsoleContext';
import { BatchWindow } from './BatchWindow';
import { historyTypeOf } from './historyOf';
import { type BatchOutcome, useBatchDownload } from './useBatchDownload';
import { useChosen } from './useChosen';

interface BatchDownloadDialogProps extends DialogProps<{ id: string }> {
  /** What must be read first; the dialog then stays until it is closed. */
  readonly note?: ReactNode;
}

/** 批量下载 of a forensic list: asks at once for what is selected, or says that nothing is. */
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

  // Opening the dialog is the request: once, however often it is drawn.
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current || numbers.length === 0) return;
    hasRun.current = true;
    run();
  });

  function leave() {
    close();
    if (outcome?.kind !== 'started') return;
    // What wasn't started may be asked for again.
    if (outcome.isWhole) onUnselectItems();
    // The history has new entries.
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
