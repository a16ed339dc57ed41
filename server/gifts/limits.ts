import { and, eq, gte, ne, notExists, sql } from 'drizzle-orm';
import { accountOf, type Call } from '../calls/context';
import { wallDay } from '../clock';
import type { Db } from '../db/open';
import { accounts, giftApprovals, pointsRecords } from '../db/schema';
import { refused } from '../http/refusal';

/** Gifts of one account at once wait for each other, so that they can't pass a limit together. */
export async function lockGiver(tx: Db, c: Call): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountOf(c).id))
    .for('update');
}

/** Refuses a gift above what a second account may approve, or above the day's limit of who gives. */
export async function refuseAboveLimits(tx: Db, c: Call, points: number): Promise<void> {
  const { giftLimits } = c.var.deps;
  refuseAboveMost(c, points);
  const left = giftLimits.day - (await givenToday(tx, c));
  if (points > left)
    throw refused(
      `每个账号每天最多赠送${grouped(giftLimits.day)}积分，今天还可赠送${grouped(Math.max(0, left))}`,
    );
}

/** A number of points in a sentence: 1,000,000. */
export const grouped = (points: number): string => points.toLocaleString('en-US');

/** Refuses a gift that is too large even with a second account's approval. */
export function refuseAboveMost(c: Call, points: number): void {
  const { one, approved = one } = c.var.deps.giftLimits;
  if (points > approved) throw refused(`单次赠送不能超过${grouped(approved)}积分`);
}

/**
 * Whether a second account must approve a gift: with what the same account gives the same user on the day, it is above the
 * limit for one. So splitting a gift doesn't avoid it.
 */
export async function needsApproval(tx: Db, c: Call, userId: number, points: number): Promise<boolean> {
  const { one, approved = one } = c.var.deps.giftLimits;
  return approved > one && (await givenToday(tx, c, userId)) + points > one;
}

/**
 * The points that the caller has given today, to one user or to all. A gift that a second account approves counts on the day
 * when it was asked for, from then on, unless it is refused.
 */
async function givenToday(tx: Db, c: Call, userId?: number): Promise<number> {
  const since = `${wallDay(c.var.deps.clock.now())} 00:00:00`;
  const { id } = accountOf(c);
  const sumIn = ({ points }: typeof pointsRecords | typeof giftApprovals) =>
    sql<string>`coalesce(sum(${points}), 0)`;
  const approval = tx
    .select({ id: giftApprovals.id })
    .from(giftApprovals)
    .where(eq(giftApprovals.recordId, pointsRecords.id));
  const [atOnce] = await tx
    .select({ points: sumIn(pointsRecords) })
    .from(pointsRecords)
    .where(
      and(
        eq(pointsRecords.adminId, id),
        gte(pointsRecords.time, since),
        userId === undefined ? undefined : eq(pointsRecords.userId, userId),
        notExists(approval),
      ),
    );
  const [askedFor] = await tx
    .select({ points: sumIn(giftApprovals) })
    .from(giftApprovals)
    .where(
      and(
        eq(giftApprovals.adminId, id),
        gte(giftApprovals.time, since),
        ne(giftApprovals.status, '3'),
        userId === undefined ? undefined : eq(giftApprovals.userId, userId),
      ),
    );
  return Number(atOnce?.points ?? 0) + Number(askedFor?.points ?? 0);
}
