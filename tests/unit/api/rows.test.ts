import { codec } from '@resources/codec';
import { session } from '@resources/session';
import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import type { Call, Params } from '../../../src/model/calls';
import type { Drift } from '../../../src/schema/drift';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get } from '../../../src/schema.ts';

const orders = (limit?: 'none') =>
  defineResource({
    name: 'area/orders',
    record: defineRecord({ order_no: f.text(), title: f.text() }),
    api: { list: get('/api/orders'), one: get('/api/order') },
    build: () => ({
      key: 'order_no',
      list: { call: 'list', limit, columns: ['order_no', 'title'] },
      detail: { call: 'one', params: (id) => ({ id }) },
    }),
  }) as unknown as AnyResource;

/** What a list is read as from a server that answers these rows, whatever it was asked for. */
async function read(rows: readonly object[], resource = orders(), count = rows.length, page = 1) {
  const drifts: Drift[] = [];
  const provider = providerOf({ data: rows, count }, resource, drifts);
  const answer = await provider.getList('area/orders', { pagination: { page, perPage: 10 } });
  return { ...answer, drifts };
}

/** A provider whose server answers every call with this data, or with that of the page. */
const providerOf = (data: unknown, resource = orders(), drifts: Drift[] = []) =>
  createDataProvider({
    client: {
      send: async (_: Call, { page }: Params) => (typeof data === 'function' ? data(page) : data),
    } as unknown as Client,
    codec,
    load: async () => resource,
    onDrift: (drift) => drifts.push(drift),
  });

const row = (order_no: string) => ({ order_no, title: `title of ${order_no}` });
const many = Array.from({ length: 1000 }, (_, index) => row(`N${index}`));

test('rows with the same key are told apart, and the duplicate is reported', async () => {
  const { data, drifts } = await read([row('A'), row('B'), row('A')]);
  expect(data.map(({ id }) => id)).toEqual(['A', 'B', 'A#2']);
  expect(drifts).toEqual([{ where: 'area/orders', field: 'order_no', problem: 'repeated key', found: '' }]);
});

/** A server with 237 rows whose pages have a size of its own, whatever is asked; what it was asked for. */
function serverOf(sizeOf: (limit: number, page: number) => number, { total = 237, counts = true } = {}) {
  const rows = many.slice(0, total);
  const asked: string[] = [];
  const send = async (_: Call, { page, limit }: Params) => {
    asked.push(`${page}/${limit}`);
    const size = sizeOf(Number(limit), Number(page));
    const data = size >= total ? rows : rows.slice((Number(page) - 1) * size, Number(page) * size);
    return { data, ...(counts && { count: total }) };
  };
  const provider = createDataProvider({
    client: { send } as unknown as Client,
    codec,
    load: async () => orders(),
    onDrift: () => {},
  });
  const list = async (page: number, perPage: number, meta = {}) => {
    const answer = await provider.getList('area/orders', { pagination: { page, perPage }, meta });
    return { ...answer, from: answer.data[0]?.id, rows: answer.data.length };
  };
  return { asked, list };
}

const always = (size: number) => () => size;
const atMost = (size: number) => (limit: number) => Math.min(limit, size);
const atLeast = (size: number) => (limit: number) => Math.max(limit, size);

test('the first page of a server with larger pages has what was asked for, and tells their size', async () => {
  const { list } = serverOf(always(15));
  expect(await list(1, 10)).toMatchObject({ rows: 10, total: 237, meta: { answered: 15, ownSize: 15 } });
});

test.each([
  ['always 15', always(15)],
  ['always 200', always(200)],
  ['always all', always(237)],
  ['at least 15', atLeast(15)],
  ['at most 5', atMost(5)],
])('pages of 10 have the rows that they should from a server that answers %s', async (_, sizeOf) => {
  const { list } = serverOf(sizeOf);
  await list(1, 10);
  for (const page of [2, 3, 16, 20, 23])
    expect(await list(page, 10)).toMatchObject({ from: `N${(page - 1) * 10}`, rows: 10, total: 237 });
  expect(await list(24, 10)).toMatchObject({ from: 'N230', rows: 7, total: 237 });
});

test('a page that such a server hasn’t is found at the first question, too', async () => {
  const { list } = serverOf(always(15));
  expect(await list(20, 10)).toMatchObject({ from: 'N190', rows: 10, total: 237, meta: { ownSize: 15 } });
});

test('a page past the end of such a server is its last', async () => {
  const { list } = serverOf(always(15));
  expect(await list(99, 10)).toMatchObject({ from: 'N230', rows: 7, total: 237 });
});

test.each([15, 5])('pages of the server’s own size %i are asked for once each', async (own) => {
  const { asked, list } = serverOf(always(own));
  await list(1, 10);
  asked.length = 0;
  const last = Math.ceil(237 / own);
  for (const page of [1, 2, last]) await list(page, own);
  expect(asked).toEqual([1, 2, last].map((page) => `${page}/${own}`));
  expect(await list(last, own)).toMatchObject({ from: `N${(last - 1) * own}`, rows: 237 % own, total: 237 });
});

test('after a reload, the size in the address is asked for once', async () => {
  const { asked, list } = serverOf(always(15));
  expect(await list(1, 15)).toMatchObject({ from: 'N0', rows: 15, total: 237 });
  expect(asked).toHaveLength(1);
});

test('rows that a server adds to its first page are shown there, and no size is looked for again', async () => {
  const { asked, list } = serverOf((limit, page) => (page === 1 ? limit + 2 : limit));
  expect(await list(1, 10)).toMatchObject({ meta: { ownSize: 12 } });
  const taken = await list(1, 12);
  expect(taken).toMatchObject({ rows: 14, total: 237 });
  expect(taken.meta).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('a page of few rows tells no size: some may be missing for another reason', async () => {
  const { asked, list } = serverOf(always(7));
  const answer = await list(1, 10);
  expect(answer).toMatchObject({ rows: 7, total: 237 });
  expect(answer.meta).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('without a count, all rows that come in one answer are paged, and end', async () => {
  const { list } = serverOf(always(237), { counts: false });
  expect(await list(1, 10)).toMatchObject({ rows: 10, pageInfo: { hasNextPage: true } });
  expect(await list(24, 10)).toMatchObject({
    from: 'N230',
    rows: 7,
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});

test('a few rows that came in one answer tell no size, so that the others are paged as they should', async () => {
  const few = serverOf(always(15), { total: 12 });
  const one = await few.list(1, 10);
  expect(one).toMatchObject({ rows: 10, total: 12, meta: { answered: 12 } });
  expect(one.meta).not.toHaveProperty('ownSize');
  expect(await few.list(2, 10)).toMatchObject({ from: 'N10', rows: 2, total: 12 });
  // A server without pages repeats them all.
  const whole = serverOf(always(37), { total: 37 });
  expect(await whole.list(1, 10)).toMatchObject({ rows: 10, total: 37 });
  expect(await whole.list(4, 10)).toMatchObject({ from: 'N30', rows: 7, total: 37 });
});

test('a second page that differs is no repetition, even where only the rows of each are counted', async () => {
  const provider = providerOf((page: 1 | 2) => ({ data: many.slice((page - 1) * 15, page * 15), count: 15 }));
  const answer = await provider.getList('area/orders', { pagination: { page: 2, perPage: 10 } });
  expect(answer.data.map(({ id }) => id)).not.toContain('N25');
  expect(answer.data[0]?.id).toBe('N10');
});

test('a single large answer doesn’t change what is asked for from then on', async () => {
  let isGlitch = true;
  const { asked, list } = serverOf((limit) => {
    const size = isGlitch ? 200 : Math.min(limit, 100);
    isGlitch = false;
    return size;
  });
  expect(await list(1, 10)).toMatchObject({ from: 'N0', rows: 10, total: 237 });
  expect(await list(3, 10)).toMatchObject({ from: 'N20', rows: 10, total: 237 });
  asked.length = 0;
  expect(await list(2, 10)).toMatchObject({ from: 'N10', rows: 10, total: 237 });
  expect(asked).toEqual(['2/10']);
});

test('no more is asked for at once than a list offers, whatever a server answered', async () => {
  const { asked, list } = serverOf(always(200));
  for (const page of [1, 2, 24]) await list(page, 10);
  expect(asked.filter((each) => Number(each.split('/')[1]) > 100)).toEqual([]);
});

test('a count learns nothing that a list is paged by', async () => {
  const { list } = serverOf((limit) => (limit === 1 ? 10 : 15));
  await list(1, 1);
  expect(await list(1, 10)).toMatchObject({ rows: 10, meta: { ownSize: 15 } });
  expect(await list(2, 10)).toMatchObject({ from: 'N10', rows: 10 });
});

test('while all rows are read, none of a larger page is left out', async () => {
  const { list } = serverOf(always(200));
  expect(await list(2, 100, { whole: true })).toMatchObject({ from: 'N200', rows: 37 });
  expect(await list(1, 100, { whole: true })).toMatchObject({ from: 'N0', rows: 200 });
});

test('an unpaged list is shown in full', async () => {
  const { data, meta } = await read(many, orders('none'));
  expect(data).toHaveLength(1000);
  expect(meta).toBeUndefined();
});

const wrongCount = { where: 'area/orders', field: 'count', problem: 'wrong count', found: '' };

test.each([
  [0, 1],
  [3, 1],
  [3, 2],
])('with a count of %i on the full page %i there may be another page', async (count, page) => {
  const answer = await read(many.slice(0, 10), orders(), count, page);
  expect(answer.total).toBeUndefined();
  expect(answer.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: page > 1 });
  expect(answer.drifts).toEqual([wrongCount]);
});

test('a page that is not full is the last, whatever the count', async () => {
  const answer = await read(many.slice(0, 4), orders(), 3, 2);
  expect(answer.total).toBe(14);
  expect(answer.pageInfo).toBeUndefined();
  expect(answer.drifts).toEqual([wrongCount]);
});

test('a page past a count that is too low is answered with the last counted page, which need not be the last one seen', async () => {
  const pages = { 1: many.slice(0, 10), 2: many.slice(10, 20), 3: [] };
  const provider = providerOf((page: 1 | 2 | 3) => ({ data: pages[page], count: 12 }));
  const answer = await provider.getList('area/orders', { pagination: { page: 3, perPage: 10 } });
  expect(answer.data.map(({ id }) => id)).toContain('N10');
  // The page in the url follows a total alone.
  expect(answer.total).toBe(20);
});

test.each([
  [1, 10, { pageInfo: { hasNextPage: true, hasPreviousPage: false } }],
  [2, 10, { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
  [2, 4, { total: 14 }],
  [3, 0, { total: 20 }],
  [1, 0, { total: 0 }],
])('page %i with %i rows and no count', async (page, rows, extent) => {
  const provider = providerOf({ data: many.slice(0, rows) });
  const answer = await provider.getList('area/orders', { pagination: { page, perPage: 10 } });
  expect(answer).toEqual({ data: expect.anything(), ...extent });
});

test('reading everything ends with an empty page, whatever the page size', async () => {
  const provider = providerOf({ data: [], count: 30 });
  const pagination = { page: 4, perPage: 100 };
  const answer = await provider.getList('area/orders', { pagination, meta: { whole: true } });
  expect(answer).toEqual({ data: [], total: 30 });
});

test('an unpaged list without a count has the received rows', async () => {
  const answer = await providerOf({ data: many }, orders('none')).getList('area/orders', {});
  expect(answer.total).toBe(1000);
});

test('an answer with a count but no rows is malformed, never an empty list', async () => {
  await expect(read([], orders(), 7)).rejects.toMatchObject({ failure: 'malformed' });
  await expect(read([], orders(), 0)).resolves.toMatchObject({ data: [], total: 0 });
});

test.each([null, undefined, '', true, 7, [], 'text', {}, { result: { order_no: 'A' } }])(
  '%j is no record, and never an empty one',
  async (data) => {
    await expect(providerOf(data).getOne('area/orders', { id: '1' })).rejects.toMatchObject({
      failure: 'malformed',
    });
  },
);

test('a menu without a readable entry is malformed, not a denial; an empty one is a valid menu', async () => {
  const menuOf = (role: unknown) => session.menu({ send: async () => ({ role }) } as unknown as Client);
  const unreadable = ['x', null, { name: 'no id' }, { id: null }, { id: { toString: 'x', valueOf: 1 } }];
  await expect(menuOf(unreadable)).rejects.toMatchObject({ failure: 'malformed' });
  await expect(menuOf([])).resolves.toEqual([]);
});
