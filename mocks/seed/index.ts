import { sql } from 'drizzle-orm';
import { type Clock, wallDay } from '../clock';
import { type Db, rowsOf } from '../db/open';
import { settings } from '../db/schema';
import { seedApps } from './apps';
import { seedEvidence } from './evidence';
import { seedFiles } from './files';
import { seedFinance } from './finance';
import { defineDice } from './functions';
import { seedNotarization } from './notarization';
import { seedOrders } from './orders';
import { seedRights } from './rights';
import { seedUsers } from './users';

/** How much is seeded, and as of when. */
export interface SeedPlan {
  /** Rows for each entity; users and evidence have as many for persons as for companies. */
  rows: number;
  /** The seed's own day, yyyy-MM-dd: every date lies before it. */
  day: string;
}

/** Rows for each entity where nobody asks for more. */
export const usualRows = 300;

/** Whether a database has been seeded. */
async function isSeeded(db: Db): Promise<boolean> {
  const found = await rowsOf(db, sql`select 1 from settings where key = 'seeded'`);
  return found.length > 0;
}

/** Fills an empty database in one transaction: killed half-way, it is empty again. Does nothing to a seeded one. */
export async function seedIfEmpty(db: Db, clock: Clock, rows = usualRows): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const plan: SeedPlan = { rows, day: wallDay(clock.now()) };
  await db.transaction(async (tx) => {
    const rebuild = rows > 10_000 ? await withoutIndexes(tx) : async () => {};
    await defineDice(tx);
    await seedRights(tx, plan);
    await seedFiles(tx);
    await seedUsers(tx, plan);
    await seedOrders(tx, plan);
    await seedEvidence(tx, plan);
    await seedNotarization(tx, plan);
    await seedFinance(tx, plan);
    await seedApps(tx, plan);
    await rebuild();
    await tx.insert(settings).values({ key: 'seeded', value: `${plan.day} ${plan.rows}` });
  });
  // Counting by an index alone needs to know which pages hold nothing but visible rows: vacuum notes it.
  await db.execute(sql`vacuum analyze`);
  return true;
}

/** Takes the lists' indexes and tallies away and answers how to bring them back: loading is several times faster so. */
async function withoutIndexes(tx: Db): Promise<() => Promise<void>> {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`select indexname as name, indexdef as definition from pg_indexes i
      where schemaname = 'public' and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
  );
  const tallied = await rowsOf<{ source: string }>(tx, sql`select source from tally_facets()`);
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`));
  for (const { source } of tallied) await tx.execute(sql.raw(`alter table "${source}" disable trigger user`));
  return async () => {
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    for (const { source } of tallied)
      await tx.execute(sql.raw(`alter table "${source}" enable trigger user`));
    await tx.execute(sql`select retally()`);
  };
}

/** Moves a table's numbering past the rows that were inserted with their own numbers. */
export async function numberOnFrom(tx: Db, table: string): Promise<void> {
  await tx.execute(
    sql.raw(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    ),
  );
}
