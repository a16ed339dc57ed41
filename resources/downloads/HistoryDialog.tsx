import { use } from 'react';
import type { DialogProps } from '@/schema/actions';
import { useConsole } from '@/ui/ConsoleContext';
import { HistoryWindow } from './HistoryWindow';
import { historyTypeOf } from './historyParams';

type Row = { readonly id: string };

/** 下载历史 of a forensic list: a row's own downloads, or the batch downloads of the list. */
export default function HistoryDialog({ resource, record, close }: DialogProps<Row>) {
  use(useConsole().loadWords('downloads'));
  return <HistoryWindow type={historyTypeOf(resource)} number={record?.id} onClose={() => close()} />;
}
