import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { byKeyword } from '../db/keyword';
import { byRange } from '../db/narrowing';
import type { Db } from '../db/open';
import { notarizationChecks, notarizations } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { ownOnly } from '../evidence/rights';
import { dateRange, id, keyword, paging, text } from '../http/fields';
import { alreadyDecided, malformed, notFound, refused } from '../http/refusal';
import type { Account } from '../session/account';
import { notarialStatusName } from '../words';
import type { CallName, Handlers } from './access';
import { verifierOf } from './checkRecord';
import { applicationDetail, shownPayment } from './notarizationDetail';

const listFields = {
  ...paging,
  pay: z.enum(['1', '2', '3']).optional(),
  notarial: z.enum(['1', '2', '3']).optional(),
  keyword,
  dateTime: dateRange,
};

/** The stored states that each filter value means: applications have only two (see {@link shownPayment}). */
const paymentsOf = { 1: ['1', '3'], 2: ['2'], 3: ['3'] } as const;

const dataList = handlers(validQuery(listFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const query = c.req.valid('query');
  const pays = query.pay && paymentsOf[query.pay];
  const selection = deps.db.select().from(notarizations).$dynamic();
  const { rows, count } = await talliedPage(deps.db, 'notarizations', selection, {
    ...query,
    facets: {
      accountId: account.ownApplicationsOnly ? String(account.id) : undefined,
      payStatus: pays,
      notarialStatus: query.notarial,
    },
    narrowed: [
      byRange(notarizations.addTime, query.dateTime),
      byKeyword(query.keyword, { numbers: [notarizations.mobile], serials: [notarizations.orderNo] }),
    ],
  });
  return list(c, rows.map(applicationRow), count);
});

type Application = typeof notarizations.$inferSelect;

const applicationRow = (row: Application) => ({
  order_no: row.orderNo,
  companyName: row.companyName,
  mobile: row.mobile,
  addTime: row.addTime,
  acceptor_name: row.acceptorName,
  num: row.num,
  payStatus: shownPayment(row.payStatus),
  notarialStatus: row.notarialStatus,
  notarial: row.payStatus === '2' ? notarialStatusName(row.notarialStatus) : '',
  baoquan_no: row.baoquanNo,
  userId: String(row.userId),
  dataId: String(row.dataId),
  orderId: String(row.id),
  type: row.type,
});

/** With node 37, an application of another account doesn't exist. */
async function findApplication(db: Db, account: Account, orderId: number): Promise<Application> {
  const [row] = await db
    .select()
    .from(notarizations)
    .where(and(eq(notarizations.id, orderId), ownOnly(account)));
  if (!row) throw notFound('出证申请');
  return row;
}

const evidencesDetail = handlers(validQuery({ orderId: id }), async (c) => {
  const { orderId } = c.req.valid('query');
  const application = await findApplication(c.var.deps.db, accountOf(c), orderId);
  return ok(c, await applicationDetail(c.var.deps, application));
});

const checkFields = {
  orderId: id,
  userId: id.optional(),
  isCheck: z.string('请选择审核结果').pipe(z.enum(['0', '1'])),
  checkRemark: z.string('请输入审核备注').pipe(text(500, '审核备注不能超过500个字符')),
};

/** Decides a review once: the update names the expected state, and a later reviewer is told who decided and when. */
const check = handlers(validForm(checkFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const { orderId, userId, isCheck, checkRemark } = c.req.valid('form');
  const passed = isCheck === '1';
  await deps.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(notarizations)
      .set({ notarialStatus: passed ? '2' : '3', issuing: passed ? '2' : '3', checkRemark })
      .where(
        and(
          eq(notarizations.id, orderId),
          eq(notarizations.notarialStatus, '1'),
          eq(notarizations.payStatus, '2'),
          ownOnly(account),
        ),
      )
      .returning();
    if (!decided) throw await whyNot(tx, account, orderId);
    if (userId !== undefined && decided.userId !== userId) throw malformed('申请与用户不符');
    await tx.insert(notarizationChecks).values({
      notarizationId: orderId,
      ...verifierOf(account),
      verifyTime: wallClock(deps.clock.now()),
      reason: checkRemark,
      status: isCheck,
    });
    await recordIn(tx, c, { details: { before: '1', after: decided.notarialStatus } });
  });
  return ok(c, null, '操作成功');
});

async function whyNot(db: Db, account: Account, orderId: number) {
  const application = await findApplication(db, account, orderId);
  if (application.notarialStatus === '1') return refused('该申请尚未支付，不能审核');
  const [last] = await db
    .select()
    .from(notarizationChecks)
    .where(eq(notarizationChecks.notarizationId, orderId))
    .orderBy(desc(notarizationChecks.id))
    .limit(1);
  return alreadyDecided({
    verifier: last?.verifier ?? '',
    verify_time: last?.verifyTime ?? '',
    status: last?.status ?? (application.notarialStatus === '2' ? '1' : '0'),
  });
}

/** Certificate applications and their review. */
export const notarization = {
  'GET /api/ajax/data/dataList': dataList,
  'GET /api/data/evidencesDetail': evidencesDetail,
  'POST /api/ajax/data/check': check,
} satisfies Partial<Record<CallName, Handlers>>;
