import { expect, it } from 'vitest';
import { declaredPages } from '../../../src/console/ConsolePages';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRoutes } from '../../../src/schema.ts';

const routes = defineRoutes({
  decide: { path: '/shop/orders/:id/decide', show: 'shop/orders', step: 'audit', under: 'shop/orders' },
  change: { path: '/shop/orders/:id/change', edit: 'shop/orders', under: 'shop/orders' },
  add: { path: '/shop/orders-add', create: 'shop/orders', under: 'shop/orders' },
  line: { path: '/shop/orders/:order/lines/:no', show: 'shop/lines', under: 'shop/orders' },
  own: { path: '/staff/person/:id', show: 'staff/people', under: 'staff/people' },
});
const load = async () => ({ default: {} as AnyResource });
const lists = { 'shop/orders': load, 'staff/people': load };
const Orders = () => null;
const parts = {
  resources: { ...lists, 'shop/lines': load },
  routes,
  icons: { 'shop/orders': Orders },
};

it('react-admin knows of each resource which pages it has, its icon, and what a record is called', () => {
  const { definitions } = declaredPages({ lists, parts }, (name, { id }) => `${name} ${id}`).definitions;
  expect(definitions['shop/orders']).toMatchObject({
    name: 'shop/orders',
    hasList: true,
    hasShow: true,
    hasEdit: true,
    hasCreate: true,
    icon: Orders,
  });
  expect(definitions['shop/orders']?.recordRepresentation).toSatisfy(
    (represent) => represent({ id: '7' }) === 'shop/orders 7',
  );
  expect(definitions['staff/people']).toMatchObject({
    hasList: true,
    hasShow: true,
    hasEdit: false,
    hasCreate: false,
  });
  // Its page's address needs more than react-admin knows.
  expect(definitions['shop/lines']).toMatchObject({ hasList: false, hasShow: false });
});
