import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import { keptPending, type QueueName } from '../../kit/queuePath';
import { isObject } from '../../model/values';
import type { PendingCount, SummedCounts } from '../../ui/counts/pendingCount';

type Place = Pick<ConsoleContextValue, 'session' | 'storage'>;

/** What this tab has counted last in some queues together, in this session. */
export function keptCounts(
  { session, storage }: Place,
  queues: readonly QueueName[],
): SummedCounts | undefined {
  const kept = storage.readKept('sessionStorage', keptPending(session));
  const counts = isObject(kept) ? kept[nameOf(queues)] : undefined;
  return isObject(counts) && isCount(counts.waiting) && isCount(counts.late)
    ? { waiting: counts.waiting, late: counts.late }
    : undefined;
}

/** Keeps what was counted, for as long as the session lasts in this tab. */
export function keepCounts(
  { session, storage }: Place,
  queues: readonly QueueName[],
  counts: SummedCounts,
): void {
  const place = keptPending(session);
  const kept = storage.readKept('sessionStorage', place);
  const all = { ...(isObject(kept) && kept), [nameOf(queues)]: counts };
  storage.keepCopy('sessionStorage', place, JSON.stringify(all));
}

const nameOf = (queues: readonly QueueName[]) => queues.map(({ list, queue }) => `${list} ${queue}`).join();

const isCount = (value: unknown): value is PendingCount =>
  isObject(value) &&
  typeof value.count === 'number' &&
  Number.isSafeInteger(value.count) &&
  value.count >= 0 &&
  typeof value.isMore === 'boolean';
