import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRow } from '@/schema/resource';
import { BATCH, readRows } from '../../api/readRows';
import {
  advance,
  extendQueue,
  isThrough,
  needsMore,
  nextPage,
  type Queue,
  settle,
  startQueue,
  step,
} from './queue';

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

/** The pending records of a list, gone through one by one; more are read when the last of those read is come to. */
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
        // The first page, and further ones until the record that is wanted is among as many as are asked for at once.
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
      // Another reading where more were read since, or where only that tells whether there are more.
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
