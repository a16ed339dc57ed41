import { eq, sql } from 'drizzle-orm';
import { type Clock, wallDay } from '../clock';
import { type Db, rowsOf } from '../db/open';
import { settings } from '../db/schema';
import { copyBlocks, entityTables } from './blocks';
import { seedFiles } from './files';
import { seedRecorded } from './recorded';
import { addMissingMenu, seedRights } from './rights';
import { definePlan, runSql, type SeedPlan } from './statements';

/** Rows for each entity where nobody asks for more. */
export const usualRows = 300;

/** In this order: what comes later refers to what came before. */
const areas = ['users', 'orders', 'evidence', 'notarization', 'finance', 'apps'];

/** More rows than these are copies of the first so many. */
export const mostDrawn = 5000;

/** Told how far the seeding of many rows is, from 0 to 1. */
export type Progress = (part: number) => void;

/** What is remembered of a database: that it is seeded, or that seeding many rows has begun, and how indexes come back. */
async function remembered(db: Db, key: 'seeded' | 'seeding'): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

interface SeedOptions {
  rows?: number | undefined;
  sampleLogins?: boolean;
  progress?: Progress | undefined;
  drawn?: number;
}

/**
 * Fills an empty database; a seeded one gets the menu entries and recorded tables that it lacks. A few rows are one
 * transaction: killed half-way, it is empty again. Many are one for each entity, as copies of the first `drawn`: killed
 * half-way, the next time starts over. Without sample logins no account has a password.
 */
export async function seedIfEmpty(
  db: Db,
  clock: Clock,
  { rows = usualRows, sampleLogins = true, progress = () => {}, drawn = mostDrawn }: SeedOptions = {},
): Promise<boolean> {
  if (await remembered(db, 'seeded')) {
    await addMissingMenu(db);
    await seedRecorded(db);
    return false;
  }
  await undoHalf(db);
  const blocks = Math.ceil(rows / drawn);
  const plan: SeedPlan = { rows: Math.floor(rows / blocks), day: wallDay(clock.now()) };
  const seeded = { key: 'seeded', value: `${plan.day} ${rows}` };
  if (blocks === 1) {
    await db.transaction(async (tx) => {
      await draw(tx, plan, sampleLogins);
      await tx.insert(settings).values(seeded);
    });
  } else {
    const steps = stepsOf(progress);
    const indexes = await db.transaction(async (tx) => {
      await draw(tx, plan, sampleLogins);
      return dropIndexes(tx);
    });
    await copyBlocks(db, { rows: plan.rows, blocks }, steps.copied);
    await createIndexes(db, indexes, steps.indexed);
    await db.insert(settings).values(seeded);
  }
  // Counting by an index alone needs to know which pages hold nothing but visible rows: vacuum notes it.
  await db.execute(sql`vacuum analyze`);
  progress(1);
  return true;
}

/** Draws the rows of the plan, whatever they refer to before them. */
async function draw(tx: Db, plan: SeedPlan, sampleLogins: boolean): Promise<void> {
  await definePlan(tx, plan);
  for (const file of ['words', 'dice']) await runSql(tx, file);
  await seedRights(tx, sampleLogins);
  await seedFiles(tx);
  for (const file of areas) await runSql(tx, file);
  await seedRecorded(tx);
}

/** Copying takes about half of the time, and indexes the rest. */
function stepsOf(progress: Progress) {
  let copied = 0;
  return {
    copied: () => progress((0.5 * ++copied) / entityTables.length),
    indexed: (part: number) => progress(0.5 + 0.4 * part),
  };
}

/** An index, or a constraint that has one. */
interface Index {
  drop: string;
  create: string;
}

/**
 * Takes the entities' indexes and tallies away and answers what brings them back: loading is several times faster so. It
 * is remembered in the database that this was done, and of which.
 */
async function dropIndexes(tx: Db): Promise<Index[]> {
  const tables = sql`(select ('"' || name || '"')::regclass from json_array_elements_text(${JSON.stringify(entityTables)}::json) name)`;
  const indexes = await rowsOf<Index>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
      from pg_constraint where contype in ('p', 'u') and conrelid in ${tables}
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid in ${tables} and indexrelid not in (select conindid from pg_constraint)`,
  );
  await tx.insert(settings).values({ key: 'seeding', value: JSON.stringify(indexes) });
  for (const { drop } of indexes) await tx.execute(sql.raw(drop));
  await setTallying(tx, 'disable');
  return indexes;
}

async function createIndexes(db: Db, indexes: Index[], indexed: (part: number) => void): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const [done, { create }] of indexes.entries()) {
      await tx.execute(sql.raw(create));
      indexed((done + 1) / indexes.length);
    }
    await setTallying(tx, 'enable');
    await tx.execute(sql`select retally()`);
    await tx.delete(settings).where(eq(settings.key, 'seeding'));
  });
}

async function setTallying(tx: Db, to: 'enable' | 'disable'): Promise<void> {
  const tallied = await rowsOf<{ source: string }>(tx, sql`select source from tally_facets()`);
  for (const { source } of tallied) await tx.execute(sql.raw(`alter table "${source}" ${to} trigger user`));
}

/** Empties a database again whose seeding was cut off: nobody has been served from it. */
async function undoHalf(db: Db): Promise<void> {
  const indexes = await remembered(db, 'seeding');
  if (indexes === undefined) return;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'settings'`,
  );
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity`));
  await createIndexes(db, JSON.parse(indexes), () => {});
}
