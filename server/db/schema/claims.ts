import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, ref } from './columns';

/** Who is at work on what waits for a decision, until when. What has run out counts for nothing. */
export const claims = pgTable(
  'claims',
  {
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    accountId: ref('account_id').notNull(),
    holder: text('holder').notNull(),
    since: epochMs('since').notNull(),
    until: epochMs('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.item] })],
);
