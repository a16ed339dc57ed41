import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import { atMost } from '../../kit/atMost';
import { MINUTE } from '../../kit/useIsFocused';
import type { AnyRow } from '../../schema/resource';
import { countOf, type PendingCount } from '../../ui/counts/pendingCount';
import type { Lookup } from './lookups';

/** What a list says of a lookup: how many rows, and the first of them. */
interface Hits extends PendingCount {
  readonly rows: readonly AnyRow[];
}

/** A lookup, and what its list says: `null` if that couldn't be read, nothing while it is unknown. */
export interface Counted {
  readonly lookup: Lookup;
  readonly hits: Hits | null | undefined;
}

/** So long after the last key, in ms, it is taken for typed. */
const PAUSE = 300;
const threeAtATime = atMost(3);

/**
 * Counts the rows of some lookups by the first page of their lists, once nothing is typed anymore; what is under way for others is
 * aborted. One that failed is asked for again with what is typed next.
 */
export function useHits(lookups: readonly Lookup[]): readonly Counted[] {
  const dataProvider = useDataProvider();
  const [perPage] = PAGE_SIZES;
  const asked = lookups.map(({ list, filter, text }) => ['hits', list, filter, text] as const);
  const typed = JSON.stringify(asked);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const results = useQueries({
    queries: asked.map((queryKey) => ({
      queryKey,
      enabled: settled === typed,
      staleTime: MINUTE,
      async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Hits> {
        const [, list, filter, text] = queryKey;
        const { data, total = 0 } = await threeAtATime(
          () =>
            dataProvider.getList(list, {
              pagination: { page: 1, perPage },
              filter: { [filter]: text },
              meta: { background: true },
              signal,
            }),
          signal,
        );
        return { ...countOf(data.length, total, perPage), rows: data };
      },
    })),
  });
  return lookups.map((lookup, at) => ({
    lookup,
    hits: results[at]?.data ?? (results[at]?.isError ? null : undefined),
  }));
}
