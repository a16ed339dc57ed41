import { and, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { wallClock } from '../clock';
import { offsetOf } from '../db/list';
import { accounts, sessions as sessionRows } from '../db/schema';
import { id, paging } from '../http/fields';
import { notFound, permissionDenied, refused } from '../http/refusal';
import { grantedNodes, nodesBeyond } from '../session/account';
import { deviceName } from '../session/deviceName';
import type { CallName, Handlers } from './access';
import { recordChange } from './changes';

/** Who may manage accounts may see and end their sessions. */
const mayManage = (c: Call): boolean => accountOf(c).permissions.has('power/adminList');

/** The sessions that live: the caller's, or another account's by right. The newest use comes first. */
const getList = handlers(validQuery({ ...paging, account_id: id.optional() }), async (c) => {
  const { db, clock, sessionIdle } = c.var.deps;
  const query = c.req.valid('query');
  const account = accountOf(c);
  const accountId = query.account_id ?? account.id;
  if (accountId !== account.id && !mayManage(c)) throw permissionDenied();
  const now = clock.now().getTime();
  const live: (SQL | undefined)[] = [
    eq(sessionRows.accountId, accountId),
    isNull(sessionRows.revokedAt),
    gt(sessionRows.expiresAt, now),
    sessionIdle === undefined ? undefined : gt(sessionRows.lastUsedAt, now - sessionIdle),
  ];
  const [{ n } = { n: 0 }] = await db
    .select({ n: count() })
    .from(sessionRows)
    .where(and(...live));
  const rows = await db
    .select()
    .from(sessionRows)
    .where(and(...live))
    .orderBy(desc(sessionRows.lastUsedAt), desc(sessionRows.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const wire = rows.map((row) => ({
    id: String(row.id),
    device: deviceName(row.userAgent),
    ip: row.address,
    create_time: wallClock(new Date(row.createdAt)),
    last_time: wallClock(new Date(row.lastUsedAt)),
    is_current: row.id === account.sessionId ? '1' : '2',
  }));
  return list(c, wire, n);
});

/**
 * Ends a session. Those of others by right, unless their account has rights that the caller lacks; this is recorded as a
 * change of the account.
 */
const end = handlers(validForm({ id }), async (c) => {
  const { db, clock } = c.var.deps;
  const account = accountOf(c);
  const sessionId = c.req.valid('form').id;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ owner: accounts })
      .from(sessionRows)
      .innerJoin(accounts, eq(accounts.id, sessionRows.accountId))
      .where(eq(sessionRows.id, sessionId));
    // Of others' sessions it doesn't say which exist.
    if (!found || (found.owner.id !== account.id && !mayManage(c))) throw notFound('会话');
    if (found.owner.id !== account.id) {
      if (nodesBeyond(account, await grantedNodes(tx, found.owner.roleId)).length > 0)
        throw refused('不能结束权限高于自己的账号的会话');
    }
    await tx
      .update(sessionRows)
      .set({ revokedAt: clock.now().getTime() })
      .where(and(eq(sessionRows.id, sessionId), isNull(sessionRows.revokedAt)));
    if (found.owner.id !== account.id)
      await recordChange(tx, c, {
        of: '2',
        targetId: found.owner.id,
        action: `结束账号“${found.owner.username}”的一个会话`,
      });
  });
  return ok(c, null, '操作成功');
});

/** The sessions of an account. */
export const sessions = {
  'GET /api/session/getList': getList,
  'POST /api/session/end': end,
} satisfies Partial<Record<CallName, Handlers>>;
