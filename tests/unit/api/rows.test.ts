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

test('no more rows than requested are shown, and how many came is reported', async () => {
  const { data, meta, total } = await read(many);
  expect(data).toHaveLength(10);
  expect(meta).toEqual({ answered: 1000 });
  expect(total).toBe(1000);
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
