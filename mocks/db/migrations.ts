import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartFailure } from '../host/startFailure';
import { type Db, rowsOf } from './open';

/** The folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The last migration that this program knows, as its moment in ms. */
export function lastMigration(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** Throws a StartFailure if a newer program has migrated the database: this one would read and write its tables wrongly. */
export async function refuseNewer(db: Db): Promise<void> {
  const [found] = await rowsOf<{ migrated: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  if (!found?.migrated) return;
  const [row] = await rowsOf<{ last: number | null }>(
    db,
    sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`,
  );
  if ((row?.last ?? 0) > lastMigration())
    throw new StartFailure('这些数据由更新的版本写入，当前版本不能打开。请升级程序，或用旧版本的备份恢复。');
}
