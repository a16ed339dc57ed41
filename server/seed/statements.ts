import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { noPassword } from '../session/passwords';

/** How much to seed, and as of when. */
export interface SeedPlan {
  /** Rows per entity; users and evidence have this many for persons and again for companies. */
  rows: number;
  /** The seed's own day, yyyy-MM-dd: all dates are before it. */
  day: string;
}

/**
 * Runs the statements of `sql/<name>.sql` one by one, as a prepared statement can't hold several; Drizzle's breakpoint
 * comment separates them.
 */
export async function runSql(tx: Db, name: string): Promise<void> {
  const text = await readFile(new URL(`./sql/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
}

/** Defines the plan as functions of the database session, which the planner treats as constants. */
export async function definePlan(tx: Db, { rows, day }: SeedPlan): Promise<void> {
  const define = (name: string, type: string, value: string | number) =>
    tx.execute(
      sql.raw(
        `create or replace function pg_temp.${name}() returns ${type} language sql immutable as $$ select '${value}'::${type} $$`,
      ),
    );
  await define('seed_rows', 'int', rows);
  await define('seed_day', 'date', day);
  await define('role_count', 'int', Math.min(60, Math.max(12, Math.floor(rows / 5))));
  await define('account_count', 'int', Math.min(2000, rows));
  await define('no_password', 'text', noPassword);
}
