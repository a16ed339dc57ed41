import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { MANY_PAGES } from '@server/audit/listReadings';
import { headOf } from '@server/audit/verify';
import { accessRecords, accounts, users } from '@server/db/schema';
import { accessOf, type CallName } from '@server/routes/access';
import { asc, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, loginAs, movableClock } from '../backend/client';
import { detailFields, rowFields } from '../backend/specification';

type Entry = typeof accessRecords.$inferSelect;

const clock = movableClock(new Date());
const minute = 60_000;

let backend: TestBackend;
let reader: Caller;

beforeAll(async () => {
  backend = await createTestBackend({ clock });
  reader = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());

/** The entries that an action adds, with what they say. */
async function entriesOf(action: () => Promise<unknown>): Promise<readonly (Entry & { said: Said })[]> {
  const before = (await headOf(backend.db))?.seq ?? 0;
  await action();
  const entries = await backend.db
    .select()
    .from(accessRecords)
    .where(gt(accessRecords.seq, before))
    .orderBy(asc(accessRecords.seq));
  return entries.map((entry) => ({ ...entry, said: JSON.parse(entry.details) }));
}

type Said = Record<string, unknown>;

const balances = '/api/ajax/user/getBalanceList';

/** Reads pages of two rows each, and of one query. */
async function read(pages: Iterable<number>, query: Record<string, string> = {}) {
  for (const page of pages)
    expect((await reader.get(balances, { ...query, page: String(page), limit: '2' })).code).toBe(200);
}

const pagesTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

// What was read before has rested.
beforeEach(async () => {
  clock.move(11 * minute);
  await reader.get('/api/ajax/user/getPoints', { keyword: String(clock.now().getTime()) });
});

describe('a list that shows persons', () => {
  it('leaves one entry a query, and another one with its pages once it rests', async () => {
    const [first, ...more] = await entriesOf(() => read([1, 2, 3]));
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'list', said: { page: '1', limit: '2' }, targetId: null });
    clock.move(9 * minute);
    expect(await entriesOf(() => read([4]))).toEqual([]);
    clock.move(11 * minute);
    const [count, next] = await entriesOf(() => read([1]));
    expect(count).toMatchObject({
      kind: 'list',
      username: 'admin',
      said: { page: '4', pages: 4, rows: 8, since: first?.at },
    });
    expect(next).toMatchObject({ kind: 'list', said: { page: '1' } });
    expect(next?.said).not.toHaveProperty('pages');
  });

  it('leaves one with each twenty pages that are read in a row', async () => {
    const entries = await entriesOf(() => read(pagesTo(MANY_PAGES)));
    expect(entries.map(({ kind, said }) => [kind, said.pages, said.rows])).toEqual([
      ['list', undefined, undefined],
      ['bulk', 20, 40],
    ]);
    const more = await entriesOf(() => read(pagesTo(30, 21)));
    expect(more).toEqual([]);
    expect(
      (await entriesOf(() => read(pagesTo(40, 31)))).map(({ kind, said }) => [kind, said.pages]),
    ).toEqual([['bulk', 40]]);
  });

  it('has each page of users, and twenty in a row as well', async () => {
    const users = () =>
      Promise.all(
        pagesTo(MANY_PAGES).map((page) =>
          reader.get('/api/ajax/user/getUserList', { types: '1', limit: '2', page: String(page) }),
        ),
      );
    const kinds = (await entriesOf(users)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['bulk', ...pagesTo(MANY_PAGES).map(() => 'list')]);
  });

  it('counts no page again that is asked again, as a badge does, and begins anew after an hour of that', async () => {
    const asked = async () => {
      for (let at = 0; at < 59; at += 1) {
        clock.move(minute);
        await read([1]);
      }
    };
    expect((await entriesOf(asked)).map(({ kind }) => kind)).toEqual(['list']);
    clock.move(3 * minute);
    expect((await entriesOf(() => read([1]))).map(({ kind }) => kind)).toEqual(['list']);
  });

  it('leaves an entry for each other query, and none for going back to one', async () => {
    const asked = async () => {
      await read([1], { status: '1' });
      await read([1], { status: '2' });
      await read([2], { status: '1' });
    };
    expect((await entriesOf(asked)).map(({ said }) => said.status)).toEqual(['1', '2']);
    const finance = await loginAs(backend.app, 'finance');
    const others = () => finance.get(balances, { status: '1', page: '1' });
    expect((await entriesOf(others)).map(({ username }) => username)).toEqual(['finance']);
  });

  it('is not answered while its entry can not be written, and is recorded when it is', async () => {
    const asked = () => reader.get(balances, { page: '1', status: '2' });
    await backend.db.execute(sql`alter table access_records rename to hidden_records`);
    const refused = await Promise.all([asked(), asked()]).finally(() =>
      backend.db.execute(sql`alter table hidden_records rename to access_records`),
    );
    expect(refused.map(({ code, data }) => [code, data])).toEqual([
      [500, null],
      [500, null],
    ]);
    expect((await entriesOf(asked)).map(({ kind, said }) => [kind, said.status])).toEqual([['list', '2']]);
  });
});

describe('a search', () => {
  const search = (keyword: string) => () => reader.get(balances, { page: '1', keyword });

  it.each(['公司', '张', '1381', '1381 公司 2'])('by %s is recorded with just that', async (keyword) => {
    const [entry, ...more] = await entriesOf(search(keyword));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'search', targetKind: 'keyword', targetId: keyword });
    expect(entry?.said).toEqual({ page: '1', keyword });
    // The server's log names nobody.
    expect(backend.answered.at(-1)).toMatchObject({ access: 'search' });
    expect(backend.answered.at(-1)).not.toHaveProperty('target');
  });

  it.each([
    '138000',
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '１３８００１３８０００',
    '11010119900101123x',
  ])('by %s is recorded without that number', async (keyword) => {
    const [entry, ...more] = await entriesOf(search(keyword));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'search', targetKind: 'keyword' });
    expect(entry?.targetId).toMatch(/^#[0-9a-f]{16}$/);
    expect(entry?.said).toEqual({ page: '1', keyword: entry?.targetId });
  });

  it('by a number is found in the log by that number, however it was written', async () => {
    await search('139 1234 5678')();
    const found = async (target: string) =>
      (
        await reader.get<{ data: Record<string, string>[] }>('/api/audit/getList', { page: '1', target })
      ).data.data.map(({ kind, call }) => [kind, call]);
    const entries = await entriesOf(async () => {
      expect(await found('139-12345678')).toEqual([['search', `GET ${balances}`]]);
      expect(await found('13912345679')).toEqual([]);
    });
    // Nor does the log itself say by which number it was searched.
    expect(JSON.stringify(entries)).not.toMatch(/12345678|13912345679/);
  });

  it('in an address that is shared is recorded without its number, and with its dates', async () => {
    const filter = JSON.stringify({ keyword: '13912345678', datetime: '2026-11-01 - 2026-11-30', status: 2 });
    const search = new URLSearchParams({ filter, keyword: '139 1234 5678' }).toString();
    const [entry] = await entriesOf(() =>
      reader.post('/api/sharedQuery/share', { list: 'money/balance', label: '甲', search }),
    );
    const said = new URLSearchParams(String(entry?.said.search));
    const digest = said.get('keyword');
    expect(digest).toMatch(/^#[0-9a-f]{16}$/);
    expect(JSON.parse(said.get('filter') ?? '')).toEqual({
      keyword: digest,
      datetime: '2026-11-01 - 2026-11-30',
      status: 2,
    });
  });

  it('that is refused leaves no number, either', async () => {
    const finance = await loginAs(backend.app, 'finance');
    const [entry] = await entriesOf(() =>
      finance.get('/api/ajax/user/getUserList', { types: '1', keyword: '13912345678' }),
    );
    expect(entry?.kind).toBe('refusal');
    expect(entry?.details).not.toContain('13912345678');
  });
});

describe('a file that a console made out of a list', () => {
  const report = (more: Record<string, string> = {}) =>
    reader.post('/api/exportReport/add', {
      list: 'user/balance',
      query: 'status=2&keyword=139+1234+5678',
      format: 'xlsx',
      rows: '2',
      counted: '3',
      ...more,
    });

  it('is an entry of its own, with what was asked for and without a number', async () => {
    const [entry, ...more] = await entriesOf(() => report());
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'export', said: { list: 'user/balance', rows: '2', counted: '3' } });
    expect(entry?.said.query).toMatch(/^status=2&keyword=%23[0-9a-f]{16}$/);
  });

  it('is not reported as what it can not be', async () => {
    for (const wrong of [{ list: '../x' }, { rows: '-1' }, { rows: '' }, { format: 'exe' }] as Record<
      string,
      string
    >[])
      expect((await report(wrong)).code).toBe(422);
  });

  it('is not given out while the log can not be written', async () => {
    await backend.db.execute(sql`alter table access_records rename to hidden_records`);
    const { code } = await report().finally(() =>
      backend.db.execute(sql`alter table hidden_records rename to access_records`),
    );
    expect(code).toBe(500);
  });
});

describe("no answer with a user's name, or anybody's phone or ID number, is without an entry", () => {
  const answers = /^GET |getList|List$|Detail$|feedback|getSaveRole|getMenu/;
  const calls = Object.keys(accessOf).filter((call): call is CallName => answers.test(call));
  /** What calls need to answer something. */
  const needs: Partial<Record<string, Record<string, string>>> = {
    ...Object.fromEntries([...rowFields, ...detailFields].map(([call, params]) => [call, params])),
    'GET /api/ajax/data/getSaveDataList': {},
    'GET /api/giftApproval/getList': {},
    'GET /api/session/getList': {},
    'GET /api/claim/getList': { kind: 'realName' },
    'GET /api/receipt/getList': { step: 'realName', item: '1' },
    'GET /api/sharedQuery/getList': { list: 'user/personal' },
    'GET /api/audit/getList': {},
    'POST /api/member/getMenu': {},
  };
  let personal: readonly string[];

  beforeAll(async () => {
    const { name, companyName, mobile, contactIdcard } = users;
    const people = await backend.db.select({ name, companyName, mobile, contactIdcard }).from(users);
    const staff = await backend.db.select({ mobile: accounts.mobile }).from(accounts);
    personal = [...people, ...staff].flatMap((each) => Object.values(each).map((value) => value || '-'));
    expect(new Set(personal).size).toBeGreaterThan(150);
  });

  it.each(calls)('%s', async (call) => {
    const own = await loginAs(backend.app, 'admin');
    const [method, path = ''] = call.split(' ');
    const params = new URLSearchParams(needs[call]);
    let text = '';
    const entries = await entriesOf(async () => {
      const answer = await (method === 'GET'
        ? own.fetch(`${path}?${params}`)
        : own.fetch(path, { method, body: params }));
      text = await answer.text();
    });
    if (needs[call]) expect(text).toMatch(/^\{"code":200,/);
    if (entries.length === 0) expect(personal.filter((value) => text.includes(`"${value}"`))).toEqual([]);
  });
});
