import { index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { charactersOf, partsOf, ref, rowId, wallTime } from './columns';

/**
 * Notarization: one row is both the certificate application (evidence/results) and the notarization order (money/just).
 * type 1 person, 2 company; payStatus 1 unpaid, 2 paid, 3 failed; payType 1 bank card, 2 Alipay, 3 WeChat;
 * notarialStatus 1 awaiting review, 2 passed, 3 failed; issuing 1 in progress, 2 success, 3 terminated, 4 failed;
 * authorType 1 shows the ID photos; businessType as in chargeOrders; money in yuan. accountId is the back-office
 * account the application belongs to, by which node 37 narrows. Pictures and documents are file keys.
 */
export const notarizations = pgTable(
  'notarizations',
  {
    id: rowId(),
    orderNo: text('order_no').notNull(),
    orderType: text('order_type').notNull(),
    businessType: text('business_type').notNull(),
    userId: ref('user_id').notNull(),
    dataId: ref('data_id').notNull(),
    type: text('type').notNull(),
    companyName: text('company_name').notNull(),
    mobile: text('mobile').notNull(),
    addTime: wallTime('add_time').notNull(),
    acceptorName: text('acceptor_name'),
    accountId: ref('account_id'),
    num: integer('num').notNull(),
    payStatus: text('pay_status').notNull(),
    payType: text('pay_type').notNull(),
    money: numeric('money', { precision: 12, scale: 2 }).notNull(),
    transferImg: text('transfer_img'),
    notarialStatus: text('notarial_status').notNull(),
    issuing: text('issuing').notNull(),
    baoquanNo: text('baoquan_no').notNull(),
    username: text('username'),
    authorPhone: text('author_phone'),
    authorIdcard: text('author_idcard'),
    authorType: text('author_type').notNull(),
    authorFront: text('author_front'),
    authorBack: text('author_back'),
    authorHand: text('author_hand'),
    applyPdf: text('apply_pdf'),
    advicePdf: text('advice_pdf'),
    tellPdf: text('tell_pdf'),
    notesPdf: text('notes_pdf'),
    sendTypeName: text('send_type_name').notNull(),
    checkRemark: text('check_remark'),
    company: text('company'),
    taxNumber: text('tax_number'),
    address: text('address'),
    authorName: text('author_name'),
    license: text('license'),
    file: text('file'),
  },
  (t) => [
    index('notarizations_newest').on(t.addTime, t.id, t.notarialStatus, t.payStatus, t.accountId),
    index('notarizations_mobile').on(t.mobile.op('text_pattern_ops')),
    index('notarizations_mobile_parts').using('gin', partsOf(t.mobile)),
    index('notarizations_no').on(t.orderNo.op('text_pattern_ops')),
    index('notarizations_no_parts').using('gin', partsOf(t.orderNo)),
    index('notarizations_company_characters').using('gin', charactersOf(t.companyName)),
  ],
);

/** The evidence an application covers. */
export const notarizationEvidences = pgTable(
  'notarization_evidences',
  { notarizationId: ref('notarization_id').notNull(), evidenceId: ref('evidence_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.notarizationId, t.evidenceId] }),
    index('notarization_evidences_evidence').on(t.evidenceId),
  ],
);

/** Review records of an application: status 0 not passed, 1 passed. */
export const notarizationChecks = pgTable(
  'notarization_checks',
  {
    id: rowId(),
    notarizationId: ref('notarization_id').notNull(),
    verifier: text('verifier').notNull(),
    verifierId: ref('verifier_id'),
    verifierAccount: text('verifier_account'),
    verifyTime: wallTime('verify_time').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
  },
  (t) => [index('notarization_checks_one').on(t.notarizationId, t.id)],
);
