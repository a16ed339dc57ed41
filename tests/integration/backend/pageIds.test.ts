import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { byKeyword } from '@server/db/keyword';
import { pageIds, sliceOf } from '@server/db/list';
import { loginLogs, users } from '@server/db/schema';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: TestBackend;
let newestIds: number[];
const mine = eq(loginLogs.type, 'x');

beforeAll(async () => {
  backend = await createTestBackend();
  // Ten rows a second, so that ids decide the order within a second.
  await backend.db.execute(sql`insert into login_logs (type, account_id, name, login_time, ip)
    select 'x', '1', 'x', timestamp '2026-01-01' + make_interval(secs => (g / 10) * 7919 % 601), '' from generate_series(1, 6005) g`);
  const rows = await backend.db
    .select({ id: loginLogs.id })
    .from(loginLogs)
    .where(mine)
    .orderBy(desc(loginLogs.loginTime), desc(loginLogs.id));
  newestIds = rows.map(({ id }) => id);
}, 60_000);
afterAll(() => backend.close());

it.each([1, 2, 200, 300, 301, 302, 600, 601])(
  'page %i of many rows is the same whichever end it is found from',
  async (page) => {
    const newest = { time: loginLogs.loginTime, id: loginLogs.id };
    const ids = await pageIds(
      backend.db,
      loginLogs,
      newest,
      mine,
      sliceOf({ page, limit: 10 }),
      newestIds.length,
    );
    expect(ids.sort((a, b) => a - b)).toEqual(
      newestIds.slice((page - 1) * 10, page * 10).sort((a, b) => a - b),
    );
  },
);

it('a page past the end is empty, and makes no query', async () => {
  const nobody = { select: () => expect.fail('asked') } as unknown as TestBackend['db'];
  expect(
    await pageIds(nobody, loginLogs, { id: loginLogs.id }, mine, sliceOf({ page: 9, limit: 10 }), 80),
  ).toEqual([]);
});

it('a part of a name finds names that contain it, and treats wildcards literally', async () => {
  const names = ['青山绿水甲', '绿水青山甲', '水绿甲', '绿%甲'];
  for (const [n, companyName] of names.entries())
    await backend.db.insert(users).values({
      type: '2',
      companyName,
      mobile: `1990000000${n}`,
      status: '1',
      registeredTime: '2026-01-01',
    });
  const found = async (keyword: string) => {
    const found = byKeyword(keyword, { numbers: [users.mobile], names: [users.companyName] });
    const rows = await backend.db.select().from(users).where(found?.where).orderBy(asc(users.id));
    return rows.map(({ companyName }) => companyName);
  };
  expect(await found('绿水')).toEqual(['青山绿水甲', '绿水青山甲']);
  expect(await found('水绿')).toEqual(['水绿甲']);
  expect(await found('绿%')).toEqual(['绿%甲']);
  expect(await found('龘')).toEqual([]);
});

it('the search for a part of a name uses an index', async () => {
  const plan = await backend.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = byKeyword('绿水', { numbers: [users.mobile], names: [users.companyName] });
    return tx.execute(sql`explain select id from users where ${found?.where}`);
  });
  expect(JSON.stringify(plan)).toContain('users_company_characters');
});
