import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { charactersOf, partsOf, ref, rowId, wallTime } from './columns';

/**
 * Users of the service. type 1 personal, 2 enterprise. status is the real-name user_status: 1 not submitted,
 * 2 pending, 3 approved, 4 rejected. authorType 1 photo upload of ID, 3 Alipay face recognition. Pictures are file keys.
 */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    type: text('type').notNull(),
    name: text('name'),
    companyName: text('company_name'),
    mobile: text('mobile').notNull(),
    registeredTime: wallTime('registered_time').notNull(),
    status: text('status').notNull(),
    checkTime: wallTime('check_time'),
    taxNumber: text('tax_number'),
    contactIdcard: text('contact_idcard'),
    loginTime: wallTime('login_time'),
    appId: text('app_id'),
    securityKey: text('security_key'),
    address: text('address'),
    authorType: text('author_type'),
    authorFront: text('author_front'),
    authorBack: text('author_back'),
    authorHand: text('author_hand'),
    license: text('license'),
    file: text('file'),
    legalPerson: text('legal_person'),
    translateGive: integer('translate_give').notNull().default(0),
    testGive: integer('test_give').notNull().default(0),
    rechargeGive: integer('recharge_give').notNull().default(0),
    otherGive: integer('other_give').notNull().default(0),
    points: integer('points').notNull().default(0),
  },
  (t) => [
    index('users_newest').on(t.registeredTime, t.id, t.type, t.status),
    index('users_checked').on(t.checkTime),
    index('users_mobile').on(t.mobile.op('text_pattern_ops')),
    index('users_mobile_parts').using('gin', partsOf(t.mobile)),
    index('users_tax').on(t.taxNumber.op('text_pattern_ops')),
    index('users_tax_parts').using('gin', partsOf(t.taxNumber)),
    index('users_name_characters').using('gin', charactersOf(t.name)),
    index('users_company_characters').using('gin', charactersOf(t.companyName)),
    index('users_type').on(t.type, t.id),
  ],
);

/** Review records of a user: status 0 review failed, 1 succeeded. */
export const userChecks = pgTable(
  'user_checks',
  {
    id: rowId(),
    userId: ref('user_id').notNull(),
    verifier: text('verifier').notNull(),
    verifierId: ref('verifier_id'),
    verifierAccount: text('verifier_account'),
    verifyTime: wallTime('verify_time').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
  },
  (t) => [index('user_checks_user').on(t.userId, t.id)],
);

/** Points given: type 1 contract, 2 recharge bonus, 3 test, 4 other; userType 1 personal, 2 enterprise. */
export const pointsRecords = pgTable(
  'points_records',
  {
    id: rowId(),
    userId: ref('user_id').notNull(),
    mobile: text('mobile').notNull(),
    company: text('company'),
    time: wallTime('time').notNull(),
    type: text('type').notNull(),
    userType: text('user_type').notNull(),
    points: integer('points').notNull(),
    explain: text('explain').notNull(),
    admin: text('admin').notNull(),
    adminId: ref('admin_id'),
    adminAccount: text('admin_account'),
  },
  (t) => [
    index('points_newest').on(t.time, t.id, t.userType, t.type),
    index('points_mobile').on(t.mobile.op('text_pattern_ops')),
    index('points_mobile_parts').using('gin', partsOf(t.mobile)),
  ],
);

/**
 * Recharge and consumption orders, which are also a user's balance details. orderType 1 recharge, 2 consumption;
 * businessType 1 evidence, 2 web, 3 process, 4 mobile, 5 points gift, 6 account points recharge; payType 1 bank card,
 * 2 Alipay, 3 WeChat; pay 1 unpaid, 2 paid, 3 failed; balance in points.
 */
export const chargeOrders = pgTable(
  'charge_orders',
  {
    id: rowId(),
    orderNo: text('order_no').notNull(),
    userId: ref('user_id').notNull(),
    companyName: text('company_name'),
    mobile: text('mobile').notNull(),
    userType: text('user_type').notNull(),
    balance: integer('balance').notNull(),
    payType: text('pay_type').notNull(),
    orderType: text('order_type').notNull(),
    businessType: text('business_type').notNull(),
    pay: text('pay').notNull(),
    createTime: wallTime('create_time').notNull(),
  },
  (t) => [
    index('charge_orders_newest').on(t.createTime, t.id, t.pay, t.orderType, t.businessType),
    index('charge_orders_user').on(t.userId, t.createTime, t.id),
    index('charge_orders_no').on(t.orderNo.op('text_pattern_ops')),
    index('charge_orders_no_parts').using('gin', partsOf(t.orderNo)),
    index('charge_orders_mobile').on(t.mobile.op('text_pattern_ops')),
    index('charge_orders_mobile_parts').using('gin', partsOf(t.mobile)),
    index('charge_orders_company_characters').using('gin', charactersOf(t.companyName)),
  ],
);
