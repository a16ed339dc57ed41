import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { claims, notarizations } from '@server/db/schema';
import { asc, eq } from 'drizzle-orm';
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
const listed = async (by: Caller, kind = 'realName') =>
  (await by.get<{ data: Claim[]; count: number }>('/api/claim/getList', { kind })).data.data;
const itemsOf = async (by: Caller, kind?: string) => (await listed(by, kind)).map(({ item }) => item);

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

it('whoever takes a record while it is given back is told whose it is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      at % 3 === 0
        ? one.post<Claim>('/api/claim/release', { kind: 'realName', item: '16' })
        : take(at % 3 === 1 ? one : other, '16', { force: '1' }),
    ),
  );
  expect(answers.filter((_, at) => at % 3 > 0).map(({ data }) => data?.item)).toEqual(
    Array.from({ length: 40 }, () => '16'),
  );
});

it('only those who may decide claim, and see who has', async () => {
  expect((await take(finance, '7')).code).not.toBe(200);
  expect((await finance.get('/api/claim/getList', { kind: 'realName' })).code).not.toBe(200);
  expect((await finance.post('/api/claim/release', { kind: 'realName', item: '7' })).code).not.toBe(200);
  expect((await take(finance, '7', { kind: 'invoiceMakeOut' })).code).toBe(200);
});

it('whoever decides on companies neither claims persons, nor sees who has', async () => {
  // The seed's companies come first, its persons after them.
  const [aCompany, aPerson] = ['12', '70'];
  const persons = await callerWith(backend, withParents(64), 'persons');
  expect((await take(persons, aPerson)).code).toBe(200);
  expect((await take(persons, aCompany)).code).toBe(403);
  expect((await take(one, aPerson, { force: '1' })).code).toBe(403);
  expect((await one.post('/api/claim/release', { kind: 'realName', item: aPerson })).code).toBe(403);
  await take(one, aCompany);
  expect(await itemsOf(one)).not.toContain(aPerson);
  expect(await itemsOf(persons)).toEqual([aPerson]);
});

it('whoever sees only their own applications claims no other, and doesn’t see who has', async () => {
  const kind = 'application';
  const all = await callerWith(backend, withParents(68), 'all');
  const own = await callerWith(backend, [...withParents(68), 37], 'own');
  const rows = await backend.db
    .select({ id: notarizations.id })
    .from(notarizations)
    .orderBy(asc(notarizations.id))
    .limit(2);
  const [mine = '', another = ''] = rows.map(({ id }) => String(id));
  await backend.db
    .update(notarizations)
    .set({ accountId: own.id })
    .where(eq(notarizations.id, Number(mine)));
  expect((await take(own, mine, { kind })).code).toBe(200);
  expect((await take(own, another, { kind })).code).toBe(403);
  expect((await take(all, another, { kind })).code).toBe(200);
  expect(await itemsOf(own, kind)).toEqual([mine]);
  expect((await itemsOf(all, kind)).sort()).toEqual([mine, another].sort());
});

it('only the number of a record is claimed', async () => {
  for (const item of ['x', '7x', '0', '9'.repeat(13)]) expect((await take(one, item)).code).toBe(422);
  expect((await take(one, '0013')).data).toMatchObject({ item: '13' });
});

it('claims that have run out are removed once another of their kind is taken', async () => {
  const kept = async (kind: string) =>
    (await backend.db.select().from(claims).where(eq(claims.kind, kind))).map(({ item }) => item);
  await take(finance, '7', { kind: 'invoiceMakeOut' });
  await take(one, '14');
  clock.move(5 * MINUTE);
  await take(other, '15');
  expect(await kept('realName')).toEqual(['15']);
  expect(await kept('invoiceMakeOut')).toEqual(['7']);
});
