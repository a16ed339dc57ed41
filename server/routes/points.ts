import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { accepted, list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { byKeyword } from '../db/keyword';
import { pointsRecords, users } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { askForApproval, isAskedFor } from '../gifts/approvals';
import { give, recipient } from '../gifts/give';
import { grouped, lockGiver, needsApproval, refuseAboveLimits } from '../gifts/limits';
import { keyword, paging, text } from '../http/fields';
import type { Account } from '../session/account';
import type { CallName, Handlers } from './access';

/** type is the user type, pointsType the kind of gift. */
const getPoints = handlers(
  validQuery({
    ...paging,
    keyword,
    type: z.enum(['1', '2']).optional(),
    pointsType: z.enum(['1', '2', '3', '4']).optional(),
  }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('query');
    const selection = db.select().from(pointsRecords).$dynamic();
    const { rows, count } = await talliedPage(db, 'points_records', selection, {
      ...query,
      facets: { userType: query.type, type: query.pointsType },
      narrowed: [byKeyword(query.keyword, { numbers: [pointsRecords.mobile] })],
    });
    const wire = rows.map(({ id, userId: _user, userType, adminId, adminAccount, ...row }) => ({
      id: String(id),
      ...row,
      admin_id: adminId,
      admin_account: adminAccount,
      userStatus: userType,
    }));
    return list(c, wire, count);
  },
);

/** Ten digits are a typo, whatever the limits are. */
const mostPoints = 999_999_999;

/** The points of a gift. The console words the same refusals. */
const amount = z
  .string('请输入赠送积分的个数')
  .refine((value) => !Number.isNaN(Number(value)), '数额必须为数字')
  .regex(/^0*[1-9]\d*$/, '请输入正整数数额')
  .transform(Number)
  .refine((number) => number <= mostPoints, `赠送积分不能超过${mostPoints}`);

const giftFields = {
  mobile: z.string('手机号不能为空').regex(/^1[3-9]\d{9}$/, '请输入正确格式的手机号'),
  type: z.string('请选择用户类型').pipe(z.enum(['1', '2'])),
  pointsType: z.string('请选择赠送类型').pipe(z.enum(['1', '2', '3', '4'])),
  points: amount,
  explain: z.string('请输入赠送原因').pipe(text(200, '赠送原因不能超过200个字符')),
};

/**
 * Credits the user with that phone and type, and writes the record and an order in the same transaction. Above the limit for
 * one, nothing is given until a second account has approved it, and the answer says so.
 */
const updatePoints = handlers(validForm(giftFields), async (c) => {
  const { deps } = c.var;
  const { mobile, type, ...gift } = c.req.valid('form');
  const refusal = await deps.db.transaction(async (tx) => {
    await lockGiver(tx, c);
    if (await isAskedFor(tx, c, mobile, type, gift)) return stillWaits;
    await refuseAboveLimits(tx, c, gift.points);
    const user = await recipient(tx, and(eq(users.mobile, mobile), eq(users.type, type)), gift.points);
    const by = giverOf(accountOf(c), wallClock(deps.clock.now()));
    if (await needsApproval(tx, c, user.id, gift.points)) {
      await askForApproval(tx, c, user, gift, by);
      return waits(c);
    }
    await give(tx, user, gift, by);
    await recordIn(tx, c, {
      targetKind: 'user',
      targetId: user.id,
      details: { before: user.points, after: user.points + gift.points },
    });
    return undefined;
  });
  return refusal === undefined ? ok(c, null, '赠送成功') : accepted(c, refusal);
});

const giverOf = ({ id, username, realname }: Account, time: string) => ({
  ...{ admin: realname, adminId: id, adminAccount: username },
  time,
});

const stillWaits = '同样的赠送已提交复核，积分尚未赠送，无需再次提交';
const waits = (c: Call) =>
  `积分尚未赠送：当天赠送同一用户超过${grouped(c.var.deps.giftLimits.one)}积分，已提交复核，由另一账号通过后到账，请勿再次提交`;

/** Points given to users. */
export const points = {
  'GET /api/ajax/user/getPoints': getPoints,
  'POST /api/user/updatePoints': updatePoints,
} satisfies Partial<Record<CallName, Handlers>>;
