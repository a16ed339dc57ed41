import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { byKeyword } from '@server/db/keyword';
import { byCondition, byRange, byStart, type Narrowing } from '@server/db/narrowing';
import { rowsOf } from '@server/db/open';
import {
  chargeOrders,
  evidences,
  forensics,
  invoices,
  notarizations,
  tallies,
  users,
} from '@server/db/schema';
import { type Beginning, type Facets, type TalliedTable, tallied } from '@server/db/tallied';
import { talliedPage } from '@server/db/talliedPage';
import { chosenOf, countBy, hasCodes } from '@server/db/tallies';
import { and, count, desc, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: TestBackend;
const names = Object.keys(tallied) as TalliedTable[];

/** Every tally that counts something, sorted. */
const kept = () =>
  rowsOf<{ n: number }>(
    backend.db,
    sql`select source, field, size, beginning, first, second, third, n::int from tallies where n <> 0
      order by source, field, size, beginning collate "C", first collate "C", second collate "C", third collate "C"`,
  );

/** Deletes, moves and inserts rows of a table, several in a statement and single ones. */
async function change(name: TalliedTable) {
  const time = tallied[name].time.name;
  const statements = [
    `create temp table kept as select * from "${name}" where id % 2 = 0`,
    `delete from "${name}" where id % 2 = 0`,
    `update "${name}" set "${time}" = "${time}" - interval '40 days' where id % 3 = 0`,
    `delete from "${name}" where id = (select max(id) from "${name}")`,
    `insert into "${name}" select * from kept`,
    'drop table kept',
  ];
  await backend.db.transaction(async (tx) => {
    for (const each of statements) await tx.execute(sql.raw(each));
  });
}

beforeAll(async () => {
  backend = await createTestBackend();
  for (const name of names) await change(name);
  await backend.db.execute(sql`update users set status = '4', mobile = '1990000' || id where id % 4 = 1`);
  await backend.db.execute(
    sql`update forensics set label = null, username = 'BQ' || username where id % 4 = 1`,
  );
  // Some prefixes occur in a name as well as in a phone number, and some only in the name.
  await backend.db.execute(
    sql`update users set company_name = left(mobile, 3) || company_name where id % 5 = 0`,
  );
  await backend.db.execute(sql`update users set company_name = '138商行' where id % 5 = 1`);
}, 120_000);
afterAll(() => backend.close());

describe('tallies', () => {
  it('match those that the database keeps', async () => {
    const inDatabase = await rowsOf(
      backend.db,
      sql`select source, field, sizes, depth from tally_beginnings() order by source, field`,
    );
    const declared = names.flatMap((source) =>
      (tallied[source].beginnings as readonly Beginning[]).map(({ column, sizes, depth }) => ({
        source,
        field: column.name,
        sizes,
        depth,
      })),
    );
    const order = (a: (typeof declared)[number], b: (typeof declared)[number]) =>
      a.source.localeCompare(b.source) || a.field.localeCompare(b.field);
    expect([...(inDatabase as typeof declared)].sort(order)).toEqual(declared.sort(order));
    expect(names.map((name) => getTableName(tallied[name].table))).toEqual(names);
  });

  it('equal a full recount after inserts, updates and deletes', async () => {
    const byTriggers = await kept();
    await backend.db.execute(sql`select retally(source) from tally_facets()`);
    expect(byTriggers).toEqual(await kept());
    expect(byTriggers.length).toBeGreaterThan(1000);
  });
});

const someDays = { from: '2026-01-01 00:00:00', to: '2026-12-31 23:59:59' };
const someHours = { from: '2025-12-30 07:08:09', to: '2026-10-03 16:17:18' };
const always = { from: '2010-01-01 00:00:00', to: '9999-12-31 23:59:59' };

/** A test case, typed for one table. */
const ask = <T extends TalliedTable>(
  name: T,
  facets: Facets<T>,
  ...narrowed: (Narrowing | undefined)[]
): [TalliedTable, Facets<TalliedTable>, Narrowing[]] => [
  name,
  facets,
  narrowed.filter((each) => each !== undefined),
];

const asked = [
  ask('users', { type: '2' }, byRange(users.registeredTime, someDays)),
  ask('users', { type: '1', status: '3' }, byRange(users.registeredTime, someHours)),
  ask('users', {}, byRange(users.registeredTime, always)),
  ask('users', { type: '2' }, byRange(users.checkTime, someDays)),
  ask('users', { type: '2' }, byRange(users.checkTime, someDays), byRange(users.registeredTime, someHours)),
  ask('users', {}, byKeyword('13', { numbers: [users.mobile], names: [users.companyName, users.name] })),
  ask('users', {}, byKeyword('138', { numbers: [users.mobile], names: [users.companyName, users.name] })),
  ask('users', {}, byKeyword('19900002', { numbers: [users.mobile], names: [users.companyName] })),
  ask('users', { type: '2' }, byKeyword('有限', { numbers: [users.mobile], names: [users.companyName] })),
  ask('users', { type: '2' }, byKeyword('13', { numbers: [users.mobile], names: [users.mobile] })),
  ask(
    'invoices',
    {},
    byKeyword('91', { numbers: [invoices.mobile, invoices.taxNum], names: [invoices.taxNum] }),
  ),
  ask('evidences', {}, byStart('BQ', evidences.baoquanNo)),
  ask('evidences', { userType: '1' }, byStart('BQ2026', evidences.baoquanNo)),
  ask('evidences', { userType: '1' }, byStart('BQ20261', evidences.baoquanNo)),
  ask('evidences', {}, byStart('BQ2026', evidences.baoquanNo), byRange(evidences.saveTime, someDays)),
  ask('evidences', {}, byStart('B%', evidences.baoquanNo)),
  ask('forensics', { kind: '2' }, byStart('WQ20', forensics.number)),
  ask('forensics', { kind: '2', status: ['SUCCESS', 'SUCCESSED'] }, byStart('WQ2026', forensics.number)),
  ask('forensics', { kind: '2', label: '著作权' }, byStart('WQ2026', forensics.number)),
  ask('forensics', { kind: '4', label: '著作权' }, byRange(forensics.beginAt, someHours)),
  ask('forensics', { kind: '3' }, byStart('直播', forensics.name, forensics.username)),
  ask('forensics', { kind: '3' }, byStart('BQ', forensics.name, forensics.username)),
  ask('charge_orders', { pay: '2', businessType: '5' }, byRange(chargeOrders.createTime, someDays)),
  ask('notarizations', { accountId: '4' }, byRange(notarizations.addTime, someDays)),
  ask('notarizations', { accountId: '4' }, byStart('GZ2', notarizations.orderNo)),
  ask('invoices', { status: '3' }, byStart('9100', invoices.mobile, invoices.taxNum, invoices.head)),
  ask('login_logs', { type: '1' }),
  ask('notarizations', { payStatus: '2' }, byCondition(sql`${notarizations.money} > 500`)),
];

describe.each(asked)('%s with %o', (name, facets, narrowed) => {
  const { table, time } = tallied[name];
  const where = () => and(hasCodes(chosenOf(name, facets)), ...narrowed.map((each) => each.where));

  it('have the same count as a scan', async () => {
    const [scanned] = await backend.db.select({ n: count() }).from(table).where(where());
    expect(await countBy(backend.db, chosenOf(name, facets), narrowed)).toBe(scanned?.n);
  });

  it('have the same pages as sorting all rows', async () => {
    const sorted = await backend.db
      .select({ id: table.id })
      .from(table)
      .where(where())
      .orderBy(desc(time), desc(table.id));
    const paged: { id: number }[] = [];
    for (let page = 1; paged.length < sorted.length; page++) {
      const selection = backend.db.select({ id: table.id }).from(table).$dynamic();
      const { rows } = await talliedPage(backend.db, name, selection, { facets, narrowed, page, limit: 7 });
      expect(rows.length).toBeGreaterThan(0);
      paged.push(...rows);
    }
    expect(paged).toEqual(sorted);
  });
});

it.each([
  ['a wide beginning', ask('evidences', { userType: '2' }, byStart('BQ202', evidences.baoquanNo))],
  ['years', ask('evidences', { userType: '2' }, byRange(evidences.saveTime, someDays))],
  ['codes', ask('evidences', { userType: '2' })],
])('%s is not counted row by row', async (_what, [name, facets, narrowed]) => {
  const chosen = chosenOf(name, facets);
  const before = await countBy(backend.db, chosen, narrowed);
  await expect(
    backend.db.transaction(async (tx) => {
      await tx.update(tallies).set({ n: sql`${tallies.n} * 2` });
      expect(await countBy(tx, chosen, narrowed)).toBe(before * 2);
      expect(before).toBeGreaterThan(0);
      tx.rollback();
    }),
  ).rejects.toThrow('Rollback');
});
