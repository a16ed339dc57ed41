import { and, eq, lte, sql } from 'drizzle-orm';
import { wallDay } from '../clock';
import { uploadedBytes } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';

/**
 * Reserves what an account is about to upload from its quota of the day, so that uploads at once count too; refuses if
 * too little is left. Returns a function that replaces the reservation with what has really come.
 */
export async function reserveUpload(
  { db, clock, uploadQuota }: Deps,
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
