import type { AnyRow } from '@/schema/resource';

/** The pending records that a workbench goes through, as they stood when it was opened. */
export interface Queue {
  readonly rows: readonly AnyRow[];
  /** All pending records of the query, those not read yet included. */
  readonly total: number;
  /** The index of the one that is looked at; past the last row when there is nothing left to do. */
  readonly index: number;
  /** Decided here, or found decided by somebody else. */
  readonly settled: ReadonlySet<string>;
  /** How many of them were decided here. */
  readonly decided: number;
}

/** Starts at the record with the id `wanted` where it is among the rows, otherwise at the first. */
export function startQueue(rows: readonly AnyRow[], total: number, wanted?: string | null): Queue {
  const found = rows.findIndex(({ id }) => id === wanted);
  return { rows, total, index: Math.max(found, 0), settled: new Set(), decided: 0 };
}

/** Puts a record that was found decided behind; what is looked at stays the same. */
export function settle(queue: Queue, id: string): Queue {
  return { ...queue, settled: new Set([...queue.settled, id]) };
}

/** The index of the next record that is still pending: after this one, else one that was skipped before it. */
export function nextPending({ rows, index, settled }: Queue): number | undefined {
  const others = [...rows.keys()].filter((each) => each !== index && !settled.has(rows[each]?.id ?? ''));
  return others.find((each) => each > index) ?? others[0];
}

/**
 * After a record was decided here: on to the next that is pending, or past the last where none is. Who has gone on
 * meanwhile stays where they are.
 */
export function advance(queue: Queue, id: string): Queue {
  const settled = { ...settle(queue, id), decided: queue.decided + 1 };
  if (queue.rows[queue.index]?.id !== id) return settled;
  return { ...settled, index: nextPending(settled) ?? queue.rows.length };
}

/** Whether all that was read is settled. */
export const isThrough = ({ rows, settled }: Queue): boolean => rows.every(({ id }) => settled.has(id));

/** Whether the last of those read is looked at, or all of them are settled, although the query has more. */
export const needsMore = (queue: Queue): boolean =>
  queue.rows.length < queue.total && (queue.index >= queue.rows.length - 1 || isThrough(queue));

/** The page on which those begin that weren't read, of pages of a size: what is settled has left the pages before. */
export const nextPage = ({ rows, settled }: Queue, size: number) =>
  Math.floor((rows.length - settled.size) / size) + 1;

/**
 * Appends what another reading of the pending records answered, without those already known: they come next. Where it
 * answered none and something is still pending, pages may have shifted: whether there are more is told at the end.
 */
export function extendQueue(queue: Queue, rows: readonly AnyRow[], total: number): Queue {
  const known = new Set(queue.rows.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return isThrough(queue) ? { ...queue, total: queue.rows.length } : queue;
  // What is settled is no longer pending, and so no longer counted by the server.
  return {
    ...queue,
    rows: [...queue.rows, ...fresh],
    total: Math.max(queue.settled.size + total, queue.rows.length + fresh.length),
  };
}

/** Whether there is a record that way, or may be once more were read. */
export const canStep = (queue: Queue, by: 1 | -1): boolean =>
  step(queue, by).index !== queue.index || (by > 0 && needsMore(queue));

/** One step forward or back, never past either end; past the last only when nothing is pending any more. */
export function step(queue: Queue, by: 1 | -1): Queue {
  const { rows, index } = queue;
  const end = isThrough(queue) ? rows.length : rows.length - 1;
  return { ...queue, index: Math.min(Math.max(index + by, 0), end) };
}
