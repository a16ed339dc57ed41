import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ref } from './columns';

/**
 * The activity log: who did what, append-only. The triggers of its migration number and chain the entries (`hash`
 * covers the entry and the hash before it) and refuse changes. Texts are as they were then; at is wall time.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: text('at').notNull(),
    accountId: ref('account_id'),
    username: text('username'),
    name: text('name'),
    address: text('address').notNull(),
    agent: text('agent').notNull(),
    requestId: text('request_id').notNull(),
    call: text('call').notNull(),
    kind: text('kind').notNull(),
    targetKind: text('target_kind'),
    targetId: text('target_id'),
    result: integer('result').notNull(),
    details: text('details').notNull(),
    previous: text('previous').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (t) => [
    index('access_records_at').on(t.at, t.seq),
    index('access_records_account').on(t.accountId, t.seq),
    index('access_records_username').on(t.username, t.seq),
    index('access_records_kind').on(t.kind, t.seq),
    index('access_records_target').on(t.targetId, t.seq).where(sql`${t.targetId} is not null`),
  ],
);

/** Where pruned prefixes of the activity log ended: the number and hash of the last entry of each. */
export const accessAnchors = pgTable('access_anchors', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull(),
  prunedAt: text('pruned_at').notNull(),
});
