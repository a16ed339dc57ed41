import { eq, sql } from 'drizzle-orm';
import { type Clock, wallClock } from '../clock';
import { type Db, rowsOf } from '../db/open';
import { accessAnchors } from '../db/schema';
import { describe, type Log } from '../http/log';
import type { AuditTrail } from './trail';

/** The fewest days that the activity log may be kept; the database refuses fewer. */
export const shortestRetention = 184;

/** What the entry of a pruning says: where the removed prefix ended. */
export const retentionDetails = ({ seq, hash }: { seq: number; hash: string }): string =>
  JSON.stringify({ seq, hash });

/** Removes the entries older than so many days, as a whole prefix, and records that. */
export async function pruneAudit(
  { db, clock, audit }: { db: Db; clock: Clock; audit: AuditTrail },
  days: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await rowsOf<{ seq: string }>(tx, sql`select prune_access_records(${days}::int) as seq`);
    const seq = Number(row?.seq ?? 0);
    const [anchor] = seq > 0 ? await tx.select().from(accessAnchors).where(eq(accessAnchors.seq, seq)) : [];
    if (!anchor) return 0;
    await audit.appendIn(tx, [
      {
        at: wallClock(clock.now()),
        address: '',
        agent: '',
        requestId: '',
        call: '',
        kind: 'retention',
        result: 200,
        details: { seq, hash: anchor.hash },
      },
    ]);
    return seq;
  });
}

const daily = 24 * 3_600_000;

/** Prunes now and once a day; a failure is logged, and tried again the next day. Returns a function that stops it. */
export function keepRetention(
  parts: { db: Db; clock: Clock; audit: AuditTrail; log: Log },
  days: number,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const prune = () => {
    running = pruneAudit(parts, days).then(
      (seq) => {
        if (seq > 0) parts.log.info({ seq }, '操作日志已按期清理');
      },
      (reason: unknown) => parts.log.error(describe(reason), '操作日志清理失败'),
    );
  };
  prune();
  const timer = setInterval(prune, daily);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
