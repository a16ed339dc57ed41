import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many rows of a table have a combination of codes (see db/tallies.ts); triggers keep it, null counts as empty. */
export const tallies = pgTable(
  'tallies',
  {
    source: text('source').notNull(),
    first: text('first').notNull(),
    second: text('second').notNull(),
    third: text('third').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.first, t.second, t.third] })],
);
