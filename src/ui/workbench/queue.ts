import type { AnyRow } from '../../schema/resource';

/** The pending records that a workbench goes through. */
export interface Queue {
  readonly rows: readonly AnyRow[];
  /** How many records of the query are pending, including those not loaded yet. */
  readonly total: number;
  /** The index of the current record; past the last row when nothing is left to do. */
  readonly index: number;
  /** The ids of records decided here or by somebody else. */
  readonly settled: ReadonlySet<string>;
  /** How many were decided here. */
  readonly decided: number;
}

/** Starts at the record with the id `wanted` if it is among the rows, otherwise at the first. */
export function startQueue(rows: readonly AnyRow[], total: number, wanted?: string | null): Queue {
  const found = rows.findIndex(({ id }) => id === wanted);
  return { rows, total, index: Math.max(found, 0), settled: new Set(), decided: 0 };
}

/** Marks a record as decided; the current record stays the same. */
export function settle(queue: Queue, id: string): Queue {
  return { ...queue, settled: new Set([...queue.settled, id]) };
}

/** The index of the next pending record: after this one, or else one that was skipped before it. */
export function nextPending({ rows, index, settled }: Queue): number | undefined {
  const others = [...rows.keys()].filter((each) => each !== index && !settled.has(rows[each]?.id ?? ''));
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

/** Whether all loaded records are settled. */
export const isThrough = ({ rows, settled }: Queue): boolean => rows.every(({ id }) => settled.has(id));

/** Whether the query has more records, and the last loaded one is current or all of them are settled. */
export const needsMore = (queue: Queue): boolean =>
  queue.rows.length < queue.total && (queue.index >= queue.rows.length - 1 || isThrough(queue));

/** The first page that wasn't loaded, for a page size: settled records no longer count. */
export const nextPage = ({ rows, settled }: Queue, size: number) =>
  Math.floor((rows.length - settled.size) / size) + 1;

/**
 * Appends further pending records, without those already known. If there are no new ones while something is still pending,
 * pages may have shifted; whether there are more is then decided at the end.
 */
export function extendQueue(queue: Queue, rows: readonly AnyRow[], total: number): Queue {
  const known = new Set(queue.rows.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return isThrough(queue) ? { ...queue, total: queue.rows.length } : queue;
  // The server doesn't count settled records any more.
  return {
    ...queue,
    rows: [...queue.rows, ...fresh],
    total: Math.max(queue.settled.size + total, queue.rows.length + fresh.length),
  };
}

/**
 * Settles what others have decided, going by what waits now; if the current record is among it, moves on. Appends what is new.
 * @param counted how many wait now; `waiting` are all of them unless it is a part, the first of them in the list's order
 */
export function reread(
  queue: Queue,
  waiting: readonly AnyRow[],
  { counted, isPart }: { readonly counted: number; readonly isPart: boolean },
): Queue {
  const { rows, index } = queue;
  const ids = new Set(waiting.map(({ id }) => id));
  // Of a part, only what comes before a record that waits can be told.
  const told = isPart ? rows.findLastIndex(({ id }) => ids.has(id)) : rows.length;
  const gone = rows
    .slice(0, Math.max(told, 0))
    .flatMap(({ id }) => (ids.has(id) || queue.settled.has(id) ? [] : id));
  const known = extendQueue({ ...queue, settled: new Set([...queue.settled, ...gone]) }, waiting, counted);
  if (!gone.includes(rows[index]?.id ?? '')) return known;
  return { ...known, index: nextPending(known) ?? known.rows.length };
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
