import { useDataProvider, useGetList, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRow } from '@/schema/resource';
import { isAbort, messageOf } from '../../api/errors';
import { advance, extendQueue, needsMore, type Queue, settle, startQueue, step } from './queue';

/** As many as the backend answers at once. */
const BATCH = { page: 1, perPage: 100 };

interface QueueOptions {
  /** The list's resource. */
  readonly resource: string;
  /** The list's filters, with the one that leaves only what is pending; later ones are another queue's. */
  readonly filter: Record<string, unknown>;
  /** The id of the record to start at. */
  readonly wanted: string | null;
}

/** The pending records of a list, gone through one by one; more are read when those read are settled. */
export function useQueue<R extends AnyRow>({ resource, filter: asked, wanted }: QueueOptions) {
  const [filter] = useState(asked);
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

  const isShort = queue !== undefined && needsMore(queue);
  useEffect(() => {
    if (!isShort) return;
    let isLeft = false;
    dataProvider.getList<R>(resource, { pagination: BATCH, filter }).then(
      (read) => {
        if (!isLeft)
          setQueue((before) => before && extendQueue(before, read.data, read.total ?? read.data.length));
      },
      (error) => {
        if (!isLeft && !isAbort(error)) notify(messageOf(error), { type: 'error' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isShort, dataProvider, resource, filter, notify]);

  return {
    query,
    queue,
    /** After a record was decided here. */
    advance: (id: string) => setQueue((before) => before && advance(before, id)),
    go: (by: 1 | -1) => setQueue((before) => before && step(before, by)),
    /** Found decided by somebody else: it stays in view, and doesn't come again. */
    drop: (id: string) => setQueue((before) => before && settle(before, id)),
  };
}
