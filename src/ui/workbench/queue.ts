import { uniqBy } from 'es-toolkit';
import type { AnyRow } from '../../schema/resource';
import { asData } from '../../schema/rowNumber';

/** The pending records that a workbench goes through. */
export interface Queue {
  readonly rows: readonly AnyRow[];
  /** How many records of the query are pending, including those not loaded yet. */
  readonly total: number;
  /** The index of the current record; past the last row when nothing is left to do. */
  readonly index: number;
  /** The ids of records decided here or by somebody else. */
  readonly settled: ReadonlySet<string>;
  /** The ids of records that were put aside for later. */
  readonly skipped: ReadonlySet<string>;
  /** How many were decided here. */
  readonly decided: number;
}

/** The records that can be opened, each once: without a number there is nothing to open one by. */
const numbered = (rows: readonly AnyRow[]): readonly AnyRow[] =>
  uniqBy(rows.map(asData), ({ id }) => id).filter(({ id }) => id !== '');

/** Where a queue begins. */
interface Start {
  /** The id of the record to start at, if it is among the rows. */
  readonly wanted?: string | null;
  /** The ids of records that were put aside before: they are passed over. */
  readonly skipped?: ReadonlySet<string>;
}

/** Starts at the wanted record, or at the first that wasn't put aside. */
export function startQueue(
  read: readonly AnyRow[],
  total: number,
  { wanted, skipped = new Set() }: Start = {},
): Queue {
  const rows = numbered(read);
  const found = rows.findIndex(({ id }) => id === wanted);
  const queue = { rows, total, index: Math.max(found, 0), settled: new Set<string>(), skipped, decided: 0 };
  const isPutAside = found < 0 && skipped.has(rows[0]?.id ?? '');
  return isPutAside ? { ...queue, index: nextPending(queue) ?? rows.length } : queue;
}

/** Marks a record as decided; the current record stays the same. */
export function settle(queue: Queue, id: string): Queue {
  return { ...queue, settled: new Set([...queue.settled, id]) };
}

/** Whether a record is decided or put aside: going on passes it over. */
const isPassed = ({ settled, skipped }: Queue, id: string) => settled.has(id) || skipped.has(id);

/** The index of the next pending record that wasn't put aside: after this one, or else before it. */
export function nextPending(queue: Queue): number | undefined {
  const { rows, index } = queue;
  const others = [...rows.keys()].filter((each) => each !== index && !isPassed(queue, rows[each]?.id ?? ''));
  return others.find((each) => each > index) ?? others[0];
}

/**
 * Marks a record as decided here and moves to the next pending one, or past the last if there is none. If another record is
 * current by now, that one stays.
 */
export function advance(queue: Queue, id: string): Queue {
  const settled = { ...settle(queue, id), decided: queue.decided + 1 };
  if (queue.rows[queue.index]?.id !== id) return settled;
  return { ...settled, index: nextPending(settled) ?? queue.rows.length };
}

/** Goes back to a record whose decision was taken back, or wasn't sent; it waits again unless it is `gone`. */
export function restore(queue: Queue, id: string, isGone: boolean): Queue {
  const index = queue.rows.findIndex((row) => row.id === id);
  if (index < 0) return queue;
  const settled = new Set([...queue.settled].filter((each) => isGone || each !== id));
  return { ...queue, index, settled, decided: Math.max(queue.decided - 1, 0) };
}

/** Puts the current record aside, and moves to the next that waits, or past the last. */
export function skip(queue: Queue): Queue {
  const id = queue.rows[queue.index]?.id;
  if (id === undefined) return queue;
  const passed = { ...queue, skipped: new Set([...queue.skipped, id]) };
  return { ...passed, index: nextPending(passed) ?? queue.rows.length };
}

/** The records that were put aside, and still wait. */
export const skippedOf = ({ rows, settled, skipped }: Queue): readonly AnyRow[] =>
  rows.filter(({ id }) => skipped.has(id) && !settled.has(id));

/** Takes up again what was put aside, from its first record. */
export function takeUpSkipped(queue: Queue): Queue {
  const [first] = skippedOf(queue);
  return first ? { ...queue, skipped: new Set(), index: queue.rows.indexOf(first) } : queue;
}

/** How many records are left to decide, including those not loaded yet. */
export const leftIn = ({ total, settled }: Queue): number => total - settled.size;

/** The current record's place among those left, from 1; `undefined` for one that is decided. */
export function placeIn({ rows, index, settled }: Queue): number | undefined {
  const id = rows[index]?.id;
  if (id === undefined || settled.has(id)) return undefined;
  return rows.slice(0, index + 1).filter((row) => !settled.has(row.id)).length;
}

/** Whether all loaded records are settled or put aside. */
export const isThrough = (queue: Queue): boolean => queue.rows.every(({ id }) => isPassed(queue, id));

/** Whether the query has more records, and the last loaded one is current or all of them are settled. */
export const needsMore = (queue: Queue): boolean =>
  queue.rows.length < queue.total && (queue.index >= queue.rows.length - 1 || isThrough(queue));

/**
 * Appends further pending records, without those already known. If there are no new ones while something is still pending,
 * pages may have shifted; whether there are more is then decided at the end.
 */
export function extendQueue(queue: Queue, rows: readonly AnyRow[], total: number): Queue {
  const known = new Set(queue.rows.map(({ id }) => id));
  const fresh = numbered(rows).filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return isThrough(queue) ? { ...queue, total: queue.rows.length } : queue;
  // The server doesn't count settled records any more.
  return {
    ...queue,
    rows: [...queue.rows, ...fresh],
    total: Math.max(queue.settled.size + total, queue.rows.length + fresh.length),
  };
}

/** What reading a queue again brought. */
export interface News {
  /** Pending records, and how many there are. */
  readonly rows: readonly AnyRow[];
  readonly counted: number;
  /** The ids of records that others have decided. */
  readonly gone: readonly string[];
  /** The records that come next, instead of those after the current one. */
  readonly lead: readonly AnyRow[];
  /** Whether somebody else takes records here: the current one is left to them. */
  readonly isInTheWay: boolean;
}

/** Settles what others have decided, and appends what is new; if the current record is gone, or left to others, moves on. */
export function renew(queue: Queue, { rows, counted, gone, lead, isInTheWay }: News): Queue {
  const current = queue.rows[queue.index]?.id ?? '';
  const isDone = queue.settled.has(current);
  const settled = new Set([...queue.settled, ...gone]);
  const known = extendQueue({ ...queue, settled }, rows, counted);
  const led = putNext(known, lead, isInTheWay && !isDone);
  if (isDone || !settled.has(led.rows[led.index]?.id ?? '')) return led;
  return { ...led, index: nextPending(led) ?? led.rows.length };
}

/** Puts records right after the current one, or in place of it, except those that one has come past. */
function putNext(queue: Queue, lead: readonly AnyRow[], isInPlace: boolean): Queue {
  const { rows, index } = queue;
  const kept = rows.slice(0, index + 1);
  const keptIds = new Set(kept.map(({ id }) => id));
  const put = numbered(lead).filter(({ id }) => !keptIds.has(id) && !isPassed(queue, id));
  if (put.length === 0) return queue;
  const putIds = new Set(put.map(({ id }) => id));
  const before = rows.slice(0, isInPlace ? index : index + 1);
  const after = rows.slice(before.length).filter(({ id }) => !putIds.has(id));
  const all = [...before, ...put, ...after];
  return { ...queue, rows: all, total: Math.max(queue.total, all.length) };
}

/** Whether there is a record in that direction, or may be once more are loaded. */
export const canStep = (queue: Queue, by: 1 | -1): boolean =>
  step(queue, by).index !== queue.index || (by > 0 && needsMore(queue));

/** One step forward or back, never past either end; past the last only if nothing is pending any more. */
export function step(queue: Queue, by: 1 | -1): Queue {
  const { rows, index } = queue;
  const end = isThrough(queue) ? rows.length : rows.length - 1;
  return { ...queue, index: Math.min(Math.max(index + by, 0), end) };
}
