import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { migrationsFolder } from './migrations';
import { type Db, isCurrent, type OpenDatabase, statementLimit } from './open';
import * as schema from './schema';

/** A PostgreSQL server, which other processes may use too. */
interface ServerDatabase extends OpenDatabase {
  /** For preparing the database: its statements have no time limit. */
  preparation: Db;
  /** Applies pending migrations, which only the owner of the tables can; rejects if a newer program has applied others. */
  migrate(): Promise<void>;
  /**
   * Keeps other processes from preparing the database at the same time; calls `waiting` if one already is. Returns a
   * function that releases the lock.
   */
  lock(waiting: () => void): Promise<() => Promise<void>>;
}

/** How long connecting may take when the process starts, in ms. */
const connectLimit = 10_000;
/** How long a ping may take, in ms. */
const pingLimit = 2000;
/** A connection silent for this many times the statement limit counts as dead. */
const silenceFactor = 1.25;
/** The advisory lock's key: arbitrary, but the same for all processes of this application. */
const preparationLock = 7_203_114;

/**
 * Connects to a PostgreSQL server; rejects within ten seconds if it can't be reached.
 * @param limit how long a statement may take, in ms; does not apply to `preparation`
 */
export async function openPostgres(url: string, limit = statementLimit): Promise<ServerDatabase> {
  await pingBy(url, connectLimit);
  const pool = createPool({
    connectionString: url,
    max: 10,
    // A statement waits for a free connection as long as another statement may take.
    connectionTimeoutMillis: limit,
    statement_timeout: limit,
    stream: () => socketWithTimeout(limit * silenceFactor),
  });
  const preparing = createPool({ connectionString: url, max: 3, connectionTimeoutMillis: connectLimit });
  const preparation = overPool(preparing);
  /** The connection that holds the advisory lock, while it is held. */
  let locking: PoolClient | undefined;
  const endPreparation = async () => {
    locking?.release(true);
    locking = undefined;
    await endPool(preparing);
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
      await endPool(pool);
    },
    async migrate() {
      // Even without pending ones the migrator asks for the right to create a schema.
      if (await isCurrent(preparation)) return;
      await migrate(preparation, { migrationsFolder });
    },
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

/** The driver's messages for a lost connection that carry no code. */
const LOST = /^Connection terminated|not queryable|^timeout ex(?:pired|ceeded)/;
/** Lost connections, and servers that stop or start: PostgreSQL's codes, and the network's. */
const LOST_CODE =
  /^(?:08|57P0[1-3])|^(?:ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether a statement failed because its connection was lost or couldn't be made. */
export function wasConnectionLost(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const code = 'code' in reason ? String(reason.code) : '';
  return LOST_CODE.test(code) || LOST.test(reason.message) || wasConnectionLost(reason.cause);
}

/**
 * Creates a pool that survives lost connections: whoever waits for one gets the error, and it is not thrown elsewhere.
 */
function createPool(config: PoolConfig): Pool {
  // Overrides how the database is configured to format dates.
  const pool = new Pool({ options: '-c datestyle=ISO', ...config });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Drizzle over a pool. Drizzle never releases a connection that is lost before its transaction starts, which would use
 * up the pool, so connections release themselves when they end.
 */
const overPool = (pool: Pool) => drizzle(new ReturningPool(pool) as unknown as Pool, { schema });

/** The part of a Pool that Drizzle uses; Drizzle recognizes a pool by "Pool" in its class name. */
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

const endPool = async (pool: Pool) => {
  if (!pool.ending) await pool.end();
};

/**
 * A socket that fails after so many ms of silence: a peer that vanishes without closing the connection goes unnoticed
 * otherwise.
 */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })),
  );
}

/** Whether the error is PostgreSQL's `too_many_connections`. */
const hasTooManyConnections = (reason: unknown) =>
  reason instanceof Error && 'code' in reason && reason.code === '53300';

/** Pings over a new connection: those of the pool may all be busy, or dead without knowing it. */
async function pingBy(url: string, limit: number): Promise<void> {
  const probe = new Client({
    connectionString: url,
    connectionTimeoutMillis: limit,
    stream: () => socketWithTimeout(limit),
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
    await probe.query('select 1');
  } catch (reason) {
    // A server without a free connection is up all the same.
    if (!hasTooManyConnections(reason)) throw reason;
  } finally {
    void probe.end().catch(() => {});
  }
}
