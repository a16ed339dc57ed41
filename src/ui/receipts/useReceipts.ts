import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../kit/ConsoleContext';
import type { ReceiptOf } from '../../schema/receipts';
import { keptReceipts } from './keptReceipts';
import { RECEIPTS } from './useReceipt';

/** The receipts of decisions about a record, the newest first. */
export function useReceipts({ step, item }: ReceiptOf) {
  const context = useConsole();
  return useQuery({
    queryKey: [RECEIPTS, step, item],
    queryFn: ({ signal }) => keptReceipts(context).list({ step, item }, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
