import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerWith, withParents } from '../attacks/callers';
import { type Caller, movableClock } from './client';

interface Claim {
  readonly item: string;
  readonly holder: string;
  readonly is_own: string;
  readonly since: string;
  readonly remaining: number;
}

const clock = movableClock();
const MINUTE = 60_000;
let backend: TestBackend;
let one: Caller;
let other: Caller;
let finance: Caller;

beforeAll(async () => {
  backend = await createTestBackend({ clock });
  one = await callerWith(backend, withParents(62), 'one');
  other = await callerWith(backend, withParents(62), 'other');
  finance = await callerWith(backend, withParents(28), 'finance');
}, 60_000);
afterAll(() => backend.close());

const take = (by: Caller, item: string, more = {}) =>
  by.post<Claim>('/api/claim/take', { kind: 'realName', item, ...more });
const listed = async (by: Caller) =>
  (await by.get<{ data: Claim[]; count: number }>('/api/claim/getList', { kind: 'realName' })).data.data;

it('a record belongs to whoever took it first, until they give it back, or take over is asked for', async () => {
  expect((await take(one, '7')).data).toMatchObject({ item: '7', is_own: '1', remaining: 300 });
  expect((await take(other, '7')).data).toMatchObject({ holder: '王小明', is_own: '2' });
  expect((await take(other, '7', { force: '1' })).data).toMatchObject({ is_own: '1' });
  expect((await take(one, '7')).data).toMatchObject({ is_own: '2' });
  // Whoever doesn't have it gives nothing back.
  await one.post('/api/claim/release', { kind: 'realName', item: '7' });
  expect((await take(one, '7')).data).toMatchObject({ is_own: '2' });
  await other.post('/api/claim/release', { kind: 'realName', item: '7' });
  expect((await take(one, '7')).data).toMatchObject({ is_own: '1' });
});

it('a claim lasts five minutes from when it was last extended, and says since when it is held', async () => {
  const first = (await take(one, '8')).data;
  clock.move(4 * MINUTE);
  expect((await take(one, '8')).data).toEqual({ ...first, remaining: 300 });
  clock.move(4 * MINUTE);
  expect((await take(other, '8')).data).toMatchObject({ is_own: '2', remaining: 60 });
  clock.move(MINUTE);
  expect((await take(other, '8')).data).toMatchObject({ is_own: '1', remaining: 300 });
  expect((await take(other, '8')).data.since > first.since).toBe(true);
});

it('those at work are listed, without what has run out', async () => {
  clock.move(10 * MINUTE);
  await take(one, '9');
  clock.move(MINUTE);
  await take(other, '10');
  expect((await listed(one)).map(({ item, is_own }) => [item, is_own])).toEqual([
    ['9', '1'],
    ['10', '2'],
  ]);
  clock.move(4 * MINUTE);
  expect((await listed(one)).map(({ item }) => item)).toEqual(['10']);
});

it('of twenty that take a record at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => take(at % 2 === 0 ? one : other, '11')),
  );
  const owners = new Set(answers.map(({ data }, at) => (data.is_own === '1' ? at % 2 : 1 - (at % 2))));
  expect(owners.size).toBe(1);
});

it('only those who may decide claim, and see who has', async () => {
  expect((await take(finance, '7')).code).not.toBe(200);
  expect((await finance.get('/api/claim/getList', { kind: 'realName' })).code).not.toBe(200);
  expect((await finance.post('/api/claim/release', { kind: 'realName', item: '7' })).code).not.toBe(200);
  expect((await take(finance, '7', { kind: 'invoiceMakeOut' })).code).toBe(200);
});
