import { asc, gt, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { loginLimits } from '../db/schema';

/** How many failures are allowed before a key is locked, and for how long; times in ms. */
export interface FailureLimit {
  readonly failures: number;
  /** Failures count together if they happen within this time. */
  readonly window: number;
  /** The first lock; each that follows within a day is twice as long. */
  readonly lock: number;
  readonly longest: number;
}

type Counted = typeof loginLimits.$inferSelect;

const day = 24 * 3_600_000;
/** How far the clocks of two processes may differ. What began later than that is from before a clock was put back. */
const clockSkew = 60_000;

const none = (key: string): Counted => ({ key, failures: 0, locks: 0, since: 0, until: 0 });

/** What is still true of an entry: nothing that began in the future, and no lock that is over. */
function currentOf(entry: Counted, now: number, { window }: FailureLimit): Counted {
  const { key, locks, since, until } = entry;
  if (since > now + clockSkew || Math.max(since, until) <= now - day) return none(key);
  const isOver = until > 0 ? until <= now : since <= now - window;
  return isOver ? { ...none(key), locks } : entry;
}

/** How long an entry is locked altogether, in ms; 0 if it isn't. */
function lockOf(entry: Counted, now: number, limit: FailureLimit): number {
  const { since, until } = currentOf(entry, now, limit);
  return until > 0 ? until - since : 0;
}

/** An entry after one more failure; the lock begins with the last one allowed. */
function withFailure(entry: Counted, now: number, limit: FailureLimit): Counted {
  const { key, failures, locks, since } = currentOf(entry, now, limit);
  if (failures + 1 < limit.failures)
    return { key, locks, failures: failures + 1, since: failures === 0 ? now : since, until: 0 };
  const lock = Math.min(limit.longest, limit.lock * 2 ** locks);
  return { key, failures: failures + 1, locks: locks + 1, since: now, until: now + lock };
}

/**
 * Counts a failure for each key, or for none if one of them is locked: returns the longest lock in ms, or 0. Attempts at
 * once wait for each other.
 */
export function countFailure(
  db: Db,
  limits: ReadonlyMap<string, FailureLimit>,
  now: number,
): Promise<number> {
  const keys = [...limits.keys()].sort();
  return db.transaction(async (tx) => {
    await tx.insert(loginLimits).values(keys.map(none)).onConflictDoNothing();
    const entries = await tx
      .select()
      .from(loginLimits)
      .where(inArray(loginLimits.key, keys))
      .orderBy(asc(loginLimits.key))
      .for('update');
    const limited = entries.flatMap((entry) => {
      const limit = limits.get(entry.key);
      return limit ? [{ entry, limit }] : [];
    });
    const longest = Math.max(...limited.map(({ entry, limit }) => lockOf(entry, now, limit)));
    if (longest > 0) return longest;
    for (const { entry, limit } of limited) {
      const { key, ...after } = withFailure(entry, now, limit);
      await tx.update(loginLimits).set(after).where(sql`${loginLimits.key} = ${key}`);
    }
    return 0;
  });
}

/**
 * The keys of entries, which are locked one after the other in the order in which {@link countFailure} locks them. Without it a login
 * and a changed password could each wait for what the other holds, and the database would end one of them.
 */
const lockedInOrder = (db: Db, which: SQL) =>
  db
    .select({ key: loginLimits.key })
    .from(loginLimits)
    .where(which)
    .orderBy(asc(loginLimits.key))
    .for('update');

/** Takes back one failure of keys that aren't locked: the attempt turned out to be right. */
export async function takeBackFailure(db: Db, keys: readonly string[]): Promise<void> {
  const { failures, key, until } = loginLimits;
  const which = sql`${inArray(key, [...keys])} and ${until} = 0`;
  await db
    .update(loginLimits)
    .set({ failures: sql`greatest(0, ${failures} - 1)` })
    .where(inArray(key, lockedInOrder(db, which)));
}

/** The keys that are locked at a time. */
export async function lockedKeys(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db.select({ key: loginLimits.key }).from(loginLimits).where(gt(loginLimits.until, now));
  return rows.map(({ key }) => key);
}

/** Forgets all keys with a beginning; it must contain no character that a pattern reads in another way. */
export async function forgetFailures(db: Db, beginning: string): Promise<void> {
  const { key } = loginLimits;
  await db.delete(loginLimits).where(inArray(key, lockedInOrder(db, like(key, `${beginning}%`))));
}

/** Removes entries that no longer say anything. */
export async function removeOldFailures(db: Db, now: number): Promise<void> {
  const { key, since, until } = loginLimits;
  const which = sql`greatest(${since}, ${until}) <= ${now - day} or ${since} > ${now + clockSkew}`;
  await db.delete(loginLimits).where(inArray(key, lockedInOrder(db, which)));
}
