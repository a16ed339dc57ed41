import type { DataProvider } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import { forgetting } from '../../chunks';
import type { Clock } from '../../clock';
import { sixAtATime } from '../../kit/atMost';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { QueueName } from '../../kit/queuePath';
import { valueAt } from '../../model/paths';
import { lengthOf, waitedSince } from '../../model/waited';
import type { QueueAge } from '../../schema/queue';
import type { AnyRow } from '../../schema/resource';
import { countOf, type PendingCount } from '../../ui/counts/pendingCount';

/** How many records wait in a queue, and the one that has waited longest among those that were read. */
export interface CountedQueue extends PendingCount {
  readonly oldest: AnyRow | undefined;
  /** How many of those that were read have waited too long, by the declared limit; more if that are all, and not the only ones. */
  readonly late: PendingCount;
  /** Whether the oldest are on the last page, and a limit says which have waited too long. */
  readonly isLimited: boolean;
  /** The last page, if not all of them were read: in most lists it has the oldest. */
  readonly last: number | undefined;
}

interface Asking extends QueueName {
  /** 1, or the last one. */
  readonly page?: number;
  /** Somebody asked for it, and is told if the session is over. */
  readonly isAsked?: boolean;
}

/** Counts a queue by a page of its list. */
export async function countQueue(
  { list, queue, page = 1, isAsked = false }: Asking,
  {
    load,
    clock,
    dataProvider,
  }: Pick<ConsoleContextValue, 'load' | 'clock'> & { readonly dataProvider: DataProvider },
): Promise<CountedQueue> {
  const [perPage] = PAGE_SIZES;
  const { declared, data, total } = await sixAtATime(async () => {
    const { definition } = await load(list).catch(forgetting);
    const declared = definition.list?.queues?.[queue];
    const { data, total = 0 } = await dataProvider.getList<AnyRow>(list, {
      pagination: { page, perPage },
      filter: declared?.pending,
      meta: { background: !isAsked },
    });
    return { declared, data, total };
  });
  const counted = countOf(data.length, total, perPage);
  return {
    ...counted,
    oldest: declared?.age && oldestOf(data, declared.age, clock),
    late: declared?.age ? lateOf(data, declared.age, clock, counted.count) : { count: 0, isMore: false },
    isLimited: declared?.order === 'newestFirst' && declared.age?.late !== undefined,
    last: !counted.isMore && counted.count > data.length ? Math.ceil(counted.count / perPage) : undefined,
  };
}

/** How many rows have waited too long. */
function lateOf(
  rows: readonly AnyRow[],
  { since, late }: QueueAge<AnyRow>,
  clock: Clock,
  among: number,
): PendingCount {
  const [now, limit] = [clock.now(), (late && lengthOf(late)) ?? Number.POSITIVE_INFINITY];
  const count = rows.filter((row) => (waitedSince(valueAt(row, since), now, clock) ?? -1) >= limit).length;
  return { count, isMore: count > 0 && count === rows.length && rows.length < among };
}

/** The row that has waited longest. */
export function oldestOf(
  rows: readonly AnyRow[],
  { since }: QueueAge<AnyRow>,
  clock: Clock,
): AnyRow | undefined {
  const now = clock.now();
  const waited = (row: AnyRow) => waitedSince(valueAt(row, since), now, clock) ?? -1;
  const [oldest] = rows.toSorted((one, other) => waited(other) - waited(one));
  return oldest && waited(oldest) >= 0 ? oldest : undefined;
}
