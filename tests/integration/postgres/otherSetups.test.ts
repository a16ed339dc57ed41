import { rowsOf } from '@server/db/open';
import { openPostgres } from '@server/db/openPostgres';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type OwnDatabase } from './database';

let name: string;
let url: string;
let admin: OwnDatabase['admin'];

beforeAll(async () => {
  ({ name, url, admin } = await createDatabase());
});
afterAll(() => admin.end());

it('a date is read as written, whatever date style the database uses', async () => {
  await admin.query(`alter database ${name} set datestyle = 'German'`);
  const { db, close } = await openPostgres(url);
  const answer = await db.execute(sql`select timestamp '2026-03-04 05:06:07'::text as shown`);
  expect((answer as { rows: unknown }).rows).toEqual([{ shown: '2026-03-04 05:06:07' }]);
  await close();
});

it('a database without a spare connection still counts as available', async () => {
  await admin.query(`create role ${name} login password 'secret' connection limit 1`);
  const limited = Object.assign(new URL(url), { username: name, password: 'secret' });
  const { db, ping, close } = await openPostgres(limited.href);
  await db.execute(sql`select 1`);
  await expect(ping()).resolves.toBeUndefined();
  await close();
});

it('a database that has pg_trgm outside the search path gets its tables, without the indexes on parts', async () => {
  const own = await createDatabase();
  const setup = new Client({ connectionString: own.url });
  await setup.connect();
  await setup.query('create schema elsewhere');
  await setup.query('create extension pg_trgm schema elsewhere');
  const { db, migrate, close } = await openPostgres(own.url);
  await migrate();
  const made = await rowsOf<{ name: string }>(
    db,
    sql`select indexname as name from pg_indexes where indexname in ('users_tax', 'users_tax_parts')`,
  );
  expect(made).toEqual([{ name: 'users_tax' }]);
  await close();
  await setup.end();
  await own.admin.end();
});
