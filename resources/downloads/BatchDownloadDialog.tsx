import { useListContext, useNotify, useRefresh } from 'ra-core';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '@/schema/actions';
import { useConsole } from '@/ui/ConsoleContext';
import { BatchWindow } from './BatchWindow';
import { historyTypeOf } from './historyOf';
import { type BatchOutcome, useBatchDownload } from './useBatchDownload';

/** 批量下载 of a forensic list: asks at once for what is selected, or says that nothing is. */
export default function BatchDownloadDialog({ resource, selected, close }: DialogProps<{ id: string }>) {
  use(useConsole().loadWords('downloads'));
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [numbers] = useState(() => (selected.length > 0 ? selected : selectedIds.map(String)));
  const notify = useNotify();
  const refresh = useRefresh();
  const { ask, asked } = useBatchDownload(historyTypeOf(resource));
  const [outcome, setOutcome] = useState<BatchOutcome>();

  const run = useCallback(async () => {
    setOutcome(undefined);
    setOutcome(await ask(numbers));
  }, [ask, numbers]);

  // Opening the dialog is the request: once, however often it is drawn.
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (numbers.length > 0) return void run();
    notify('pages.downloads.select', { type: 'warning' });
    close();
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
      asked={asked.filter(({ number }) => numbers.includes(number))}
      outcome={outcome}
      page={`/${resource}Download`}
      onRetry={run}
      onClose={leave}
    />
  );
}
