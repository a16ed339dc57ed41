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

/** A PostgreSQL server, which other processes may use at the same time. */
interface ServerDatabase extends OpenDatabase {
  /** What prepares the database, whose statements may take as long as they do. */
  preparation: Db;
  /** Brings the tables up to date. */
  migrate(): Promise<void>;
  /** Keeps other processes from preparing the database too; `waiting` is told when one already does. Answers how to end that. */
  lock(waiting: () => void): Promise<() => Promise<void>>;
}

/** How long a call's statement may take, in ms: less than what a client waits for an answer. */
const statementLimit = 20_000;

/** Whether a statement was given up because it took too long. */
export function wasTooSlow(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return ('code' in reason && reason.code === '57014') || wasTooSlow(reason.cause);
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Where the embedded database lies in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

/** Opens the embedded database of a data folder, creating and migrating it. Every commit is on disk when it answers. `loading` opens it for much that is new. */
export async function openOnDisk(dataDir: string, loading = false): Promise<DatabaseOnDisk> {
  const client = await openEmbeddedClient(databaseFolder(dataDir), loading);
  // The client is what Drizzle uses of one, and does the rest in another thread.
  const db = overPglite({ client: client as unknown as PGlite, schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    // It is in this process and can't be away; a statement would wait behind whatever takes long.
    ping: async () => {
      if (client.closed) throw new Error('The database is closed.');
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

/** Connects to a PostgreSQL server by its url; rejects within ten seconds when it cannot be reached. */
export async function openPostgres(url: string, limit = statementLimit): Promise<ServerDatabase> {
  const usual = { connect_timeout: 10, onnotice: () => {} };
  const client = postgres(url, { ...usual, max: 10, connection: { statement_timeout: limit } });
  try {
    await client`select 1`;
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw cause;
  }
  const preparing = postgres(url, { ...usual, max: 3 });
  const preparation = overPostgres(preparing, { schema });
  return {
    db: overPostgres(client, { schema }),
    preparation,
    ping: pingOf(url),
    async close() {
      await preparing.end({ timeout: 5 });
      await client.end({ timeout: 5 });
    },
    migrate: () => migratePostgres(preparation, { migrationsFolder }),
    async lock(waiting) {
      const session = await preparing.reserve();
      const [taken] = await session`select pg_try_advisory_lock(${preparationLock}) as free`;
      if (!taken?.free) {
        waiting();
        await session`select pg_advisory_lock(${preparationLock})`;
      }
      return async () => {
        await session`select pg_advisory_unlock(${preparationLock})`;
        session.release();
        await preparing.end({ timeout: 5 });
      };
    },
  };
}

/** The number that processes which prepare this application's database lock by, one that others do not use. */
const preparationLock = 7_203_114;
const pingLimit = 2000;

/** Pings over a connection of its own: the pool's may all be busy, or be dead without knowing. One ping at a time. */
function pingOf(url: string): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  const ping = async () => {
    const probe = postgres(url, { max: 1, connect_timeout: pingLimit / 1000, onnotice: () => {} });
    const late = setTimeout(() => void probe.end({ timeout: 0 }), pingLimit);
    try {
      await probe`select 1`;
    } finally {
      clearTimeout(late);
      await probe.end({ timeout: 0 });
    }
  };
  return () => {
    running ??= ping().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The rows of a raw statement: the two drivers answer them in different wrappers. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const answer: unknown = await db.execute(statement);
  if (Array.isArray(answer)) return [...answer] as T[];
  return (answer as { rows: T[] }).rows;
}
