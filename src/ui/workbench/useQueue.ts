import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import {
  advance,
  extendQueue,
  isThrough,
  needsMore,
  type Queue,
  renew,
  restore,
  settle,
  skip,
  startQueue,
  step,
  takeUpSkipped,
} from './queue';
import { type PendingPage, readPlace, readUnknown } from './readPlace';
import { fromPlace, refreshQueue } from './refreshQueue';
import { type Spread, startSpread } from './spread';

/** Never refetched by itself, so that the records don't change while somebody goes through them. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** Whoever decides faster than this doesn't read the queue again for each record. */
const FRESH = 10_000;

/** How long after a record has come up it may turn out to be gone, and give way to the next. */
const PATIENCE = 5_000;

interface QueueOptions {
  /** The list's resource. */
  readonly resource: string;
  /** The list's filters, and the one for pending records; later changes are ignored. */
  readonly filter: Record<string, unknown>;
  /** Whether the server's first page has the newest. */
  readonly isNewestFirst: boolean;
  /** The id of the record to start at. */
  readonly wanted: string | null;
  /** The ids of the records that were put aside before. */
  readonly skipped: ReadonlySet<string>;
  /** How many times it was loaded before; part of the query key, so that each attempt loads anew. */
  readonly attempt: number;
}

/** Where records are taken from, and what was read there last. */
interface Lane {
  readonly spread: Spread;
  readonly seen: PendingPage;
}

/** The pending records of a list, one by one, the oldest first; more are loaded when the last loaded one is reached. */
export function useQueue({ resource, filter: asked, isNewestFirst, wanted, skipped, attempt }: QueueOptions) {
  const notify = useNotify();
  const [filter] = useState(asked);
  const [first] = useState(wanted);
  const [putAside] = useState(skipped);
  const account = useConsole().session.identity()?.uid ?? '';
  const dataProvider = useDataProvider();
  const queryOf = (signal: AbortSignal) => ({ dataProvider, resource, filter, isNewestFirst, signal });
  const query = useQuery({
    queryKey: [resource, 'queue', filter, attempt],
    queryFn: ({ signal }) => startReading(queryOf(signal), account, first),
    ...ONCE,
  });
  const [queue, setQueue] = useState<Queue>();
  const { rows = [] } = queue ?? {};
  const more = useQuery({
    // After more were loaded, or everything is settled, it is read again.
    queryKey: [resource, 'queue', filter, attempt, rows.length, queue && isThrough(queue)],
    queryFn: ({ signal }) => {
      const known = new Set(rows.map(({ id }) => id));
      return readUnknown(queryOf(signal), (id) => known.has(id));
    },
    ...ONCE,
    enabled: queue !== undefined && needsMore(queue),
  });

  const lane = useRef<Lane>(undefined);
  const readAt = useRef(0);
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (!data) return;
    const { page, found, spread } = data;
    lane.current ??= { spread, seen: page };
    readAt.current ||= dataUpdatedAt;
    // Whoever was sent to a record has the others before and after it.
    const isHere = page.rows.some(({ id }) => id === first);
    const all = isHere ? page.rows : fromPlace(page, spread.place);
    const rows = found ? [found, ...all] : all;
    const start = { wanted: first, skipped: putAside };
    setQueue((before) => before ?? startQueue(rows, Math.max(page.counted, rows.length), start));
  }, [data, dataUpdatedAt, first, putAside]);

  const isMissing = first !== null && data?.isMissing === true;
  useEffect(() => {
    if (isMissing) notify('review.workbench.missing', { type: 'warning' });
  }, [isMissing, notify]);

  const { data: further } = more;
  useEffect(() => {
    if (further) setQueue((before) => before && extendQueue(before, further.rows, further.counted));
  }, [further]);

  // Decisions end late: by then, another record may be the current one. Keys come early, as soon as a record is drawn.
  const latest = useRef(queue);
  useLayoutEffect(() => {
    latest.current = queue;
  }, [queue]);
  const isMet = useRef(false);
  const isReading = useRef(false);

  /**
   * Moves on at once; meanwhile the queue is read again, and a record that turns out to be gone gives way to the next. One that
   * nobody has chosen is also left to whoever takes records right there.
   */
  function move(by: (queue: Queue) => Queue, isChosen = false) {
    const { current } = latest;
    if (!current) return;
    const moved = by(current);
    setQueue((before) => before && by(before));
    const next = moved.rows[moved.index];
    const isFresh = !isMet.current && Date.now() - readAt.current < FRESH;
    if (next && moved.index !== current.index && !moved.settled.has(next.id) && !isFresh)
      void refresh(moved, isChosen);
  }

  async function refresh(moved: Queue, isChosen: boolean) {
    const { current: before } = lane;
    if (!before || isReading.current) return;
    isReading.current = true;
    const wasMet = isMet.current;
    // What is met from here on is for the next reading.
    isMet.current = false;
    const reading = queryOf(AbortSignal.timeout(PATIENCE));
    try {
      const { news, ...now } = await refreshQueue({
        queue: moved,
        ...before,
        account,
        isMet: wasMet,
        read: (place, known) => readPlace(reading, () => place, known),
      });
      lane.current = now;
      readAt.current = Date.now();
      const { id } = moved.rows[moved.index] ?? {};
      const isStill = (queue: Queue) => !isChosen && queue.rows[queue.index]?.id === id;
      setQueue((queue) => queue && renew(queue, { ...news, isInTheWay: news.isInTheWay && isStill(queue) }));
    } catch {
      // Without it, the records stay as they were listed; each is read again before it is decided.
      isMet.current ||= wasMet;
    } finally {
      isReading.current = false;
    }
  }

  return {
    query,
    queue,
    /** The query for more records. */
    more,
    /** To be called after a record was decided here. */
    advance: (id: string) => move((before) => advance(before, id)),
    /** Puts the current record aside; `takeUpSkipped` returns to what was. */
    skip: () => move(skip),
    /** The same if somebody else is at work on it. */
    passOver() {
      isMet.current = true;
      move(skip);
    },
    takeUpSkipped: () => move(takeUpSkipped, true),
    go: (by: 1 | -1) => move((before) => step(before, by), true),
    /** Goes back to a record that wasn't decided after all; `isGone` if somebody else was first. */
    restore(id: string, isGone: boolean) {
      if (isGone) isMet.current = true;
      setQueue((before) => before && restore(before, id, isGone));
    },
    /** To be called if somebody else decided a record: it stays in view, and doesn't come up again. */
    drop(id: string) {
      if (!latest.current?.settled.has(id)) isMet.current = true;
      setQueue((before) => before && settle(before, id));
    },
  };
}

/** Reads where an account begins. A wanted record may be there, among the oldest, or among the newest, which lists show first. */
async function startReading(query: Parameters<typeof readPlace>[0], account: string, wanted: string | null) {
  const spreadOf = (waiting: number) => startSpread({ account, waiting });
  const page = await readPlace(query, (waiting) => spreadOf(waiting).place);
  const spread = spreadOf(page.counted);
  const isHere = ({ rows }: PendingPage) => rows.find(({ id }) => id === wanted);
  if (wanted === null || isHere(page)) return { page, spread, found: undefined, isMissing: false };
  for (const place of page.isWhole ? [] : [0, page.counted - 1]) {
    const found = isHere(await readPlace(query, () => place, page));
    if (found) return { page, spread, found, isMissing: false };
  }
  return { page, spread, found: undefined, isMissing: page.rows.length > 0 };
}
