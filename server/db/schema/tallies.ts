import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Row counts per combination of a table's codes (see db/tallies.ts): of all its rows (`field` is empty), and of those
 * whose column `field` starts with `beginning`, which has `size` characters. Kept by triggers; a null code counts as
 * empty.
 */
export const tallies = pgTable(
  'tallies',
  {
    source: text('source').notNull(),
    field: text('field').notNull(),
    size: integer('size').notNull(),
    beginning: text('beginning').notNull(),
    first: text('first').notNull(),
    second: text('second').notNull(),
    third: text('third').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({
      name: 'tallies_pk',
      columns: [t.source, t.field, t.size, t.beginning, t.first, t.second, t.third],
    }),
  ],
);
