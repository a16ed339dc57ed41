import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { StartFailure } from '../startFailure';
import { openEmbeddedClient } from './embeddedClient';
import { lastMigration, migrationsFolder } from './migrations';
import * as schema from './schema';

/** The database, or a transaction on it: one type for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface OpenDatabase {
  db: Db;
  /** Rejects if the database is gone. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

interface DatabaseOnDisk extends OpenDatabase {
  /** Cancels statements that take longer than this, in ms, from now on (see {@link wasTooSlow}). */
  limitStatements(ms?: number): void;
  /** Copies its files to a new folder, in one consistent state. */
  copyTo(folder: string): Promise<void>;
}

interface DatabaseInMemory extends OpenDatabase {
  /** The whole data directory as a tar, to open copies from. */
  dump(): Promise<Blob>;
}

/** How long a statement of a call may take, in ms; shorter than the client's timeout. */
export const statementLimit = 20_000;

/** How long a ping waits for its turn, in ms; shorter than its callers' own limits. */
const pingWait = 800;

/** Whether a statement was canceled because it took too long. */
export const wasTooSlow = (reason: unknown): boolean => failedBy(reason, '57014');

/** Whether a statement violated a unique constraint, which may happen even right after a check. */
export const wasDuplicate = (reason: unknown): boolean => failedBy(reason, '23505');

/** Whether a statement failed with a given PostgreSQL code; Drizzle wraps the driver's errors in its own. */
function failedBy(reason: unknown, code: string): boolean {
  if (!(reason instanceof Error)) return false;
  return ('code' in reason && reason.code === code) || failedBy(reason.cause, code);
}

/** The embedded database's folder in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

/**
 * Opens the embedded database of a data folder, creating and migrating it as needed. A commit resolves once it is on
 * disk.
 * @param loading tunes it for bulk loading
 */
export async function openOnDisk(dataDir: string, loading = false): Promise<DatabaseOnDisk> {
  const client = await openEmbeddedClient(databaseFolder(dataDir), loading);
  // Implements the part of PGlite that Drizzle uses, in another thread.
  const db = overPglite({ client: client as unknown as PGlite, schema });
  try {
    if (!(await isCurrent(db))) await migratePglite(db, { migrationsFolder });
  } catch (reason) {
    await client.close();
    throw reason;
  }
  let asked: Promise<unknown> | undefined;
  return {
    db,
    ping() {
      asked ??= db.execute(sql`select 1 from settings limit 1`).finally(() => {
        asked = undefined;
      });
      // A ping behind a long statement only waits its turn: that is no failure.
      return Promise.race([asked, setTimeout(pingWait, undefined, { ref: false })]);
    },
    close: () => client.close(),
    copyTo: (folder) => client.copyTo(folder),
    limitStatements: (ms = statementLimit) => client.limit(ms),
  };
}

/** Opens an embedded database in memory, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<DatabaseInMemory> {
  const client = await PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
  const db = overPglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, ping: async () => {}, close: () => client.close(), dump: () => client.dumpDataDir('none') };
}

/** Runs a raw statement and returns its rows, which the two drivers wrap differently. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const answer: unknown = await db.execute(statement);
  if (Array.isArray(answer)) return [...answer] as T[];
  return (answer as { rows: T[] }).rows;
}

/**
 * Whether all migrations have been applied. Throws a StartFailure if a newer program has applied others: this one would read
 * and write its tables wrongly.
 */
export async function isCurrent(db: Db): Promise<boolean> {
  const [found] = await rowsOf<{ migrated: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  if (!found?.migrated) return false;
  const [row] = await rowsOf<{ last: number | null }>(
    db,
    sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`,
  );
  const last = row?.last ?? 0;
  if (last > lastMigration()) throw new StartFailure('dataNewer');
  return last === lastMigration();
}
