import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many rows of a table have a combination of codes (see db/tallies.ts), all of them and those whose column `field`
 * begins with so many characters; triggers keep it, null counts as empty.
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
