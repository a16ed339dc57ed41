import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { BATCH, readRows } from '../../api/readRows';
import type { AnyRow } from '../../schema/resource';
import {
  advance,
  extendQueue,
  isThrough,
  needsMore,
  nextPage,
  type Queue,
  reread,
  settle,
  startQueue,
  step,
} from './queue';

/** Never refetched by itself, so that the records don't change while somebody goes through them. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** How long the queue is taken for what waits: reading it again for each record would cost a request more for each decision. */
const FRESH = 30_000;

/** How long the next record is held back to know whether it waits; it is read again before a decision in any case. */
const PATIENCE = 5_000;

interface QueueOptions {
  /** The list's resource. */
  readonly resource: string;
  /** The list's filters, and the one for pending records; later changes are ignored. */
  readonly filter: Record<string, unknown>;
  /** The id of the record to start at. */
  readonly wanted: string | null;
  /** How many times it was loaded before; part of the query key, so that each attempt loads anew. */
  readonly attempt: number;
}

/** The pending records of a list, one by one; more are loaded when the last loaded one is reached. */
export function useQueue({ resource, filter: asked, wanted, attempt }: QueueOptions) {
  const notify = useNotify();
  const [filter] = useState(asked);
  const [first] = useState(wanted);
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: [resource, 'queue', filter, attempt],
    queryFn: ({ signal }) =>
      readRows(
        dataProvider,
        { resource, keyed: true, filter },
        // The first page, and further ones until the wanted record was found or a whole batch was read.
        { signal, isEnough: (read) => first === null || read.has(first) || read.size >= BATCH },
      ),
    ...ONCE,
  });
  const [queue, setQueue] = useState<Queue>();
  const { rows = [] } = queue ?? {};
  const more = useGetList<AnyRow>(
    resource,
    {
      pagination: { page: queue ? nextPage(queue, query.data?.size ?? BATCH) : 1, perPage: BATCH },
      filter,
      // Part of the query key: after more were loaded, or everything is settled, the same page is requested again.
      meta: { whole: true, attempt, after: rows.length, isThrough: queue && isThrough(queue) },
    },
    { ...ONCE, enabled: queue !== undefined && needsMore(queue) },
  );

  const { data } = query;
  useEffect(() => {
    if (data) setQueue((before) => before ?? startQueue(data.rows, data.counted, first));
  }, [data, first]);

  const isMissing =
    first !== null && data?.rows[0] !== undefined && data.rows.every(({ id }) => id !== first);
  useEffect(() => {
    if (isMissing) notify('review.workbench.missing', { type: 'warning' });
  }, [isMissing, notify]);

  const { data: further, total: left } = more;
  useEffect(() => {
    if (further) setQueue((before) => before && extendQueue(before, further, left ?? further.length));
  }, [further, left]);

  // Decisions end late: by then, another record may be the current one.
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  }, [queue]);
  const rereadAt = useRef(0);
  const isOutdated = useRef(false);
  const [isRereading, setRereading] = useState(false);

  /** Moves on; if the queue may be outdated, whether the record that comes next still waits is asked before it is shown. */
  function move(by: (queue: Queue) => Queue) {
    const { current } = latest;
    if (!current) return;
    const moved = by(current);
    setQueue((before) => before && by(before));
    const next = moved.rows[moved.index];
    const isOld = isOutdated.current || Date.now() - Math.max(query.dataUpdatedAt, rereadAt.current) > FRESH;
    if (next && moved.index !== current.index && !moved.settled.has(next.id) && isOld && !isRereading)
      void rereadFor(next.id);
  }

  async function rereadFor(id: string) {
    setRereading(true);
    let isPart = false;
    try {
      const read = await readRows(
        dataProvider,
        { resource, keyed: true, filter },
        {
          signal: AbortSignal.timeout(PATIENCE),
          isEnough(waiting) {
            isPart = waiting.has(id) || waiting.size >= BATCH;
            return isPart;
          },
        },
      );
      rereadAt.current = Date.now();
      isOutdated.current = false;
      setQueue((before) => before && reread(before, read.rows, { counted: read.counted, isPart }));
    } catch {
      // Without it, the record is shown as it was listed.
    } finally {
      setRereading(false);
    }
  }

  return {
    query,
    queue,
    /** Whether it isn't known yet if the current record still waits. */
    isRereading,
    /** The query for more records. */
    more,
    /** To be called after a record was decided here. */
    advance: (id: string) => move((before) => advance(before, id)),
    go: (by: 1 | -1) => move((before) => step(before, by)),
    /** To be called if somebody else decided a record: it stays in view, and doesn't come up again. */
    drop(id: string) {
      if (!latest.current?.settled.has(id)) isOutdated.current = true;
      setQueue((before) => before && settle(before, id));
    },
  };
}
