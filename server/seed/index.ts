import { sql } from 'drizzle-orm';
import { type Clock, wallDay } from '../clock';
import { type Db, rowsOf } from '../db/open';
import { copyBlocks } from './blocks';
import { seedFiles } from './files';
import { forget, recall, remember } from './memory';
import { bringMenuEdits, rememberMenu } from './menuEdits';
import { seedRecorded } from './recorded';
import { administrator, menuRows, sampleRoles, seedRights, seedStart } from './rights';
import { definePlan, runSql, type SeedPlan } from './statements';

/** The default number of rows per entity. */
export const defaultRows = 300;

/** In this order, as later areas refer to earlier ones. */
const areas = ['users', 'orders', 'evidence', 'notarization', 'finance', 'apps'];

/** Above this many rows, the first ones are drawn and the rest are copies of them. */
export const maxDrawn = 5000;

/** How many rows per entity are seeded: in how many blocks, of how many rows each; a remainder is left out. */
export function blocksOf(rows: number, drawn = maxDrawn): { readonly blocks: number; readonly each: number } {
  const blocks = Math.ceil(rows / drawn);
  return { blocks, each: Math.floor(rows / blocks) };
}

/** The share of copying in the progress of seeding many rows; the rest is vacuuming. */
const copyingShare = 0.9;

/** Called with the progress of seeding many rows, from 0 to 1. */
export type Progress = (part: number) => void;

interface SeedOptions {
  /** Per entity; with 0 there is only the menu, one role and one administrator without a password. */
  rows?: number | undefined;
  sampleLogins?: boolean;
  progress?: Progress | undefined;
  /** Called when an interrupted seeding is started over. */
  startedOver?: (() => void) | undefined;
  drawn?: number;
}

/**
 * Fills an empty database. A seeded one only gets what was added to the seed since, and keeps all changes made in it.
 * Few rows are seeded in one transaction: if killed, the database is empty again. Many rows take one transaction per
 * entity, as copies of the first `drawn`: if killed, the next call starts over. Without sample logins no account has a
 * password.
 */
export async function seedIfEmpty(
  db: Db,
  clock: Clock,
  {
    rows = defaultRows,
    sampleLogins = true,
    progress = () => {},
    startedOver,
    drawn = maxDrawn,
  }: SeedOptions = {},
): Promise<boolean> {
  const already = await recall(db, 'seeded');
  if (already) {
    const hasSamples = !already.endsWith(' 0');
    await bringMenuEdits(db, menuRows, hasSamples ? sampleRoles : [administrator]);
    if (hasSamples) await seedRecorded(db);
    return false;
  }
  if (await undoInterrupted(db)) startedOver?.();
  if (rows === 0) {
    await db.transaction(async (tx) => {
      await seedStart(tx);
      await rememberMenu(tx);
      await remember(tx, 'seeded', `${wallDay(clock.now())} 0`);
    });
    return true;
  }
  const { blocks, each } = blocksOf(rows, drawn);
  const plan: SeedPlan = { rows: each, day: wallDay(clock.now()) };
  const seeded = `${plan.day} ${rows}`;
  if (blocks === 1) {
    await db.transaction(async (tx) => {
      await draw(tx, plan, sampleLogins);
      await tx.execute(sql`select retally(source) from tally_facets()`);
      await remember(tx, 'seeded', seeded);
    });
  } else {
    await db.transaction(async (tx) => {
      await draw(tx, plan, sampleLogins);
      await remember(tx, 'seeding', seeded);
    });
    await copyBlocks(db, { rows: plan.rows, blocks }, (part) => progress(copyingShare * part));
    await db.transaction(async (tx) => {
      await forget(tx, 'seeding');
      await remember(tx, 'seeded', seeded);
    });
  }
  // Index-only scans for counting need the visibility map, which vacuum writes.
  await db.execute(sql`vacuum analyze`);
  progress(1);
  return true;
}

/** Draws the rows of the plan, in an order that satisfies references, with the tally triggers off. */
async function draw(tx: Db, plan: SeedPlan, sampleLogins: boolean): Promise<void> {
  await setTallying(tx, 'disable');
  await definePlan(tx, plan);
  for (const file of ['words', 'dice']) await runSql(tx, file);
  await seedRights(tx, sampleLogins);
  await rememberMenu(tx);
  await seedFiles(tx);
  for (const file of areas) await runSql(tx, file);
  await seedRecorded(tx);
  await setTallying(tx, 'enable');
}

async function setTallying(tx: Db, to: 'enable' | 'disable'): Promise<void> {
  const tallied = await rowsOf<{ source: string }>(tx, sql`select source from tally_facets()`);
  for (const { source } of tallied) await tx.execute(sql.raw(`alter table "${source}" ${to} trigger user`));
}

/**
 * Empties a database whose seeding was interrupted, since nobody has been served from it yet; returns whether it was.
 */
async function undoInterrupted(db: Db): Promise<boolean> {
  if (!(await recall(db, 'seeding'))) return false;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('settings', 'access_records', 'access_anchors', 'receipts')`,
  );
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity`));
  await forget(db, 'seed');
  return true;
}
