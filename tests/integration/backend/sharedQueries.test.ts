import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { accounts, sharedQueries } from '@server/db/schema';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { callerWith, withParents } from '../attacks/callers';
import type { Caller } from './client';

let backend: TestBackend;
type Known = Awaited<ReturnType<typeof callerWith>>;
let one: Known;
let colleague: Known;
let stranger: Known;

beforeAll(async () => {
  backend = await createTestBackend();
  const first = await callerWith(backend, withParents(62), 'one');
  const second = await callerWith(backend, withParents(62), 'colleague');
  await backend.db.update(accounts).set({ roleId: first.roleId }).where(eq(accounts.id, second.id));
  [one, colleague] = [first, second];
  stranger = await callerWith(backend, withParents(62), 'stranger');
}, 60_000);
afterAll(() => backend.close());

interface Row {
  readonly id: string;
  readonly label: string;
  readonly search: string;
  readonly is_own: string;
}

const LIST = 'user/enterprise';
const share = (by: Caller, label: string, search = 'perPage=20', list = LIST) =>
  by.post('/api/sharedQuery/share', { list, label, search });
const rowsFor = async (by: Caller, list = LIST) =>
  (await by.get<{ data: Row[]; count: number }>('/api/sharedQuery/getList', { list })).data.data;

beforeEach(async () => {
  for (const by of [one, colleague, stranger])
    for (const { id } of await rowsFor(by)) await by.post('/api/sharedQuery/withdraw', { id });
});

it('a query is shared with the role of who shares it, for its list, and with nobody else', async () => {
  expect((await share(one, '待审核', 'filter=%7B%22status%22%3A%222%22%7D')).code).toBe(200);
  expect(await rowsFor(one)).toMatchObject([
    { label: '待审核', search: 'filter=%7B%22status%22%3A%222%22%7D', owner: '王小明', is_own: '1' },
  ]);
  expect(await rowsFor(colleague)).toMatchObject([{ label: '待审核', is_own: '2' }]);
  expect(await rowsFor(one, 'user/individual')).toEqual([]);
  expect(await rowsFor(stranger)).toEqual([]);
});

it('one of the same name takes the place of one’s own, and not of a colleague’s', async () => {
  for (const size of ['20', '50']) await share(one, 'a', `perPage=${size}`);
  await share(colleague, 'a', 'perPage=100');
  expect((await rowsFor(one)).map(({ search, is_own }) => [search, is_own])).toEqual([
    ['perPage=50', '1'],
    ['perPage=100', '2'],
  ]);
});

it('only who shares a query shares it no longer', async () => {
  await share(one, 'a');
  const [row] = await rowsFor(one);
  const id = row?.id ?? '';
  for (const by of [colleague, stranger]) await by.post('/api/sharedQuery/withdraw', { id });
  expect(await rowsFor(one)).toHaveLength(1);
  expect((await one.post('/api/sharedQuery/withdraw', { id })).code).toBe(200);
  expect(await rowsFor(one)).toEqual([]);
});

it.each([
  ['a phone number in a filter', 'a', 'filter=%7B%22keyword%22%3A%2213800138000%22%7D'],
  ['an ID number in a filter', 'a', 'filter=%7B%22keyword%22%3A%2211010119900307751x%22%7D'],
  ['a phone number in its name', '找13800138000', 'perPage=20'],
])('%s is refused', async (_, label, search) => {
  expect(await share(one, label, search)).toMatchObject({
    code: 400,
    message: '常用条件含有手机号或证件号，不能共享',
  });
  expect(await rowsFor(one)).toEqual([]);
});

it('the number of an evidence is no phone number', async () => {
  const search = new URLSearchParams({ filter: '{"keyword":"WQ202611260000000001"}' });
  expect((await share(one, 'a', String(search))).code).toBe(200);
});

it('a list has at most fifty, and those can still be changed', async () => {
  for (let at = 0; at < 50; at += 1) expect((await share(one, `n${at}`)).code).toBe(200);
  expect(await share(colleague, 'another')).toMatchObject({
    code: 400,
    message: expect.stringContaining('50'),
  });
  expect((await share(one, 'n7', 'perPage=50')).code).toBe(200);
  expect(await rowsFor(one)).toHaveLength(50);
});

it.each([
  ['is disabled', () => ({ status: '2' })],
  ['has another role by now', () => ({ roleId: stranger.roleId })],
])(
  'what somebody shared who %s is neither shown nor counted, and is gone once somebody shares',
  async (_, set) => {
    for (let at = 0; at < 50; at += 1) await share(colleague, `n${at}`);
    const change = (values: Partial<typeof accounts.$inferInsert>) =>
      backend.db.update(accounts).set(values).where(eq(accounts.id, colleague.id));
    onTestFinished(async () => {
      await change({ status: '1', roleId: one.roleId });
    });
    await change(set());
    expect(await rowsFor(one)).toEqual([]);
    expect((await share(one, 'a')).code).toBe(200);
    expect(await rowsFor(one)).toMatchObject([{ label: 'a' }]);
    const left = backend.db.select().from(sharedQueries).where(eq(sharedQueries.accountId, colleague.id));
    expect(await left).toEqual([]);
  },
);

it('of several that share the fiftieth at once, one does', async () => {
  for (let at = 0; at < 49; at += 1) await share(one, `n${at}`);
  const atOnce = <T>(call: (by: Caller, at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 8 }, (_, at) => call(at % 2 === 0 ? one : colleague, at)));
  // Opens the connections that they are shared over, where there is more than one.
  await atOnce((by) => rowsFor(by));
  const isLast = like(sharedQueries.label, 'last%');
  for (let round = 0; round < 5; round += 1) {
    const answers = await atOnce((by, at) => share(by, `last${at}`));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await backend.db.delete(sharedQueries).where(isLast).returning()).toHaveLength(1);
  }
});
