import { useQueries } from '@tanstack/react-query';
import { groupBy } from 'es-toolkit';
import { useState } from 'react';
import { type GetListResult, useDataProvider } from 'react-admin';
import { PAGE_SIZES } from '../../../api/listCall';
import { forgetting } from '../../../chunks';
import { atMost } from '../../../kit/atMost';
import { useConsole } from '../../../kit/ConsoleContext';
import { MINUTE } from '../../../kit/useIsFocused';
import type { AnyResource, AnyRow, AnyShown } from '../../../schema/resource';
import { isOf, listedEvents, type TimelineEvent } from './events';
import { isCut, type Merged, mergeEvents, type Stream } from './mergeEvents';
import type { Asked } from './sources';

/** How many events are added at a time. */
const STEP = 20;
/** How often sources are read on by themselves before somebody is asked again. */
const MOST_ROUNDS = 5;
const threeAtATime = atMost(3);

interface Page {
  readonly resource: AnyResource;
  readonly rows: readonly AnyRow[];
  readonly isLast: boolean;
}

/** A source that isn't shown whole, by its name. */
interface Failed {
  readonly name: string;
  readonly error: unknown;
  retry(): void;
}

/** What {@link useTimeline} knows. */
export interface TimelineState extends Merged<TimelineEvent> {
  readonly isReading: boolean;
  /** Whether there is, or may be, more than what is shown. */
  readonly hasMore: boolean;
  readonly failed: readonly Failed[];
  /** The names of sources that were read only in part, as they aren't in the order of time. */
  readonly cut: readonly string[];
  /** How many rows were left out, as they belong to others, by their sources' names. */
  readonly others: ReadonlyMap<string, number>;
  more(): void;
}

/**
 * Reads lists page by page, as far as the newest events of all of them are certain.
 * @param own the events in the record itself
 * @param isShown whether somebody sees them: nothing is asked before
 */
export function useTimeline(
  record: AnyShown,
  { own, asked, isShown }: { own: readonly TimelineEvent[]; asked: readonly Asked[]; isShown: boolean },
): TimelineState {
  const { load, clock } = useConsole();
  const dataProvider = useDataProvider();
  const [perPage] = PAGE_SIZES;
  const [depths, setDepths] = useState<readonly number[]>([]);
  const [wanted, setWanted] = useState(STEP);
  const [rounds, setRounds] = useState(0);
  const depthOf = (index: number) => depths[index] ?? 1;
  const pages = asked.flatMap((each, index) =>
    Array.from({ length: depthOf(index) }, (_, at) => ({ ...each, index, page: at + 1 })),
  );
  const results = useQueries({
    queries: pages.map(({ source: { list }, filter, params, page }) => ({
      queryKey: ['timeline', list, filter, params, page],
      enabled: isShown,
      staleTime: MINUTE,
      // Declarations aren't data.
      structuralSharing: false,
      queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Page> =>
        threeAtATime(async () => {
          const resource = await load(list).catch(forgetting);
          const answer = await dataProvider.getList<AnyRow>(list, {
            pagination: { page, perPage },
            filter,
            // The user came for the record: a refusal must not end the session.
            meta: { list: true, background: true, params },
            signal,
          });
          return { resource, rows: answer.data, isLast: isLast(resource, answer, page * perPage) };
        }, signal),
    })),
  });
  const read = asked.map((each, index) => {
    const of = results.filter((_, at) => pages[at]?.index === index);
    const answered = of.flatMap(({ data }) => data ?? []);
    const error = of.find((result) => result.isError && !result.data)?.error;
    const rows = answered.map(({ rows }) => rows.filter((row) => isOf(row, record, each.source)));
    const events = answered.flatMap(({ resource }, page) =>
      listedEvents(rows[page] ?? [], resource, record, {
        ...each,
        clock,
        key: `${each.name} ${index} ${page}`,
      }),
    );
    const stream: Stream<TimelineEvent> = {
      events: [...new Map(events.map((event) => [event.key, event])).values()],
      pages: of.length,
      isReading: answered.length < of.length && !error,
      isFailed: error !== undefined,
      isComplete: answered.at(-1)?.isLast === true && answered.length === of.length,
    };
    const all = answered.reduce((sum, page) => sum + page.rows.length, 0);
    return { name: each.name, stream, of, error, others: all - rows.flat().length };
  });
  const ownStream: Stream<TimelineEvent> = {
    events: own,
    pages: 1,
    isReading: false,
    isFailed: false,
    isComplete: true,
  };
  const merged = mergeEvents([...read.map(({ stream }) => stream), ownStream]);
  const isReading = isShown && read.some(({ stream }) => stream.isReading);
  const lacks = merged.events.length < wanted && !merged.isComplete;
  // While it is drawn: between two pages nobody is asked whether to read on.
  if (isShown && !isReading && lacks && rounds < MOST_ROUNDS) {
    setRounds(rounds + 1);
    setDepths(asked.map((_, index) => depthOf(index) + (merged.blocking.includes(index) ? 1 : 0)));
  }
  const shown = merged.events.slice(0, wanted);
  return {
    ...merged,
    events: shown,
    isReading,
    hasMore: !merged.isComplete || merged.events.length > wanted,
    failed: failuresOf(read),
    cut: read.flatMap(({ name, stream }) => (isCut(stream) ? [name] : [])),
    others: othersOf(read),
    more() {
      setWanted(shown.length + STEP);
      setRounds(0);
    },
  };
}

/** Whether a page is the last of its list, as far as the server says. */
const isLast = (
  { definition }: AnyResource,
  { data, total, pageInfo }: GetListResult<AnyRow>,
  seen: number,
): boolean =>
  definition.list?.limit === 'none' ||
  data.length === 0 ||
  (pageInfo ? pageInfo.hasNextPage !== true : seen >= (total ?? 0));

interface Attempt {
  readonly name: string;
  readonly error: unknown;
  readonly of: readonly { readonly isError: boolean; refetch(): unknown }[];
}

/** The sources that failed, each once, however often it was asked. */
function failuresOf(read: readonly Attempt[]): readonly Failed[] {
  const failed = groupBy(
    read.filter(({ error }) => error !== undefined),
    ({ name }) => name,
  );
  return Object.entries(failed).map(([name, attempts]) => ({
    name,
    error: attempts[0]?.error,
    retry() {
      for (const result of attempts.flatMap(({ of }) => of)) if (result.isError) void result.refetch();
    },
  }));
}

/** How many rows of others each source had, if it had any. */
function othersOf(read: readonly { readonly name: string; readonly others: number }[]) {
  const counts = new Map<string, number>();
  for (const { name, others } of read) if (others > 0) counts.set(name, (counts.get(name) ?? 0) + others);
  return counts;
}
