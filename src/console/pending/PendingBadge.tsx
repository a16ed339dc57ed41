import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { PENDING, type QueueName } from '../../kit/queuePath';
import { MINUTE, useIsFocused } from '../../kit/useIsFocused';
import { type PendingCount, type SummedCounts, sumOf } from '../../ui/counts/pendingCount';
import { type CountedQueue, countQueue } from './countQueue';
import { keepCounts, keptCounts } from './keptCounts';
import styles from './PendingBadge.module.css';

interface PendingBadgeProps {
  readonly queues: readonly QueueName[];
  /** The id by which the element beside it refers to it (`aria-describedby`). */
  readonly id: string;
  /** Called with the number in words, or an empty text: the badge itself is transparent to the pointer. */
  onCounted?(words: string): void;
  /** Shows what is known, and counts later. */
  readonly isLater?: boolean;
}

/** How many records wait in some queues together; nothing if none does, or if that isn't known. */
export default function PendingBadge({ queues, id, onCounted, isLater = false }: PendingBadgeProps) {
  const translate = useTranslate();
  const { waiting, late } = usePending(queues, isLater);
  const { count, isMore } = waiting;
  const said = (name: string, of: PendingCount) =>
    of.count > 0 ? translate(`shell.menu.${name}${of.isMore ? 'More' : ''}`, { count: of.count }) : '';
  const words = said('pending', waiting) + said('late', late);
  const tell = useEffectEvent((told: string) => onCounted?.(told));
  useEffect(() => tell(words), [words]);
  if (count === 0) return null;
  return (
    <span id={id} role="img" aria-label={words} className={styles.badge}>
      {count > 99 ? '99+' : `${count}${isMore ? '+' : ''}`}
    </span>
  );
}

/** Counts queues while the tab is visible, at most once a minute; a failed count counts as unknown. */
function usePending(queues: readonly QueueName[], isLater: boolean): SummedCounts {
  const context = useConsole();
  const { load, clock } = context;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const isInView = useIsFocused();
  const { data } = useQuery({
    queryKey: [PENDING, queues],
    queryFn: async () => {
      // A group and its entries share the counts.
      const counted = await Promise.all(
        queues.map((of) => {
          const countPage = (page: number, staleTime: number) =>
            queryClient
              .fetchQuery({
                queryKey: [PENDING, of.list, of.queue, ...(page === 1 ? [] : [page])],
                queryFn: () => countQueue({ ...of, page }, { load, clock, dataProvider }),
                staleTime,
              })
              .catch(() => null);
          return countWithLate(countPage);
        }),
      );
      const known = counted.map((each) => each?.late ?? NONE);
      return { waiting: sumOf(counted.map((each) => each?.waiting ?? null)), late: sumOf(known) };
    },
    enabled: isInView && !isLater,
    refetchInterval: MINUTE,
    // As old as can be: it is counted anew.
    initialData: () => keptCounts(context, queues),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data) keepCounts(context, queues, data);
  }, [context, queues, data]);
  const { waiting, late } = data ?? NOTHING;
  // Of what was decided since, nobody knows how much had waited too long.
  return { waiting, late: late.count > waiting.count ? waiting : late };
}

/** What waits, and what of it has waited too long: that is on the last page, which is read less often. */
async function countWithLate(
  countPage: (page: number, staleTime: number) => Promise<CountedQueue | null>,
): Promise<SummedCounts | null> {
  const first = await countPage(1, MINUTE);
  if (!first) return null;
  const last = first.isLimited && first.last !== undefined ? await countPage(first.last, 10 * MINUTE) : first;
  return { waiting: first, late: last?.late ?? NONE };
}

const NONE: PendingCount = { count: 0, isMore: false };
const NOTHING: SummedCounts = { waiting: NONE, late: NONE };
