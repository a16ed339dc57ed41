import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pruneAudit } from '@server/audit/retention';
import { auditTrail } from '@server/audit/trail';
import { systemClock } from '@server/clock';
import { openPostgres } from '@server/db/openPostgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { findPostgres } from '../../../scripts/postgres.ts';
import { expectEmpty } from '../backend/emptyStart';
import { createDatabase, type OwnDatabase } from './database';

let own: OwnDatabase;
let folder: string;
const role = (suffix = '') => `${own.name}_c${suffix}`;
const urlOf = (user: string) => Object.assign(new URL(own.url), { username: user, pathname: role() }).href;

beforeAll(async () => {
  own = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'roles-'));
  // Names and paths of this test's own.
  const script = readFileSync('deploy/roles.sql', 'utf8')
    .replaceAll('/run/secrets', folder)
    .replace(/\bconsole(_owner)?\b/g, `${role()}$1`);
  writeFileSync(join(folder, 'roles.sql'), script.replaceAll(`database_${role()}`, 'database_console'));
  writeFileSync(join(folder, 'database_owner'), "o'wner\n");
  writeFileSync(join(folder, 'database_console'), 'a%2F\\b\n');
  const psql = join(findPostgres() ?? '', 'psql');
  execFileSync(psql, ['-v', 'ON_ERROR_STOP=1', '-f', join(folder, 'roles.sql'), own.url], { stdio: 'pipe' });
});
afterAll(async () => {
  await own.admin.end();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run migrate` as the tables' owner. */
async function migrate() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/migrate-cli.ts', '--grant', role()], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(role('_owner')),
      DATABASE_PASSWORD_FILE: join(folder, 'database_owner'),
    },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { code, said: (await said).join('') };
}

it('the roles of compose.yaml have passwords and no right of a superuser', async () => {
  const { rows } = await own.admin.query(
    `select rolname, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as strong,
      rolpassword like 'SCRAM-SHA-256$%' as password from pg_authid where rolname like $1 order by 1`,
    [`${role()}%`],
  );
  expect(rows).toEqual([
    { rolname: role(), strong: false, password: true },
    { rolname: role('_owner'), strong: false, password: true },
  ]);
});

it('the server works as a role that owns nothing, which can neither change the record nor the tables', async () => {
  const env = {
    API_ONLY: '1',
    CAPTCHA: 'fixed',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: urlOf(role()),
    DATABASE_PASSWORD_FILE: join(folder, 'database_console'),
  };
  await expect(startBackend(env)).rejects.toThrow('npm run migrate');
  expect(await migrate()).toMatchObject({ code: 0 });
  const server = await startBackend(env);
  await expectEmpty(server.url, env.DATA_DIR);
  await server.stop();
  // An upgrade, or after a restored backup, which knows no rights.
  expect(await migrate()).toMatchObject({ code: 0 });

  const { db, close } = await openPostgres(env.DATABASE_URL);
  for (const change of [
    sql`update access_records set name = 'other'`,
    sql`delete from access_records`,
    sql`truncate access_records`,
    sql`insert into access_anchors values (9, 'x', 'x')`,
    sql`delete from access_anchors`,
    sql`update receipts set verdict = 'other'`,
    sql`delete from receipts`,
    sql`truncate receipts`,
    sql`alter table access_records disable trigger user`,
    sql`drop table access_records`,
    sql`create or replace function chain_access_record() returns trigger language sql as 'select null'`,
    sql`alter table users add column other text`,
    sql`truncate users`,
    sql`create table other ()`,
    sql`create temporary table other ()`,
    sql`create schema other`,
    sql`delete from drizzle.__drizzle_migrations`,
  ])
    await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
  // A warning and no more.
  await db.execute(sql`grant all on access_records to current_user`);
  await expect(db.execute(sql`delete from access_records`)).rejects.toThrow();
  const audit = auditTrail(db);
  const old = { at: '2025-01-01 00:00:00', call: '', kind: 'detail' as const, result: 200, details: {} };
  await audit.append([{ ...old, address: '', agent: '', requestId: '' }]);
  await expect(pruneAudit({ db, clock: systemClock, audit }, 184)).resolves.toBeGreaterThanOrEqual(0);
  await close();
}, 120_000);
