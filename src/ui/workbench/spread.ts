/** Where a reviewer takes records from: how far from the oldest, by how often others were in the way. */
export interface Spread {
  /** 0 takes the oldest; each further one spreads reviewers over more of the queue. */
  readonly level: number;
  /** How many places were taken so far. */
  readonly turn: number;
  /** How many times in a row nobody was in the way. */
  readonly calm: number;
  /** Counted from the oldest. */
  readonly place: number;
}

/** The part of a queue over which a level spreads, and the most records that the first one does. */
const PARTS = [0, 1 / 20, 1 / 4, 1] as const;
const MOST_AT_FIRST = 100;

/** After so many records without anybody in the way, a place nearer to the oldest is taken. */
const CALM = 10;

/** Every so many places are among the oldest, however many others there are: nothing waits to the end. */
const OLDEST = 8;

/** A place of an account's own, the same for each attempt of it: spread evenly, by FNV-1a with a last mix. */
export function placeOf(account: string, turn: number, among: number): number {
  if (among <= 1) return 0;
  let hash = 0x811c9dc5;
  for (const letter of `${turn}/${account}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % among;
}

function taking({ account, waiting }: Reviewer, level: number, turn: number): Spread {
  const among = Math.floor((PARTS[level] ?? 0) * waiting);
  const place = placeOf(account, turn, level === 1 ? Math.min(among, MOST_AT_FIRST) : among);
  return { level, turn, calm: 0, place };
}

/** Who takes records, and how many wait. */
interface Reviewer {
  readonly account: string;
  readonly waiting: number;
}

/** Where an account begins: among the oldest, as others may open the queue at the same time. */
export const startSpread = (reviewer: Reviewer): Spread => taking(reviewer, 1, 0);

/**
 * Where it goes on: somebody in the way sends it further from the oldest, to a place of its own, and quiet brings it back. Alone,
 * one has the oldest after a few records, and keeps to it.
 */
export function nextSpread(spread: Spread, isInTheWay: boolean, reviewer: Reviewer): Spread {
  const { level, turn, calm } = spread;
  const isForOldest = (turn + 1) % OLDEST === 0;
  if (isInTheWay) return taking(reviewer, isForOldest ? 1 : Math.min(level + 1, PARTS.length - 1), turn + 1);
  if (calm + 1 < CALM || level === 0) return { ...spread, calm: calm + 1 };
  return taking(reviewer, level - 1, turn + 1);
}
