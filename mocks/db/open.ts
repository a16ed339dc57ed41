import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { openEmbeddedClient } from './embeddedClient';
import * as schema from './schema';

/** The database, or a transaction on it: one type for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open until it is closed. */
export interface OpenDatabase {
  db: Db;
  /** Rejects where the database is gone. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

interface DatabaseOnDisk extends OpenDatabase {
  /** From now on a statement that takes longer is given up (see {@link wasTooSlow}). */
  limitStatements(ms?: number): void;
}

interface DatabaseInMemory extends OpenDatabase {
  /** The whole data directory as a tar, to open copies from. */
  dump(): Promise<Blob>;
}

/** How long a call's statement may take, in ms: less than what a client waits for an answer. */
export const statementLimit = 20_000;

/** How long a ping waits for its turn, in ms: less than whoever asks waits for it. */
const pingWait = 800;

/** Whether a statement was given up because it took too long. */
export const wasTooSlow = (reason: unknown): boolean => failedBy(reason, '57014');

/** Whether a statement failed because a value that is to be unique is taken, if only just now. */
export const wasTaken = (reason: unknown): boolean => failedBy(reason, '23505');

/** Whether a statement failed with one of PostgreSQL's codes; Drizzle puts an error of its own around theirs. */
function failedBy(reason: unknown, code: string): boolean {
  if (!(reason instanceof Error)) return false;
  return ('code' in reason && reason.code === code) || failedBy(reason.cause, code);
}

/** Where the steps lie by which a database comes up to date. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Where the embedded database lies in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

/** Opens the embedded database of a data folder, creating and migrating it. Every commit is on disk when it answers. `loading` opens it for much that is new. */
export async function openOnDisk(dataDir: string, loading = false): Promise<DatabaseOnDisk> {
  const client = await openEmbeddedClient(databaseFolder(dataDir), loading);
  // The client is what Drizzle uses of one, and does the rest in another thread.
  const db = overPglite({ client: client as unknown as PGlite, schema });
  await migratePglite(db, { migrationsFolder });
  let asked: Promise<unknown> | undefined;
  return {
    db,
    ping() {
      asked ??= db.execute(sql`select 1 from settings limit 1`).finally(() => {
        asked = undefined;
      });
      // Behind a statement that takes long it merely waits.
      return Promise.race([asked, setTimeout(pingWait, undefined, { ref: false })]);
    },
    close: () => client.close(),
    limitStatements: (ms = statementLimit) => client.limit(ms),
  };
}

/** Opens an embedded database in memory, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<DatabaseInMemory> {
  const client = await PGlite.create({ loadDataDir: dump });
  const db = overPglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, ping: async () => {}, close: () => client.close(), dump: () => client.dumpDataDir('none') };
}

/** The rows of a raw statement: the two drivers answer them in different wrappers. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const answer: unknown = await db.execute(statement);
  if (Array.isArray(answer)) return [...answer] as T[];
  return (answer as { rows: T[] }).rows;
}
