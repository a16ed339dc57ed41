import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, ref, rowId } from './columns';

/** Queries of lists that an account shares with its role, each by a name of its own. */
export const sharedQueries = pgTable(
  'shared_queries',
  {
    id: rowId(),
    roleId: ref('role_id').notNull(),
    accountId: ref('account_id').notNull(),
    owner: text('owner').notNull(),
    list: text('list').notNull(),
    label: text('label').notNull(),
    search: text('search').notNull(),
    time: epochMs('time').notNull(),
  },
  (t) => [uniqueIndex('shared_queries_label').on(t.roleId, t.list, t.accountId, t.label)],
);
