import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ref, rowId, wallTime } from './columns';

/**
 * Gifts that a second account has to approve: status 1 waiting, 2 approved, 3 refused. The other codes are those of the
 * points given, whose row an approved gift names.
 */
export const giftApprovals = pgTable(
  'gift_approvals',
  {
    id: rowId(),
    userId: ref('user_id').notNull(),
    mobile: text('mobile').notNull(),
    company: text('company'),
    userType: text('user_type').notNull(),
    type: text('type').notNull(),
    points: integer('points').notNull(),
    explain: text('explain').notNull(),
    admin: text('admin').notNull(),
    adminId: ref('admin_id').notNull(),
    adminAccount: text('admin_account').notNull(),
    time: wallTime('time').notNull(),
    status: text('status').notNull(),
    verifier: text('verifier'),
    verifierId: ref('verifier_id'),
    verifierAccount: text('verifier_account'),
    verifyTime: wallTime('verify_time'),
    reason: text('reason'),
    recordId: ref('record_id'),
  },
  (t) => [
    index('gift_approvals_newest').on(t.time, t.id, t.status),
    index('gift_approvals_admin').on(t.adminId, t.time),
    index('gift_approvals_mobile').on(t.mobile.op('text_pattern_ops')),
    uniqueIndex('gift_approvals_record').on(t.recordId),
    // Whatever the code above does, nobody decides on what they gave, and nothing is given undecided.
    check('gift_approvals_second', sql`${t.verifierId} <> ${t.adminId}`),
    check(
      'gift_approvals_state',
      sql`${t.status} in ('1', '2', '3') and (${t.status} = '1') = (${t.verifierId} is null) and (${t.status} = '2') = (${t.recordId} is not null)`,
    ),
  ],
);
