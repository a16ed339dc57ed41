import { and, between, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { byKeyword } from '../db/keyword';
import { countRows, newestPage, sliceOf } from '../db/list';
import type { Db } from '../db/open';
import { giftApprovals as gifts } from '../db/schema';
import { decideOn } from '../gifts/approvals';
import { id, keyword, paging, text } from '../http/fields';
import { malformed, notFound } from '../http/refusal';
import type { CallName, Handlers } from './access';

type Approval = typeof gifts.$inferSelect;

/** The gifts that wait for a second account, or did. is_own: 1 what the caller asked for, 2 what others did. */
const getList = handlers(
  validQuery({
    ...paging,
    keyword,
    status: z.enum(['1', '2', '3']).optional(),
    is_own: z.enum(['1', '2']).optional(),
    type: z.enum(['1', '2', '3', '4']).optional(),
  }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('query');
    const caller = accountOf(c).id;
    const where = and(
      query.status && eq(gifts.status, query.status),
      query.type && eq(gifts.type, query.type),
      query.is_own && (query.is_own === '1' ? eq(gifts.adminId, caller) : ne(gifts.adminId, caller)),
      byKeyword(query.keyword, { numbers: [gifts.mobile] })?.where,
    );
    const count = await countRows(db, gifts, where);
    const selection = db.select().from(gifts).$dynamic();
    const rows = await newestPage(
      db,
      selection,
      { time: gifts.time, id: gifts.id },
      where,
      sliceOf(query),
      count,
    );
    return list(
      c,
      rows.map((row) => giftRow(row, caller)),
      count,
    );
  },
);

const giftRow = (row: Approval, caller: number) => ({
  id: String(row.id),
  mobile: row.mobile,
  company: row.company,
  user_type: row.userType,
  type: row.type,
  points: row.points,
  explain: row.explain,
  admin: row.admin,
  admin_id: row.adminId,
  admin_account: row.adminAccount,
  time: row.time,
  status: row.status,
  is_own: row.adminId === caller ? '1' : '2',
  verifier: row.verifier,
  verifier_id: row.verifierId,
  verifier_account: row.verifierAccount,
  verify_time: row.verifyTime,
  reason: row.reason,
});

/** repeats: another gift of as many points to the same user, asked for within a day and not refused; empty without one. */
const getDetail = handlers(validQuery({ id }), async (c) => {
  const { db } = c.var.deps;
  const [row] = await db
    .select()
    .from(gifts)
    .where(eq(gifts.id, c.req.valid('query').id));
  if (!row) throw notFound('赠送');
  return ok(c, { ...giftRow(row, accountOf(c).id), repeats: await anotherLike(db, row) });
});

async function anotherLike(db: Db, row: Approval): Promise<string> {
  const day = {
    before: sql`${row.time}::timestamp - interval '1 day'`,
    after: sql`${row.time}::timestamp + interval '1 day'`,
  };
  const [other] = await db
    .select({ id: gifts.id })
    .from(gifts)
    .where(
      and(
        ne(gifts.id, row.id),
        eq(gifts.userId, row.userId),
        eq(gifts.points, row.points),
        ne(gifts.status, '3'),
        between(gifts.time, day.before, day.after),
      ),
    )
    .limit(1);
  return other ? String(other.id) : '';
}

/** status: 1 approves, and gives the points; 0 refuses, with a reason. Decided once. */
const decide = handlers(
  validForm({
    id,
    status: z.enum(['0', '1']),
    reason: text(200, '拒绝原因不能超过200个字符').optional(),
  }),
  async (c) => {
    const { id: giftId, status, reason = '' } = c.req.valid('form');
    const approves = status === '1';
    if (!approves && !reason) throw malformed('请填写拒绝原因');
    const verdict = { approves, reason: approves ? '' : reason };
    await c.var.deps.db.transaction((tx) => decideOn(tx, c, giftId, verdict));
    return ok(c, null, '操作成功');
  },
);

/** Gifts that need a second account: calls beyond the specification. */
export const giftApprovals = {
  'GET /api/giftApproval/getList': getList,
  'GET /api/giftApproval/detail': getDetail,
  'POST /api/giftApproval/decide': decide,
} satisfies Partial<Record<CallName, Handlers>>;
