import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { byKeyword } from '../db/keyword';
import { byRange } from '../db/narrowing';
import type { Db } from '../db/open';
import { userChecks, users as userRows } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { dateRange, id, keyword, paging, text } from '../http/fields';
import { alreadyDecided, malformed, notFound, permissionDenied, refused } from '../http/refusal';
import { hasEntry } from '../session/entries';
import { userStatusName } from '../words';
import type { CallName, Handlers } from './access';
import { checkRecord, verifierOf } from './checkRecord';

type User = typeof userRows.$inferSelect;

const listFields = {
  ...paging,
  types: z.enum(['1', '2']),
  registtime: dateRange,
  realtime: dateRange,
  status: z.enum(['1', '2', '3', '4']).optional(),
  keyword,
};

const getUserList = handlers(validQuery(listFields), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const { rows, count } = await talliedPage(db, 'users', db.select().from(userRows).$dynamic(), {
    ...query,
    facets: { type: query.types, status: query.status },
    narrowed: [
      byRange(userRows.registeredTime, query.registtime),
      byRange(userRows.checkTime, query.realtime),
      byKeyword(query.keyword, {
        numbers: query.types === '2' ? [userRows.mobile, userRows.taxNumber] : [userRows.mobile],
        names: [query.types === '2' ? userRows.companyName : userRows.name],
      }),
    ],
  });
  return list(c, rows.map(userRow), count);
});

const userRow = (user: User) => ({
  user_id: String(user.id),
  name: user.name,
  companyName: user.companyName,
  mobile: user.mobile,
  registered_time: user.registeredTime,
  status_name: userStatusName(user.status),
  check_time: user.checkTime,
  taxNumber: user.taxNumber,
  contact_idcard: user.contactIdcard,
  loginTime: user.loginTime,
  user_status: user.status,
});

const userDetial = handlers(
  validQuery({ userId: id, status: z.enum(['1', '2', '3', '4']).optional() }),
  async (c) => {
    const { db, urls } = c.var.deps;
    const query = c.req.valid('query');
    const user = await visibleUser(c, query.userId);
    const checks = await checksOf(db, user.id);
    const showsKeys = user.type === '2' && user.status === '3';
    return ok(c, {
      userInfo: {
        user_id: String(user.id),
        name: user.type === '2' ? user.companyName : user.name,
        mobile: user.mobile,
        user_status: user.status,
        app_id: showsKeys ? user.appId : '',
        security_key: showsKeys ? user.securityKey : '',
      },
      userDetailInfo: {
        name: user.type === '2' ? user.companyName : user.name,
        tax_number: user.taxNumber,
        contact_idcard: user.contactIdcard,
        address: user.address,
        author_front: urls.sign(user.authorFront),
        author_back: urls.sign(user.authorBack),
        author_hand: urls.sign(user.authorHand),
        license: urls.sign(user.license),
        file: urls.sign(user.file),
        legal_person: user.legalPerson,
        type: user.authorType,
      },
      checkRecords: checks.map(checkRecord),
    });
  },
);

/** Finds a user; one of a kind that the account may not see doesn't exist for it. */
async function visibleUser(c: Call, userId: number): Promise<User> {
  const user = await findUser(c.var.deps.db, userId);
  if (!hasEntry(accountOf(c), 'users', user.type)) throw notFound('用户');
  return user;
}

async function findUser(db: Db, userId: number): Promise<User> {
  const [user] = await db.select().from(userRows).where(eq(userRows.id, userId));
  if (!user) throw notFound('用户');
  return user;
}

const checksOf = (db: Db, userId: number) =>
  db.select().from(userChecks).where(eq(userChecks.userId, userId)).orderBy(desc(userChecks.id));

const reviewFields = {
  userId: id,
  status: z.enum(['0', '1']),
  account: text(200, '拒绝原因不能超过200个字符').optional(),
  type: z.enum(['1']).optional(),
};

/** Decides a review once: the update names the expected state, and a later reviewer is told who decided and when. */
const updateUserStatus = handlers(validForm(reviewFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const review = c.req.valid('form');
  if (review.status === '0' && !review.account) throw malformed('请填写拒绝原因');
  const { type } = await visibleUser(c, review.userId);
  if (!hasEntry(account, 'userDecisions', type)) throw permissionDenied();
  const now = wallClock(deps.clock.now());
  await deps.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(userRows)
      .set({ status: review.status === '1' ? '3' : '4', checkTime: now })
      .where(and(eq(userRows.id, review.userId), eq(userRows.status, '2')))
      .returning();
    if (!decided) throw await whyNot(tx, review.userId);
    if (review.type === '1' && decided.type !== '1') throw malformed('用户类型不符');
    await tx.insert(userChecks).values({
      userId: decided.id,
      ...verifierOf(account),
      verifyTime: now,
      reason: review.status === '0' ? (review.account ?? '') : '',
      status: review.status,
    });
    if (review.status === '1' && decided.type === '2') await giveKeys(tx, decided);
    await recordIn(tx, c, { details: { before: '2', after: decided.status } });
  });
  return ok(c, null, '审核成功');
});

async function whyNot(db: Db, userId: number) {
  const user = await findUser(db, userId);
  if (user.status === '1') return refused('该用户尚未提交认证');
  const [last] = await checksOf(db, userId).limit(1);
  return alreadyDecided({
    verifier: last?.verifier ?? '',
    verify_time: last?.verifyTime ?? user.checkTime ?? '',
    status: last?.status ?? (user.status === '3' ? '1' : '0'),
  });
}

async function giveKeys(db: Db, user: User): Promise<void> {
  if (user.appId) return;
  const keys = {
    appId: `APP${randomBytes(8).toString('hex')}`,
    securityKey: randomBytes(16).toString('hex'),
  };
  await db.update(userRows).set(keys).where(eq(userRows.id, user.id));
}

/** Users and the review of their real names. */
export const users = {
  'GET /api/ajax/user/getUserList': getUserList,
  'GET /api/user/userDetial': userDetial,
  'POST /api/user/updateUserStatus': updateUserStatus,
} satisfies Partial<Record<CallName, Handlers>>;
