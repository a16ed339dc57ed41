import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, ref, rowId } from './columns';

/** What a decision was made on, as its console told it; added to, never changed. Files and warnings are named, without values. */
export const receipts = pgTable(
  'receipts',
  {
    id: rowId(),
    step: text('step').notNull(),
    item: ref('item').notNull(),
    accountId: ref('account_id').notNull(),
    verifier: text('verifier').notNull(),
    verifierAccount: text('verifier_account').notNull(),
    time: epochMs('time').notNull(),
    verdict: text('verdict').notNull(),
    files: jsonb('files').$type<readonly { readonly field: string; readonly became: string }[]>().notNull(),
    warnings: text('warnings').notNull(),
    isAcknowledged: boolean('is_acknowledged').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
    digest: text('digest').notNull(),
    salt: text('salt').notNull(),
    fields: text('fields').notNull(),
  },
  (t) => [index('receipts_record').on(t.item, t.step, t.id)],
);
