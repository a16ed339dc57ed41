import { and, eq, lte, sql } from 'drizzle-orm';
import { type Clock, wallDay } from '../clock';
import type { Db } from '../db/open';
import { uploadedBytes } from '../db/schema';
import { Refusal } from '../http/refusal';

/** What the quota needs of the dependencies. */
interface UploadDeps {
  db: Db;
  clock: Clock;
  /** How much an account may upload a day, in bytes; by default any amount. */
  uploadQuota?: number;
}

/**
 * Reserves what an account is about to upload from its quota of the day, so that uploads at once count too; refuses if
 * too little is left. Returns a function that replaces the reservation with what has really come.
 */
export async function reserveUpload(
  { db, clock, uploadQuota }: UploadDeps,
  accountId: number,
  expected: number,
): Promise<(received: number) => Promise<void>> {
  if (uploadQuota === undefined) return async () => {};
  const day = wallDay(clock.now());
  const { bytes } = uploadedBytes;
  const reserved =
    expected <= uploadQuota &&
    (await db
      .insert(uploadedBytes)
      .values({ accountId, day, bytes: expected })
      .onConflictDoUpdate({
        target: [uploadedBytes.accountId, uploadedBytes.day],
        set: { bytes: sql`${bytes} + ${expected}::bigint` },
        setWhere: lte(bytes, uploadQuota - expected),
      })
      .returning());
  if (!reserved || reserved.length === 0) throw new Refusal(429, '今日上传量已达上限，请明天再试');
  return async (received) => {
    await db
      .update(uploadedBytes)
      .set({ bytes: sql`${bytes} + ${received - expected}::bigint` })
      .where(and(eq(uploadedBytes.accountId, accountId), eq(uploadedBytes.day, day)));
  };
}
