import type { AnyRow } from '../../schema/resource';
import type { News, Queue } from './queue';
import type { KnownCount, PendingPage } from './readPlace';
import { nextSpread, type Spread } from './spread';

/** So many records after the current one, another reviewer is in the way. */
const NEAR = 10;

interface RefreshOptions {
  readonly queue: Queue;
  readonly spread: Spread;
  readonly account: string;
  /** The page of the spread's place, as it was read last. */
  readonly seen: PendingPage;
  /** Whether somebody was first with a record, or is at work on it. */
  readonly isMet: boolean;
  read(place: number, known: KnownCount): Promise<PendingPage>;
}

/** What is new in a queue, and where to take records from now on. */
export interface Refreshed {
  readonly news: News;
  readonly spread: Spread;
  readonly seen: PendingPage;
}

/** Reads a queue again where its reviewer takes records from; if somebody else does, too, at a place of their own. */
export async function refreshQueue(options: RefreshOptions): Promise<Refreshed> {
  const { queue, spread, account, seen, isMet, read } = options;
  const now = await read(spread.place, seen);
  const gone = goneSince(queue, seen.rows, now);
  const near = queue.rows.slice(queue.index, queue.index + 1 + NEAR).map(({ id }) => id);
  const isHere = (page: PendingPage) => page.rows.some(({ id }) => id === near[0]);
  const isInTheWay = isMet || near.some((id) => gone.includes(id)) || (isHere(seen) && !isHere(now));
  const next = nextSpread(spread, isInTheWay, { account, waiting: now.counted });
  const news = { rows: now.rows, counted: now.counted, gone, isInTheWay };
  if (next.turn === spread.turn) return { news: { ...news, lead: [] }, spread: next, seen: now };
  const page = holds(now, next.place) ? now : await read(next.place, now);
  return { news: { ...news, lead: fromPlace(page, next.place) }, spread: next, seen: page };
}

const holds = ({ from, rows }: PendingPage, place: number) => place >= from && place < from + rows.length;

/** The rows of a page, beginning with that of a place. */
export function fromPlace({ from, rows }: PendingPage, place: number): readonly AnyRow[] {
  const at = Math.min(Math.max(place - from, 0), Math.max(rows.length - 1, 0));
  return [...rows.slice(at), ...rows.slice(0, at)];
}

/**
 * The ids of records that no longer wait: what is missing between records that still do. Of a part of the queue nothing else can
 * be told, except that nothing is older than its first page.
 */
export function goneSince(queue: Queue, before: readonly AnyRow[], now: PendingPage): string[] {
  const waiting = new Set(now.rows.map(({ id }) => id));
  const isLeft = ({ id }: AnyRow) => waiting.has(id);
  const told = now.isWhole
    ? queue.rows
    : before.slice(
        now.from === 0 ? 0 : Math.max(before.findIndex(isLeft), 0),
        before.findLastIndex(isLeft) + 1,
      );
  return told.flatMap(({ id }) => (waiting.has(id) || queue.settled.has(id) ? [] : id));
}
