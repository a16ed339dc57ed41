import { and, eq } from 'drizzle-orm';
import { accountOf, type Call } from '../calls/context';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { accounts, giftApprovals, users } from '../db/schema';
import { alreadyDecided, notFound, refused } from '../http/refusal';
import type { Permission } from '../seed/menu';
import { accountColumns, withRights } from '../session/account';
import { type Gift, type Giver, give, nameOf, recipient, type User } from './give';
import { refuseAboveMost } from './limits';

type Approval = typeof giftApprovals.$inferSelect;

/** Whether the caller already waits for the approval of the same gift: sending it again doesn't ask for another. */
export async function isAskedFor(
  tx: Db,
  c: Call,
  mobile: string,
  userType: User['type'],
  { pointsType, points, explain }: Gift,
): Promise<boolean> {
  const { adminId, status, type } = giftApprovals;
  const [same] = await tx
    .select({ id: giftApprovals.id })
    .from(giftApprovals)
    .where(
      and(
        eq(adminId, accountOf(c).id),
        eq(status, '1'),
        eq(giftApprovals.mobile, mobile),
        eq(giftApprovals.userType, userType),
        eq(type, pointsType),
        eq(giftApprovals.points, points),
        eq(giftApprovals.explain, explain),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/** Keeps a gift until a second account decides. */
export async function askForApproval(tx: Db, c: Call, user: User, gift: Gift, by: Giver): Promise<void> {
  const { pointsType, points, explain } = gift;
  const whose = { userId: user.id, mobile: user.mobile, userType: user.type, company: nameOf(user) };
  const [asked] = await tx
    .insert(giftApprovals)
    .values({ ...whose, ...by, type: pointsType, points, explain, status: '1' })
    .returning();
  if (!asked) throw new Error('The gift was not kept.');
  await recordIn(tx, c, {
    targetKind: 'gift',
    targetId: asked.id,
    details: { user: user.id, before: '', after: asked.status },
    result: 202,
  });
}

/** What a second account decides about a gift. */
interface Verdict {
  readonly approves: boolean;
  /** Why it is refused. */
  readonly reason: string;
}

/**
 * Approves a waiting gift, and so gives the points, or refuses it. Of several accounts one decides, and never the one that
 * asked for it: whatever its session or role is by now, it is the same account.
 */
export async function decideOn(tx: Db, c: Call, id: number, { approves, reason }: Verdict): Promise<void> {
  const account = accountOf(c);
  const time = wallClock(c.var.deps.clock.now());
  const [gift] = await tx.select().from(giftApprovals).where(eq(giftApprovals.id, id)).for('update');
  if (!gift) throw notFound('赠送');
  if (gift.adminId === account.id) throw refused('不能复核自己提交的赠送，须由另一账号复核');
  if (gift.status !== '1') throw decidedBy(gift);
  const given = approves ? await giveApproved(tx, c, gift, time) : undefined;
  const status = approves ? '2' : '3';
  await tx
    .update(giftApprovals)
    .set({
      ...{ status, reason, verifyTime: time, recordId: given?.recordId ?? null },
      ...{ verifier: account.realname, verifierId: account.id, verifierAccount: account.username },
    })
    .where(eq(giftApprovals.id, id));
  const decision = { user: gift.userId, points: gift.points, by: gift.adminId };
  await recordIn(
    tx,
    c,
    { targetKind: 'gift', targetId: id, details: { ...decision, before: gift.status, after: status } },
    ...(given
      ? [
          {
            ...({ kind: 'gift', targetKind: 'user', targetId: gift.userId } as const),
            details: { gift: id, by: gift.adminId, before: given.before, after: given.before + gift.points },
          },
        ]
      : []),
  );
}

/** Gives the points of a gift that is approved, if they may still be given. */
async function giveApproved(tx: Db, c: Call, gift: Approval, time: string) {
  refuseAboveMost(c, gift.points);
  if (!(await mayStillGive(tx, gift.adminId)))
    throw refused('提交该赠送的账号已停用或不再有赠送权限，只能拒绝');
  const { admin, adminId, adminAccount, points, explain } = gift;
  const user = await recipient(tx, eq(users.id, gift.userId), points);
  const pointsType = gift.type as Gift['pointsType'];
  const by = { admin, adminId, adminAccount, time };
  return { before: user.points, recordId: await give(tx, user, { pointsType, points, explain }, by) };
}

/** Whether an account could still give points itself: one that was taken over and disabled gives none by what it left. */
async function mayStillGive(tx: Db, accountId: number): Promise<boolean> {
  const [giver] = await tx
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, '1')));
  const right: Permission = 'user/updatePoints';
  return giver !== undefined && (await withRights(tx, { ...giver, sessionId: 0 })).permissions.has(right);
}

/** The refusal of a second decision: who made the first, when, and which. */
const decidedBy = ({ verifier, verifyTime, status }: Approval) =>
  alreadyDecided({ verifier: verifier ?? '', verify_time: verifyTime ?? '', status });
