import { and, eq, gte, sql } from 'drizzle-orm';
import { recordIn } from '../audit/recordAccess';
import { wallClock, wallDay } from '../clock';
import { byStart } from '../db/narrowing';
import type { Db } from '../db/open';
import { accounts, chargeOrders, pointsRecords, users } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { accountOf, type Call, handlers } from '../http/context';
import { list, ok } from '../http/envelope';
import { type FieldReader, keyword, oneOf, paging, pattern, required, text } from '../http/fields';
import { validForm, validQuery } from '../http/params';
import { malformed, refused } from '../http/refusal';
import type { CallName, Handlers } from './access';

type User = typeof users.$inferSelect;

/** More than anyone gives at once; keeps a balance within the column's range. */
const maxPoints = 1_000_000;
const maxBalance = 2_000_000_000;

/** type is the user type, pointsType the kind of gift. */
const getPoints = handlers(
  validQuery({
    ...paging,
    keyword,
    type: oneOf('1', '2'),
    pointsType: oneOf('1', '2', '3', '4'),
  }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('query');
    const selection = db.select().from(pointsRecords).$dynamic();
    const { rows, count } = await talliedPage(db, 'points_records', selection, {
      ...query,
      facets: { userType: query.type, type: query.pointsType },
      narrowed: [byStart(query.keyword, pointsRecords.mobile)],
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

/** The points of a gift. The console words the same refusals, except for the upper limit. */
const amount: FieldReader<number | undefined> = (_name, value) => {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) throw malformed('数额必须为数字');
  if (!/^\d+$/.test(value) || number < 1) throw malformed('请输入正整数数额');
  if (number > maxPoints) throw malformed(`赠送积分不能超过${maxPoints}`);
  return number;
};

const giftFields = {
  mobile: required(pattern(/^1[3-9]\d{9}$/, '请输入正确格式的手机号'), '手机号不能为空'),
  type: required(oneOf('1', '2'), '请选择用户类型'),
  pointsType: required(oneOf('1', '2', '3', '4'), '请选择赠送类型'),
  points: required(amount, '请输入赠送积分的个数'),
  explain: required(text(200, '赠送原因不能超过200个字符'), '请输入赠送原因'),
};

type Gift = { pointsType: '1' | '2' | '3' | '4'; points: number; explain: string };

/** Credits the user with that phone and type, and writes the record and an order in the same transaction. */
const updatePoints = handlers(validForm(giftFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const { mobile, type, ...gift } = c.req.valid('form');
  await deps.db.transaction(async (tx) => {
    await refuseAboveLimits(tx, c, gift.points);
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.mobile, mobile), eq(users.type, type)))
      .for('update');
    if (!user) throw refused('该手机号对应的用户不存在');
    if (user.points + gift.points > maxBalance) throw refused('账户余额超出上限');
    await credit(tx, user, gift);
    await record(tx, user, gift, {
      admin: account.realname,
      adminId: account.id,
      adminAccount: account.username,
      time: wallClock(deps.clock.now()),
    });
    await recordIn(tx, c, {
      targetKind: 'user',
      targetId: user.id,
      details: { before: user.points, after: user.points + gift.points },
    });
  });
  return ok(c, null, '赠送成功');
});

/** Gifts of one account at once wait for each other, so that they can't pass the day's limit together. */
async function refuseAboveLimits(tx: Db, c: Call, points: number): Promise<void> {
  const { clock, giftLimits } = c.var.deps;
  const { id } = accountOf(c);
  if (points > giftLimits.one) throw refused(`单次赠送不能超过${giftLimits.one}积分`);
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
  const [given] = await tx
    .select({ points: sql<string>`coalesce(sum(${pointsRecords.points}), 0)` })
    .from(pointsRecords)
    .where(and(eq(pointsRecords.adminId, id), gte(pointsRecords.time, `${wallDay(clock.now())} 00:00:00`)));
  const left = giftLimits.day - Number(given?.points ?? 0);
  if (points > left)
    throw refused(`每个账号每天最多赠送${giftLimits.day}积分，今天还可赠送${Math.max(0, left)}`);
}

const columnOf = { '1': 'translateGive', '2': 'rechargeGive', '3': 'testGive', '4': 'otherGive' } as const;

async function credit(tx: Db, user: User, { pointsType, points }: Gift): Promise<void> {
  const column = columnOf[pointsType];
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${points}`, [column]: sql`${users[column]} + ${points}` })
    .where(eq(users.id, user.id));
}

/** Who gives, as they are called now, and when. */
interface Giver {
  readonly admin: string;
  readonly adminId: number;
  readonly adminAccount: string;
  readonly time: string;
}

async function record(tx: Db, user: User, gift: Gift, by: Giver): Promise<void> {
  const company = user.type === '2' ? user.companyName : user.name;
  const whose = { userId: user.id, mobile: user.mobile, userType: user.type };
  const [given] = await tx
    .insert(pointsRecords)
    .values({ ...whose, ...by, company, type: gift.pointsType, points: gift.points, explain: gift.explain })
    .returning();
  await tx.insert(chargeOrders).values({
    ...whose,
    orderNo: `JF${by.time.slice(0, 10).replaceAll('-', '')}${String(given?.id ?? 0).padStart(10, '0')}`,
    companyName: company,
    balance: gift.points,
    payType: '1',
    orderType: '1',
    businessType: '5',
    pay: '2',
    createTime: by.time,
  });
}

/** Points given to users. */
export const points = {
  'GET /api/ajax/user/getPoints': getPoints,
  'POST /api/user/updatePoints': updatePoints,
} satisfies Partial<Record<CallName, Handlers>>;
