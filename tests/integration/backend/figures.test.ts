import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { accessRecords } from '@server/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

type Row = Record<string, string | number>;
interface Page {
  data: Row[];
  count: number;
}

let backend: TestBackend;
let finance: Caller;
let notary: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  finance = await loginAs(backend.app, 'finance');
  notary = await loginAs(backend.app, 'notary');
}, 60_000);
afterAll(() => backend.close());

const read = async (path: string, query: Record<string, string> = {}, caller = finance) =>
  (await caller.get<Page>(path, query)).data;

describe('sums of orders by day', () => {
  it('agree with the rows of their list', async () => {
    const list = '/api/ajax/data/getOrderList';
    const { data: newest } = await read(list);
    const last = String(newest[0]?.addTime).slice(0, 10);
    const first = String(newest.at(-1)?.addTime).slice(0, 10);
    const datetime = `${first} - ${last}`;
    const { data: rows, count } = await read(list, { datetime, limit: '100' });
    expect(rows).toHaveLength(count);
    const { data: days } = await read('/api/figures/orders', { datetime });
    expect(days.at(0)?.day).toBe(first);
    expect(days.at(-1)?.day).toBe(last);
    for (const { day, count: orders, amount: sum } of days) {
      const those = rows.filter((row) => String(row.addTime).startsWith(String(day)));
      const paid = those.filter(({ pay }) => pay === '2').map((row) => Number(row.money));
      expect([day, orders, Number(sum)]).toEqual([
        day,
        those.length,
        paid.reduce((all, one) => all + one, 0),
      ]);
    }
  });

  it('are of the last thirty days by default, days without orders included, and of a quarter at most', async () => {
    expect((await read('/api/figures/orders')).data).toHaveLength(30);
    const year = await finance.get('/api/figures/orders', { datetime: '2025-01-01 - 2025-12-31' });
    expect(year.code).toBe(422);
  });

  it('are refused to whoever may not open the list', async () => {
    const reviewer = await loginAs(backend.app, 'reviewer');
    expect((await reviewer.get('/api/figures/orders')).code).not.toBe(200);
  });
});

it('tells an account what it did itself, and leaves no entry by being asked', async () => {
  const own = () => read('/api/figures/activity', {}, notary);
  const before = await own();
  expect(before.data).toEqual([{ kind: 'login', today: 1, week: 1 }]);
  expect(await own()).toEqual(before);
});

it('counts no lists and searches among it: the console asks for them by itself', async () => {
  const kinds = async () =>
    (await read('/api/figures/activity', {}, notary)).data.map(({ kind, today }) => [kind, today]);
  const before = await kinds();
  await notary.get('/api/session/getList');
  const { data: rows } = await read('/api/ajax/data/dataList', { keyword: '13800138000' }, notary);
  expect(rows).toEqual([]);
  const recorded = await backend.db
    .select({ kind: accessRecords.kind })
    .from(accessRecords)
    .orderBy(desc(accessRecords.seq))
    .limit(2);
  expect(recorded.map(({ kind }) => kind)).toEqual(['search', 'list']);
  expect(await kinds()).toEqual(before);
});
