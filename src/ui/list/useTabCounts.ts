import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { countOf, type PendingCount } from '../counts/pendingCount';
import { type Counted, countKey, FIGURE, useCounts } from '../counts/useCounts';

interface AskedTabs {
  /** Which of the tabs the list shows. */
  readonly place: number;
  readonly isAsked: boolean;
}

/**
 * How many rows each tab has; `undefined` where that isn't known, or the server's count may be short. The open one was counted by the
 * list itself: it isn't asked for again, and when its count has changed, the others are.
 */
export function useTabCounts(
  tabs: readonly Counted[],
  { place, isAsked }: AskedTabs,
): readonly (number | undefined)[] {
  const queryClient = useQueryClient();
  const open = tabs[place];
  const count = useListCount();
  useEffect(() => {
    if (!open || !count) return;
    const before = queryClient.getQueryData<PendingCount>(countKey(open));
    if (before?.count === count.count && !before.isMore) return;
    if (before) void queryClient.invalidateQueries({ queryKey: [FIGURE, open.resource.name] });
    queryClient.setQueryData<PendingCount>(countKey(open), count);
  }, [queryClient, open, count]);
  const others = tabs.filter((tab) => tab !== open);
  const { each } = useCounts(others, isAsked);
  const known = new Map(others.map((tab, index) => [tab, each[index]?.count]));
  return tabs.map((tab) => {
    const counted =
      tab === open ? (count ?? queryClient.getQueryData<PendingCount>(countKey(tab))) : known.get(tab);
    return counted?.isMore === false ? counted.count : undefined;
  });
}

/** How many rows the open list has, once its answer says so for sure. */
function useListCount(): PendingCount | undefined {
  const { data, total = 0, page, perPage, isFetching, error, meta } = useListContext();
  if (isFetching || error || !data || meta?.left !== undefined) return undefined;
  if (page !== 1 && total <= data.length) return undefined;
  const counted = countOf(data.length, total, perPage);
  return counted.isMore ? undefined : counted;
}
