import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open';

/** When the write-ahead log is trimmed. */
interface CheckpointPlan {
  /** How often to check, in ms. */
  checkEvery: number;
  /** Most bytes written since the last checkpoint. */
  maxBytes: number;
  /** Longest time that written data may wait for a checkpoint, in ms. */
  maxTime: number;
}

const defaultPlan: CheckpointPlan = { checkEvery: 2000, maxBytes: 32 * 1024 * 1024, maxTime: 5 * 60_000 };

/** A little more than what a checkpoint itself writes: less than this means nothing new was written. */
const negligible = 8192;

/** Trims the write-ahead log now, by writing everything in it to the table files. */
export const checkpoint = (db: Db) => db.execute(sql`checkpoint`);

/**
 * Trims the write-ahead log of the embedded database by size and by time. PGlite lacks PostgreSQL's checkpointer
 * process, so the log would otherwise grow until the disk is full. Returns a function that stops it. A failed
 * checkpoint is logged and retried.
 */
export function keepCheckpoints(
  db: Db,
  log: (line: string) => void,
  plan = defaultPlan,
): () => Promise<void> {
  let last = performance.now();
  let running: Promise<void> | undefined;
  const check = async () => {
    const written = await bytesSinceCheckpoint(db);
    const due = performance.now() - last >= plan.maxTime;
    if (written < (due ? negligible : plan.maxBytes)) return;
    await checkpoint(db);
    last = performance.now();
  };
  const timer = setInterval(() => {
    running ??= check()
      .catch((reason: unknown) => log(`检查点失败 ${reason instanceof Error ? reason.message : ''}`))
      .finally(() => {
        running = undefined;
      });
  }, plan.checkEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function bytesSinceCheckpoint(db: Db): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
  );
  return row?.bytes ?? 0;
}
