import { index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { charactersOf, partsOf, ref, rowId, wallTime } from './columns';

/**
 * Invoice applications. type 1 VAT electronic ordinary, 2 VAT paper ordinary, 3 VAT special; status 1 to be invoiced,
 * 2 submitted to finance, 3 invoiced, 4 review rejected; money in yuan.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    userId: ref('user_id').notNull(),
    head: text('head').notNull(),
    type: text('type').notNull(),
    mobile: text('mobile').notNull(),
    username: text('username').notNull(),
    taxNum: text('tax_num'),
    money: numeric('money', { precision: 12, scale: 2 }).notNull(),
    createTime: wallTime('create_time').notNull(),
    status: text('status').notNull(),
    bankName: text('bank_name'),
    account: text('account'),
    street: text('street'),
    phoneNumber: text('phone_number'),
    name: text('name'),
    postPhoneNumber: text('post_phone_number'),
    address: text('address'),
    email: text('email'),
    remark: text('remark'),
    firstRemark: text('first_remark'),
    checkFirstName: text('check_first_name'),
    checkFirstId: ref('check_first_id'),
    checkFirstAccount: text('check_first_account'),
    checkFirstTime: wallTime('check_first_time'),
    checkReviewName: text('check_review_name'),
    checkReviewId: ref('check_review_id'),
    checkReviewAccount: text('check_review_account'),
    checkReviewTime: wallTime('check_review_time'),
    checkRemark: text('check_remark'),
    dealTime: text('deal_time'),
    dealUser: text('deal_user'),
    dealCode: text('deal_code'),
    dealNum: text('deal_num'),
    courierNumber: text('courier_number'),
  },
  (t) => [
    index('invoices_newest').on(t.createTime, t.id, t.status),
    index('invoices_mobile').on(t.mobile.op('text_pattern_ops')),
    index('invoices_mobile_parts').using('gin', partsOf(t.mobile)),
    index('invoices_tax').on(t.taxNum.op('text_pattern_ops')),
    index('invoices_tax_parts').using('gin', partsOf(t.taxNum)),
    index('invoices_head_characters').using('gin', charactersOf(t.head)),
  ],
);

/** The orders covered by an invoice application. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    id: rowId(),
    invoiceId: ref('invoice_id').notNull(),
    orderNo: text('order_no').notNull(),
    createTime: wallTime('create_time').notNull(),
    tradeNo: text('trade_no'),
    payType: text('pay_type').notNull(),
    orderType: text('order_type').notNull(),
    buyerId: text('buyer_id'),
    money: numeric('money', { precision: 12, scale: 2 }).notNull(),
  },
  (t) => [index('invoice_orders_invoice').on(t.invoiceId)],
);
