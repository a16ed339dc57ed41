import { openPostgres } from '@server/db/openPostgres';
import { loginLimits } from '@server/db/schema';
import { countFailure, forgetFailures, takeBackFailure } from '@server/session/failures';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatabase, type OwnDatabase } from './database';

const limit = { failures: 5, window: 60_000, lock: 60_000, longest: 60_000 };
const keys = ['account|a', 'account|b'];

let own: OwnDatabase;
let database: Awaited<ReturnType<typeof openPostgres>>;
let other: Client;

beforeAll(async () => {
  own = await createDatabase();
  database = await openPostgres(own.url);
  await database.migrate();
  other = new Client({ connectionString: own.url });
  await other.connect();
}, 60_000);
afterAll(async () => {
  await other.end();
  await database.close();
  await own.admin.end();
});
beforeEach(async () => {
  await database.db.delete(loginLimits);
  // They lie on the disk in the opposite order: it is read in that one if nothing else is said.
  for (const key of keys.toReversed()) await countFailure(database.db, new Map([[key, limit]]), Date.now());
});

afterEach(() => other.query('rollback'));

/** How many statements wait for what another transaction holds. */
const waiting = async () => {
  const { rows } = await own.admin.query(
    "select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
    [own.name],
  );
  return rows.length;
};

it.each([
  ['forgetting them', () => forgetFailures(database.db, 'account|')],
  ['taking one back', () => takeBackFailure(database.db, keys)],
  ['counting one', () => countFailure(database.db, new Map(keys.map((key) => [key, limit])), Date.now())],
])('failed logins are locked in one order, so that nobody waits in a circle: %s', async (_, change) => {
  await other.query('begin');
  await other.query('select 1 from login_limits where key = $1 for update', [keys[0]]);
  const changed = change();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  // It waits for the first, and holds none that comes after it.
  await other.query('select 1 from login_limits where key = $1 for update nowait', [keys[1]]);
  await other.query('commit');
  await changed;
});
