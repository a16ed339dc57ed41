import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import { forgetting } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import { PENDING, type QueueName } from '../../ui/workbench/queuePath';
import styles from './PendingBadge.module.css';
import { countOf, type PendingCount, sumOf } from './pendingCount';

/** The maximum age of a count. */
const MINUTE = 60_000;

interface PendingBadgeProps {
  readonly queues: readonly QueueName[];
  /** The id by which the element beside it refers to it (`aria-describedby`). */
  readonly id: string;
}

/** How many records wait in some queues together; nothing if none does, or if that isn't known. */
export default function PendingBadge({ queues, id }: PendingBadgeProps) {
  const translate = useTranslate();
  const { count, isMore } = usePending(queues);
  if (count === 0) return null;
  return (
    <span
      id={id}
      role="img"
      aria-label={translate(isMore ? 'shell.menu.pendingMore' : 'shell.menu.pending', { count })}
      className={styles.badge}
    >
      {count > 99 ? '99+' : `${count}${isMore ? '+' : ''}`}
    </span>
  );
}

/** Counts queues while the tab is visible, at most once a minute; a failed count counts as unknown. */
function usePending(queues: readonly QueueName[]): PendingCount {
  const { load } = useConsole();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const isInView = useSyncExternalStore(subscribe, () => focusManager.isFocused());

  async function countQueue({ list, queue }: QueueName): Promise<PendingCount | null> {
    try {
      const { definition } = await load(list).catch(forgetting);
      const { data, total = 0 } = await dataProvider.getList(list, {
        pagination: { page: 1, perPage: PAGE_SIZES[0] },
        filter: definition.list?.queues?.[queue]?.pending,
        meta: { background: true },
      });
      return countOf(data.length, total, PAGE_SIZES[0]);
    } catch {
      return null;
    }
  }

  const { data } = useQuery({
    queryKey: [PENDING, queues],
    queryFn: async () => {
      // A group and its entries share the counts.
      const each = (of: QueueName) =>
        queryClient.fetchQuery({ queryKey: [PENDING, of], queryFn: () => countQueue(of), staleTime: MINUTE });
      return sumOf(await Promise.all(queues.map(each)));
    },
    enabled: isInView,
    refetchInterval: MINUTE,
  });
  return data ?? NOTHING;
}

const NOTHING: PendingCount = { count: 0, isMore: false };

const subscribe = (listener: () => void) => focusManager.subscribe(listener);
