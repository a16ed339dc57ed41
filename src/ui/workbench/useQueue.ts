import { useDataProvider, useGetList, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRow } from '@/schema/resource';
import { isAbort, messageOf } from '../../api/errors';
import { extendQueue, needsMore, nextPending, type Queue, settle, startQueue, step } from './queue';

/** As many as the backend answers at once. */
const BATCH = { page: 1, perPage: 100 };

interface QueueOptions {
  /** The list's resource. */
  readonly resource: string;
  /** The list's filters, with the one that leaves only what is pending. */
  readonly filter: Record<string, unknown>;
  /** The id of the record to start at. */
  readonly wanted: string | null;
}

/** The pending records of a list, gone through one by one; more are read when those read are settled. */
export function useQueue<R extends AnyRow>({ resource, filter, wanted }: QueueOptions) {
  const query = useGetList<R>(
    resource,
    { pagination: BATCH, filter, meta: { queue: true } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [queue, setQueue] = useState<Queue<R>>();
  const { data, total } = query;

  useEffect(() => {
    if (data) setQueue((before) => before ?? startQueue(data, total ?? data.length, wanted));
  }, [data, total, wanted]);

  async function more(from: Queue<R>): Promise<Queue<R>> {
    try {
      const read = await dataProvider.getList<R>(resource, { pagination: BATCH, filter });
      return extendQueue(from, read.data, read.total ?? read.data.length);
    } catch (error) {
      if (!isAbort(error)) notify(messageOf(error), { type: 'error' });
      return from;
    }
  }

  /** After a record was decided: on to the next that is pending. */
  async function advance(id: string) {
    if (!queue) return;
    const settled = settle(queue, id);
    const next = nextPending(settled);
    if (next !== undefined) setQueue({ ...settled, index: next });
    else if (needsMore(settled)) setQueue(await more(settled));
    else setQueue({ ...settled, index: settled.rows.length });
  }

  return {
    query,
    queue,
    advance,
    go: (by: 1 | -1) => setQueue((before) => before && step(before, by)),
    /** Found decided by somebody else: it stays in view, and doesn't come again. */
    drop: (id: string) => setQueue((before) => before && settle(before, id)),
  };
}
