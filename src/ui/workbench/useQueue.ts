import { useGetList, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRow } from '@/schema/resource';
import { advance, extendQueue, needsMore, type Queue, settle, startQueue, step } from './queue';

/** As many as the backend answers at once. */
const BATCH = { page: 1, perPage: 100 };

/** Who goes through the records is left alone with what was read. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

interface QueueOptions {
  /** The list's resource. */
  readonly resource: string;
  /** The list's filters, with the one that leaves only what is pending; later ones are another queue's. */
  readonly filter: Record<string, unknown>;
  /** The id of the record to start at. */
  readonly wanted: string | null;
  /** How often it was sought before: what was read then isn't read out again. */
  readonly attempt: number;
}

/** The pending records of a list, gone through one by one; more are read when those read are settled. */
export function useQueue<R extends AnyRow>({ resource, filter: asked, wanted, attempt }: QueueOptions) {
  const notify = useNotify();
  const [filter] = useState(asked);
  const [first] = useState(wanted);
  const query = useGetList<R>(resource, { pagination: BATCH, filter, meta: { queue: true, attempt } }, ONCE);
  const [queue, setQueue] = useState<Queue<R>>();
  const more = useGetList<R>(
    resource,
    { pagination: BATCH, filter, meta: { queue: true, attempt, after: queue?.rows.length ?? 0 } },
    { ...ONCE, enabled: queue !== undefined && needsMore(queue) },
  );

  const { data, total } = query;
  useEffect(() => {
    if (data) setQueue((before) => before ?? startQueue(data, total ?? data.length, first));
  }, [data, total, first]);

  const isMissing = first !== null && data?.[0] !== undefined && data.every(({ id }) => id !== first);
  useEffect(() => {
    if (isMissing) notify('review.workbench.missing', { type: 'warning' });
  }, [isMissing, notify]);

  const { data: further, total: left } = more;
  useEffect(() => {
    if (further) setQueue((before) => before && extendQueue(before, further, left ?? further.length));
  }, [further, left]);

  return {
    query,
    queue,
    /** The reading of further ones, while those read are all settled. */
    more,
    /** After a record was decided here. */
    advance: (id: string) => setQueue((before) => before && advance(before, id)),
    go: (by: 1 | -1) => setQueue((before) => before && step(before, by)),
    /** Found decided by somebody else: it stays in view, and doesn't come again. */
    drop: (id: string) => setQueue((before) => before && settle(before, id)),
  };
}
