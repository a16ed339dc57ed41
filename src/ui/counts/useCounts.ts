import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { fiveOfSix } from '../../kit/atMost';
import { MINUTE } from '../../kit/useIsFocused';
import type { Params } from '../../model/calls';
import type { AnyResource } from '../../schema/resource';
import { countRows } from './countRows';
import type { PendingCount } from './pendingCount';
import { useAsked } from './useAsked';

/** What is counted: the rows of a list with these values of its filters. */
export interface Counted {
  readonly resource: AnyResource;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Of the list's page, such as whose rows these are. */
  readonly params?: Params | undefined;
}

/** The key of a count's query. */
export const countKey = ({ resource, filter, params }: Counted) =>
  [FIGURE, resource.name, filter, params] as const;

/** A count once it is known, or why it isn't. */
export interface CountState {
  readonly count?: PendingCount | undefined;
  readonly error?: unknown;
}

/** Counts rows, each count once a minute at most, while `isInView`: `states` once all are known, `each` as they come. */
export function useCounts(asked: readonly Counted[], isInView: boolean) {
  const dataProvider = useDataProvider();
  const { isAsked, ask } = useAsked();
  const results = useQueries({
    queries: asked.map((counted) => ({
      queryKey: countKey(counted),
      queryFn({ signal }: { readonly signal: AbortSignal }) {
        const background = !isAsked();
        return fiveOfSix(() => countRows(dataProvider, { ...counted, signal, background }), signal);
      },
      enabled: isInView,
      staleTime: MINUTE,
    })),
  });
  const isLoading = results.some(({ data, isError, isFetching }) => !data && (!isError || isFetching));

  /** Asks again for what failed: somebody waits for it now, and is led to the login if the session is over. */
  function retry() {
    ask(results.filter(({ isError }) => isError).map(({ refetch }) => refetch));
  }
  const states = results.map(({ data, error }): CountState => (data ? { count: data } : { error }));
  return { states: isLoading ? [] : states, each: states, isLoading, retry };
}

/** The query key of figures. */
export const FIGURE = 'figure';
