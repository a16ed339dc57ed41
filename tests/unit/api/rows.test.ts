import { codec } from '@resources/codec';
import { session } from '@resources/session';
import { expect, test } from 'vitest';
import type { Client } from '@/api/client';
import { createDataProvider } from '@/api/dataProvider';
import { defineRecord, defineResource, f, get } from '@/schema';
import type { Drift } from '@/schema/drift';
import type { AnyResource } from '@/schema/resource';

const orders = (limit?: 'none') =>
  defineResource({
    name: 'area/orders',
    record: defineRecord({ order_no: f.text(), title: f.text() }),
    api: { list: get('/api/orders') },
    build: () => ({ key: 'order_no', list: { call: 'list', limit, columns: ['order_no', 'title'] } }),
  }) as unknown as AnyResource;

/** What a list is read as from a server that answers these rows, whatever it was asked for. */
async function read(rows: readonly object[], resource = orders()) {
  const drifts: Drift[] = [];
  const client = { send: async () => ({ data: rows, count: rows.length }) } as unknown as Client;
  const provider = createDataProvider({
    client,
    codec,
    load: async () => resource,
    onDrift: (drift) => drifts.push(drift),
  });
  const answer = await provider.getList('area/orders', { pagination: { page: 1, perPage: 10 } });
  return { ...answer, drifts };
}

const row = (order_no: string) => ({ order_no, title: `title of ${order_no}` });
const many = Array.from({ length: 1000 }, (_, index) => row(`N${index}`));

test('rows that share a key are told apart, and that they do is reported', async () => {
  const { data, drifts } = await read([row('A'), row('B'), row('A')]);
  expect(data.map(({ id }) => id)).toEqual(['A', 'B', 'A#2']);
  expect(drifts).toEqual([{ where: 'area/orders', field: 'order_no', problem: 'repeated key', found: '' }]);
});

test('no more rows than asked for are drawn, and how many came is told', async () => {
  const { data, meta, total } = await read(many);
  expect(data).toHaveLength(10);
  expect(meta).toEqual({ answered: 1000 });
  expect(total).toBe(1000);
});

test('a list that is asked for whole is drawn whole', async () => {
  const { data, meta } = await read(many, orders('none'));
  expect(data).toHaveLength(1000);
  expect(meta).toBeUndefined();
});

test('a menu of which no entry can be read is malformed, and no verdict on rights; an empty one is a menu', async () => {
  const menuOf = (role: unknown) => session.menu({ send: async () => ({ role }) } as unknown as Client);
  await expect(menuOf(['x', null, { name: 'no id' }])).rejects.toMatchObject({ failure: 'malformed' });
  await expect(menuOf([])).resolves.toEqual([]);
});
