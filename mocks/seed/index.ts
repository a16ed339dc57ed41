import { sql } from 'drizzle-orm';
import { type Clock, wallDay } from '../clock';
import { type Db, rowsOf } from '../db/open';
import { settings } from '../db/schema';
import { seedFiles } from './files';
import { seedRecorded } from './recorded';
import { addMissingMenu, seedRights } from './rights';
import { definePlan, runSql, type SeedPlan } from './statements';

/** Rows for each entity where nobody asks for more. */
export const usualRows = 300;

/** In this order: what comes later refers to what came before. */
const areas = ['users', 'orders', 'evidence', 'notarization', 'finance', 'apps'];

/** Whether a database has been seeded. */
async function isSeeded(db: Db): Promise<boolean> {
  const found = await rowsOf(db, sql`select 1 from settings where key = 'seeded'`);
  return found.length > 0;
}

/** Fills an empty database in one transaction: killed half-way, it is empty again. A seeded one gets the menu entries and recorded tables that it lacks. */
export async function seedIfEmpty(db: Db, clock: Clock, rows = usualRows): Promise<boolean> {
  if (await isSeeded(db)) {
    await addMissingMenu(db);
    await seedRecorded(db);
    return false;
  }
  const plan: SeedPlan = { rows, day: wallDay(clock.now()) };
  await db.transaction(async (tx) => {
    const rebuild = rows > 10_000 ? await withoutIndexes(tx) : async () => {};
    await definePlan(tx, plan);
    for (const file of ['words', 'dice']) await runSql(tx, file);
    await seedRights(tx);
    await seedFiles(tx);
    for (const file of areas) await runSql(tx, file);
    await seedRecorded(tx);
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
