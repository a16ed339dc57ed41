import type { QueryClient } from '@tanstack/react-query';
import { PENDING, type QueueName } from '../../kit/queuePath';
import type { PendingCount, SummedCounts } from './pendingCount';

/**
 * Takes decided records off the counts that are known, until a queue is counted anew.
 * @param by how many were decided; negative if some wait again
 */
export function settlePending(queryClient: QueryClient, { list, queue }: QueueName, by: number) {
  const settle = ({ count, isMore }: PendingCount) => ({ count: Math.max(count - by, 0), isMore });
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [PENDING] })) {
    const [, of, name, page] = queryKey;
    // As old as before: when it is counted anew is decided by when it was counted.
    const counted = { updatedAt: state.dataUpdatedAt };
    if (of === list && name === queue && page === undefined) {
      const less = (known?: PendingCount) => known && { ...known, ...settle(known) };
      queryClient.setQueryData<PendingCount>(queryKey, less, counted);
    } else if (isOneOf(of, list, queue)) {
      const less = (known?: SummedCounts) => known && { ...known, waiting: settle(known.waiting) };
      queryClient.setQueryData<SummedCounts>(queryKey, less, counted);
    }
  }
}

const isOneOf = (queues: unknown, list: string, queue: string) =>
  Array.isArray(queues) && queues.some((each: QueueName) => each.list === list && each.queue === queue);
