import { pruneAudit } from '@server/audit/retention';
import { auditTrail } from '@server/audit/trail';
import { headOf, verifyChain } from '@server/audit/verify';
import { systemClock } from '@server/clock';
import { openPostgres } from '@server/db/openPostgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type OwnDatabase } from './database';

let name: string;
let url: string;
let admin: OwnDatabase['admin'];

/** The url of a role that is no superuser. */
async function urlOf(role: string): Promise<string> {
  await admin.query(`create role ${role} login password 'secret'`);
  return Object.assign(new URL(url), { username: role, password: 'secret' }).href;
}

beforeAll(async () => {
  ({ name, url, admin } = await createDatabase());
});
afterAll(() => admin.end());

const entry = {
  at: '2025-01-01 00:00:00',
  address: '',
  agent: '',
  requestId: '',
  call: '',
  kind: 'detail',
  result: 200,
  details: {},
} as const;

const changes = [
  sql`update access_records set name = 'other'`,
  sql`delete from access_records`,
  sql`truncate access_records`,
  sql`insert into access_anchors values (9, 'x', 'x')`,
];

describe('a role that is no superuser', () => {
  it('can only insert, even if it owns the tables; pruning works all the same', async () => {
    const owner = await urlOf(`${name}_owner`);
    await admin.query(`alter database ${name} owner to ${name}_owner`);
    const { db, migrate, close } = await openPostgres(owner);
    await migrate();
    const audit = auditTrail(db);
    await audit.append([entry, entry]);
    for (const change of changes)
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await pruneAudit({ db, clock: systemClock, audit }, 184)).toBe(2);
    for (const change of changes)
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
    await close();
  });

  it('can neither change the record nor its triggers, if another owns the tables', async () => {
    const { db, close } = await openPostgres(await urlOf(`${name}_app`));
    const asOwner = await openPostgres(url);
    for (const grant of [
      sql`grant usage on schema public to ${sql.identifier(`${name}_app`)}`,
      sql`grant insert, select on access_records to ${sql.identifier(`${name}_app`)}`,
      sql`grant select on access_anchors to ${sql.identifier(`${name}_app`)}`,
    ])
      await asOwner.db.execute(grant);
    const before = await headOf(db);
    await auditTrail(db).append([entry]);
    expect((await headOf(db))?.seq).toBe((before?.seq ?? 0) + 1);
    for (const change of [
      ...changes,
      sql`alter table access_records disable trigger user`,
      sql`create or replace function chain_access_record() returns trigger language sql as 'select null'`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect((await verifyChain(db)).broken).toBeUndefined();
    await close();
    await asOwner.close();
  });
});
