import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { type Db, migrationsFolder, type OpenDatabase, statementLimit } from './open';
import * as schema from './schema';

/** A PostgreSQL server, which other processes may use at the same time. */
interface ServerDatabase extends OpenDatabase {
  /** What prepares the database, whose statements may take as long as they do. */
  preparation: Db;
  /** Brings the tables up to date. */
  migrate(): Promise<void>;
  /** Keeps other processes from preparing the database too; `waiting` is told when one already does. Answers how to end that. */
  lock(waiting: () => void): Promise<() => Promise<void>>;
}

/** How long connecting may take when the process starts, in ms. */
const connectLimit = 10_000;
/** How long a ping may take, in ms. */
const pingLimit = 2000;
/** How long a connection may be silent before it is held to be dead: so many times what its statements may take. */
const silence = 1.25;
/** The number that processes which prepare this application's database lock by, one that others do not use. */
const preparationLock = 7_203_114;

/**
 * Connects to a PostgreSQL server by its url; rejects within ten seconds when it cannot be reached.
 * @param limit how long a statement may take, in ms; those of the preparation have none
 */
export async function openPostgres(url: string, limit = statementLimit): Promise<ServerDatabase> {
  await pingBy(url, connectLimit);
  const pool = poolOf({
    connectionString: url,
    max: 10,
    // A statement waits for a connection as long as another may take.
    connectionTimeoutMillis: limit,
    statement_timeout: limit,
    stream: () => mortal(limit * silence),
  });
  const preparing = poolOf({ connectionString: url, max: 3, connectionTimeoutMillis: connectLimit });
  const preparation = overPool(preparing);
  /** The connection that holds the lock, while it does. */
  let locking: PoolClient | undefined;
  const endPreparation = async () => {
    locking?.release(true);
    locking = undefined;
    await ended(preparing);
  };
  let pinging: Promise<void> | undefined;
  return {
    db: overPool(pool),
    preparation,
    ping() {
      pinging ??= pingBy(url, pingLimit).finally(() => {
        pinging = undefined;
      });
      return pinging;
    },
    async close() {
      await endPreparation();
      await ended(pool);
    },
    migrate: () => migrate(preparation, { migrationsFolder }),
    async lock(waiting) {
      const session = await preparing.connect();
      locking = session;
      const key = [preparationLock];
      const { rows } = await session.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', key);
      if (!rows[0]?.free) {
        waiting();
        await session.query('select pg_advisory_lock($1)', key);
      }
      return async () => {
        try {
          await session.query('select pg_advisory_unlock($1)', key);
        } finally {
          await endPreparation();
        }
      };
    },
  };
}

/** What the driver says of a connection that was lost, where it has no code for it. */
const LOST = /^Connection terminated|not queryable|^timeout ex(?:pired|ceeded)/;
/** Connections that end, and servers that stop or start: classes and codes of PostgreSQL, and the network's own. */
const LOST_CODE =
  /^(?:08|57P0[1-3])|^(?:ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether a statement failed because its connection to the database was lost, or couldn't be made. */
export function wasCutOff(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const code = 'code' in reason ? String(reason.code) : '';
  return LOST_CODE.test(code) || LOST.test(reason.message) || wasCutOff(reason.cause);
}

/** A pool whose connections may be lost at any moment: who waits for one hears of it, and nobody else need. */
function poolOf(config: PoolConfig): Pool {
  // However the database is set up to write its dates.
  const pool = new Pool({ options: '-c datestyle=ISO', ...config });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Drizzle over a pool. It keeps a connection that is lost before its transaction has begun, until none is left: one that
 * ends goes back by itself.
 */
const overPool = (pool: Pool) => drizzle(new ReturningPool(pool) as unknown as Pool, { schema });

/** What Drizzle uses of a pool, which it knows by its name. */
class ReturningPool {
  readonly query: Pool['query'];
  readonly connect: () => Promise<PoolClient>;

  constructor(pool: Pool) {
    this.query = pool.query.bind(pool);
    this.connect = async () => {
      const client = await pool.connect();
      const giveBack = client.release.bind(client);
      const lost = () => client.release(true);
      client.once('end', lost);
      client.release = (error) => {
        client.off('end', lost);
        client.release = () => {};
        giveBack(error);
      };
      return client;
    };
  }
}

const ended = async (pool: Pool) => {
  if (!pool.ending) await pool.end();
};

/** A socket that ends where nothing comes or goes for so many ms: a peer that is gone without a word is never heard of. */
function mortal(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })),
  );
}

/** PostgreSQL's `too_many_connections`. */
const isCrowded = (reason: unknown) => reason instanceof Error && 'code' in reason && reason.code === '53300';

/** Asks over a connection of its own: the pool's may all be busy, or be dead without knowing. */
async function pingBy(url: string, limit: number): Promise<void> {
  const probe = new Client({
    connectionString: url,
    connectionTimeoutMillis: limit,
    stream: () => mortal(limit),
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
    await probe.query('select 1');
  } catch (reason) {
    // Without a connection to spare it is there all the same.
    if (!isCrowded(reason)) throw reason;
  } finally {
    void probe.end().catch(() => {});
  }
}
