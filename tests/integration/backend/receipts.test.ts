import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { parts } from '@resources/console';
import { notarizations } from '@server/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewSteps } from '../../../server/calls/reviewSteps';
import { rowsOf } from '../../../server/db/open';
import { callerWith, withParents } from '../attacks/callers';
import type { Caller } from './client';

let backend: TestBackend;
let reviewer: Caller;
let reader: Caller;
let finance: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  reviewer = await callerWith(backend, withParents(62), 'one');
  reader = await callerWith(backend, withParents(28), 'reader');
  finance = await callerWith(backend, withParents(28), 'finance');
}, 60_000);
afterAll(() => backend.close());

const given = {
  step: 'realName',
  item: '7',
  verdict: 'resources.user/Detail.review.decision.actions.approve.name',
  files: 'userDetailInfo.license:opened,userDetailInfo.author_front:failed',
  warnings: 'declared/minor,check/userDetailInfo.tax_number',
  is_acknowledged: '1',
  is_confirmed: '1',
  digest: 'a'.repeat(64),
  salt: 'b'.repeat(32),
  fields: 'c'.repeat(16),
};
const add = (by: Caller, more: object = {}) => by.post('/api/receipt/add', { ...given, ...more });
const read = (by: Caller, step: string, item: string) => by.get('/api/receipt/getList', { step, item });
const listed = async (by: Caller, item = '7', step = given.step) =>
  (await by.get<{ data: object[] }>('/api/receipt/getList', { step, item })).data?.data;

it('whoever may decide adds a receipt, and whoever may see the record reads it, the newest first', async () => {
  expect((await add(reviewer)).code).toBe(200);
  expect((await add(reviewer, { salt: 'd'.repeat(32), files: '', warnings: '' })).code).toBe(200);
  expect(await listed(reviewer)).toMatchObject([
    { salt: 'd'.repeat(32), files: [], warnings: '' },
    {
      ...given,
      time: expect.stringMatching(/^\d{4}-/),
      verifier: '王小明',
      files: [
        { field: 'userDetailInfo.license', became: 'opened' },
        { field: 'userDetailInfo.author_front', became: 'failed' },
      ],
    },
  ]);
  expect(await listed(reviewer, '8')).toEqual([]);
});

it('others neither add nor read one', async () => {
  expect((await add(finance)).code).toBe(403);
  expect((await reader.get('/api/receipt/getList', { step: given.step, item: '7' })).code).toBe(403);
  expect((await add(finance, { step: 'invoiceMakeOut' })).code).toBe(200);
});

it('values of the record are refused wherever they are written', async () => {
  for (const wrong of [
    { verdict: '张三' },
    { files: 'license:opened,110101199003078515:opened' },
    { files: 'license:https' },
    { warnings: 'check/110101199003078515' },
    { warnings: '号码不符' },
    { digest: 'x' },
    { step: 'other' },
  ])
    expect((await add(reviewer, wrong)).code).toBe(422);
});

it('a receipt is recorded with who gave it, and is never changed', async () => {
  const { db } = backend;
  // Of its own, as the rows of the other tests may not be there.
  for (const salt of ['d', 'e']) await add(reviewer, { item: '9', salt: salt.repeat(32) });
  const changes = [sql`update receipts set verdict = 'x'`, sql`delete from receipts`, sql`truncate receipts`];
  for (const change of changes) await expect(db.execute(change)).rejects.toThrow();
  const rows = await rowsOf(
    db,
    sql`select target_kind, target_id, details from access_records where call = 'POST /api/receipt/add' and result = 200 and target_kind = 'user' and target_id = '9'`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ details: expect.stringContaining(given.digest) });
});

it('whoever decides on companies neither adds nor reads one of a person, though both share a permission', async () => {
  // The seed's companies come first, its persons after them.
  const item = '70';
  const persons = await callerWith(backend, withParents(64), 'persons');
  // Decides on companies, and sees persons.
  const onlySees = await callerWith(backend, [...new Set([...withParents(62), ...withParents(3)])], 'sees');
  expect((await add(persons, { item })).code).toBe(200);
  expect(await listed(persons, item)).toHaveLength(1);
  expect((await add(reviewer, { item })).code).toBe(403);
  expect((await read(reviewer, given.step, item)).code).toBe(403);
  expect((await read(persons, given.step, given.item)).code).toBe(403);
  expect((await add(onlySees, { item })).code).toBe(403);
  expect(await listed(onlySees, item)).toHaveLength(1);
});

it('whoever sees only their own applications neither adds nor reads one of another', async () => {
  const step = 'application';
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
  expect((await add(own, { step, item: mine })).code).toBe(200);
  expect((await read(own, step, mine)).code).toBe(200);
  expect((await add(own, { step, item: another })).code).toBe(403);
  expect((await read(own, step, another)).code).toBe(403);
});

it('the steps are those of the console’s reviews', async () => {
  const all = await Promise.all(Object.values(parts.resources).map((load) => load()));
  const steps = all.flatMap(({ default: { definition } }) =>
    Object.values(definition.review ?? {}).map(({ claim }) => claim),
  );
  expect(Object.keys(reviewSteps).sort()).toEqual(steps.sort());
});
