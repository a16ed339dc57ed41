import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import * as schema from './schema';

/** The database, or a transaction on it: one type for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A migrated database that is open until it is closed. */
export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

interface EmbeddedDatabase extends OpenDatabase {
  /** The whole data directory as a tar, to open copies from. */
  dump(): Promise<Blob>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function embedded(client: PGlite): Promise<EmbeddedDatabase> {
  const db = overPglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => client.close(), dump: () => client.dumpDataDir('none') };
}

/** Opens the embedded database in `<dataDir>/db`, creating and migrating it. Every commit is on disk when it answers. */
export async function openOnDisk(dataDir: string): Promise<EmbeddedDatabase> {
  return embedded(await PGlite.create(join(dataDir, 'db'), { relaxedDurability: false }));
}

/** Opens an embedded database in memory, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedDatabase> {
  return embedded(await PGlite.create({ loadDataDir: dump }));
}

/** Opens a PostgreSQL server by its url and migrates it; rejects within ten seconds when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => {} });
  try {
    await client`select 1`;
    const db = overPostgres(client, { schema });
    await migratePostgres(db, { migrationsFolder });
    return { db, close: () => client.end({ timeout: 5 }) };
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw cause;
  }
}

/** The rows of a raw statement: the two drivers answer them in different wrappers. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const answer: unknown = await db.execute(statement);
  if (Array.isArray(answer)) return [...answer] as T[];
  return (answer as { rows: T[] }).rows;
}
