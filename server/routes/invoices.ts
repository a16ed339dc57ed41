import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { byKeyword } from '../db/keyword';
import type { Db } from '../db/open';
import { invoiceOrders, invoices as invoiceRows } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { dateTime, id, keyword, paging, text } from '../http/fields';
import { alreadyDecided, malformed, notFound, refused } from '../http/refusal';
import type { CallName, Handlers } from './access';

type Invoice = typeof invoiceRows.$inferSelect;

const invoiceList = handlers(
  validForm({ ...paging, keyword, status: z.enum(['1', '2', '3', '4']).optional() }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('form');
    const { rows, count } = await talliedPage(db, 'invoices', db.select().from(invoiceRows).$dynamic(), {
      ...query,
      facets: { status: query.status },
      narrowed: [
        byKeyword(query.keyword, {
          numbers: [invoiceRows.mobile, invoiceRows.taxNum],
          names: [invoiceRows.head],
        }),
      ],
    });
    return list(c, rows.map(invoiceRow), count);
  },
);

const invoiceRow = (row: Invoice) => ({
  id: String(row.id),
  head: row.head,
  type: row.type,
  mobile: row.mobile,
  username: row.username,
  tax_num: row.taxNum,
  money: row.money,
  create_time: row.createTime,
  status: row.status,
});

const invoiceDetail = handlers(validForm({ id }), async (c) => {
  const query = c.req.valid('form');
  const row = await findInvoice(c.var.deps.db, query.id);
  return ok(c, {
    ...invoiceRow(row),
    bank_name: row.bankName,
    account: row.account,
    street: row.street,
    phone_number: row.phoneNumber,
    name: row.name,
    post_phone_number: row.postPhoneNumber,
    address: row.address,
    email: row.email,
    remark: row.remark,
    first_remark: row.firstRemark,
    check_first_name: row.checkFirstName,
    check_first_id: row.checkFirstId,
    check_first_account: row.checkFirstAccount,
    check_first_time: row.checkFirstTime,
    check_review_name: row.checkReviewName,
    check_review_id: row.checkReviewId,
    check_review_account: row.checkReviewAccount,
    check_review_time: row.checkReviewTime,
    check_remark: row.checkRemark,
    deal_time: row.dealTime,
    deal_user: row.dealUser,
    deal_code: row.dealCode,
    deal_num: row.dealNum,
    courier_number: row.courierNumber,
  });
});

async function findInvoice(db: Db, invoiceId: number): Promise<Invoice> {
  const [row] = await db.select().from(invoiceRows).where(eq(invoiceRows.id, invoiceId));
  if (!row) throw notFound('发票');
  return row;
}

const invoiceOrderList = handlers(validForm({ ...paging, id }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('form');
  const rows = await db
    .select()
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoiceId, query.id))
    .orderBy(asc(invoiceOrders.id));
  const wire = rows.map((row) => ({
    order_no: row.orderNo,
    create_time: row.createTime,
    trade_no: row.tradeNo,
    pay_type: row.payType,
    order_type: row.orderType,
    buyer_id: row.buyerId,
    money: row.money,
  }));
  return list(c, wire, wire.length);
});

const remark = text(150, '不超过150个字符').optional();

/** First review: 1 submits to finance, 2 rejects, with a reason. Decided only once. */
const invoiceCheckOne = handlers(validForm({ id, status: z.enum(['1', '2']), remark }), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const review = c.req.valid('form');
  if (review.status === '2' && !review.remark) throw malformed('请输入原因');
  await deps.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(invoiceRows)
      .set({
        status: review.status === '1' ? '2' : '4',
        firstRemark: review.remark ?? '',
        checkFirstName: account.realname,
        checkFirstId: account.id,
        checkFirstAccount: account.username,
        checkFirstTime: wallClock(deps.clock.now()),
      })
      .where(and(eq(invoiceRows.id, review.id), eq(invoiceRows.status, '1')))
      .returning({ status: invoiceRows.status });
    if (!decided) throw await firstDecidedBy(tx, review.id);
    await recordIn(tx, c, { details: { before: '1', after: decided.status } });
  });
  return ok(c, null, '操作成功');
});

const stepTwoFields = {
  id,
  status: z.enum(['1', '2']),
  remark,
  dealTime: dateTime,
  dealUser: text(50).optional(),
  dealCode: text(50).optional(),
  dealNum: text(50).optional(),
  courierNumber: text(50).optional(),
};

/** Finance step: 1 approves, with the data of the issued invoice; 2 rejects, with a reason. Decided only once. */
const invoiceCheckTwo = handlers(validForm(stepTwoFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const review = c.req.valid('form');
  const agrees = review.status === '1';
  if (!agrees && !review.remark) throw malformed('请输入原因');
  if (agrees) requireIssued(review, await findInvoice(deps.db, review.id));
  const issued = agrees && {
    dealTime: review.dealTime,
    dealUser: review.dealUser,
    dealCode: review.dealCode,
    dealNum: review.dealNum,
    courierNumber: review.courierNumber ?? null,
  };
  await deps.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(invoiceRows)
      .set({
        ...issued,
        status: agrees ? '3' : '4',
        checkRemark: review.remark ?? '',
        checkReviewName: account.realname,
        checkReviewId: account.id,
        checkReviewAccount: account.username,
        checkReviewTime: wallClock(deps.clock.now()),
      })
      .where(and(eq(invoiceRows.id, review.id), eq(invoiceRows.status, '2')))
      .returning({ status: invoiceRows.status });
    if (!decided) throw await reviewDecidedBy(tx, review.id);
    await recordIn(tx, c, { details: { before: '2', after: decided.status } });
  });
  return ok(c, null, '操作成功');
});

/** Requires an approval's fields; the courier number unless the invoice is electronic ordinary. */
function requireIssued(review: Record<string, unknown>, { type }: Invoice): void {
  const messages = {
    dealTime: '开票时间不能为空',
    dealUser: '开票人名不能为空',
    dealCode: '发票代码不能为空',
    dealNum: '发票号码不能为空',
    ...(type === '1' ? {} : { courierNumber: '快递单号不能为空' }),
  };
  for (const [name, message] of Object.entries(messages)) {
    if (!review[name]) throw malformed(message);
  }
}

/** The refusal of a first review: who decided it, when, and with what result, whatever finance decided since. */
async function firstDecidedBy(db: Db, invoiceId: number) {
  const row = await findInvoice(db, invoiceId);
  return alreadyDecided({
    verifier: row.checkFirstName ?? '',
    verify_time: row.checkFirstTime ?? '',
    status: row.checkReviewTime === null ? row.status : '2',
  });
}

/**
 * The refusal of the finance step: the first review is pending, or someone decided already, possibly by rejecting in
 * the first.
 */
async function reviewDecidedBy(db: Db, invoiceId: number) {
  const row = await findInvoice(db, invoiceId);
  if (row.status === '1') return refused('该发票尚未初审，不能开票');
  return alreadyDecided({
    verifier: row.checkReviewName ?? row.checkFirstName ?? '',
    verify_time: row.checkReviewTime ?? row.checkFirstTime ?? '',
    status: row.status,
  });
}

/** Invoices and their two review steps. */
export const invoices = {
  'POST /api/invoice/invoiceList': invoiceList,
  'POST /api/invoice/invoiceDetail': invoiceDetail,
  'POST /api/invoice/invoiceOrderList': invoiceOrderList,
  'POST /api/invoice/invoiceCheckOne': invoiceCheckOne,
  'POST /api/invoice/invoiceCheckTwo': invoiceCheckTwo,
} satisfies Partial<Record<CallName, Handlers>>;
