import { describe, expect, it } from 'vitest';
import { rightsOf } from '../../../src/auth/menu';
import type { MenuItem } from '../../../src/auth/session';
import { clockOf } from '../../../src/clock';
import { createOwnPages } from '../../../src/console/ownPages/ownPages';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRoutes } from '../../../src/schema.ts';

const routes = defineRoutes({
  decide: { path: '/shop/orders/:id/decide', show: 'shop/orders', step: 'audit', under: 'shop/orders' },
  order: { path: '/shop/orders/:id', show: 'shop/orders', under: 'shop/orders' },
  change: { path: '/shop/orders/:id/change', edit: 'shop/orders', under: 'shop/orders', permission: 'write' },
  add: { path: '/shop/orders-add', create: 'shop/orders', under: 'shop/orders', permission: 'write' },
  line: { path: '/shop/orders/:order/lines/:no', show: 'shop/lines', under: 'shop/orders' },
  own: { path: '/staff/person/:id', show: 'staff/people', under: 'staff/people' },
});
const load = async () => ({ default: {} as AnyResource });
const lists = { 'shop/orders': load, 'staff/people': load };
const resources = { ...lists, 'shop/lines': load, 'shop/notes': load };

const node = (parts: Partial<MenuItem>): MenuItem => ({
  ...{ id: 1, name: '', url: '', permission: '', icon: '', hidden: false, children: [] },
  ...parts,
});
const menu = (...may: string[]) =>
  rightsOf([
    node({
      url: '/shop',
      children: [
        node({
          url: '/orders',
          children: may.map((permission) => node({ permission, hidden: true })),
        }),
      ],
    }),
  ]);
const pages = (...may: string[]) =>
  createOwnPages(
    {
      ...{ lists, rights: menu(...may), parts: { resources, routes } },
      load: async () => ({}) as AnyResource,
      client: { send: async () => null } as never,
    },
    { translate: (key) => key, clock: clockOf('UTC'), store: { getItem: () => undefined } as never },
  );

describe('an address of react-admin', () => {
  it.each([
    ['/react-admin/shop/orders', '/shop/orders'],
    ['/react-admin/shop/orders/create', '/shop/orders-add'],
    ['/react-admin/shop/orders/7/show', '/shop/orders/7'],
    ['/react-admin/shop/orders/7', '/shop/orders/7/change'],
    ['/react-admin/shop/orders/a%2Fb', '/shop/orders/a%2Fb/change'],
    ['/react-admin/shop/orders?filter={}', '/shop/orders?filter={}'],
    // A record whose id the server didn't tell.
    ['/react-admin/shop/orders/', '/shop/orders'],
    // A page's own path, to which it had react-admin redirect.
    ['/react-admin/shop/board', '/shop/board'],
    ['/react-admin/shop/orders/7/change', '/shop/orders/7/change'],
    ['/shop/orders/7', '/shop/orders/7'],
    ['/react-admin', '/'],
  ])('%s leads to %s', (address, path) => {
    expect(pages('write').redirected(address)).toBe(path);
    expect(pages('write').redirected({ pathname: address.split('?')[0], search: '?a' })).toEqual({
      pathname: path.split('?')[0],
      search: '?a',
    });
  });

  it.each([
    // Two parts to fill, of which react-admin knows one.
    '/react-admin/shop/lines/7/show',
    '/react-admin/shop/notes',
    '/react-admin/staff/people/7',
    '/react-admin/staff/people/create',
  ])('%s leads nowhere: there is no such page', (address) => {
    expect(pages('write').redirected(address)).toBeUndefined();
  });
});

describe('what may be opened', () => {
  const record = { id: '7' };
  it.each([
    ['list', 'shop/orders', undefined, true],
    ['list', 'staff/people', undefined, false],
    ['list', 'shop/notes', undefined, true],
    ['list', 'shop/unknown', undefined, false],
    ['show', 'shop/orders', undefined, true],
    ['show', 'staff/people', undefined, false],
    ['edit', 'shop/orders', undefined, false],
    ['create', 'shop/orders', undefined, false],
    ['delete', 'shop/orders', record, false],
    // On a page of one's own, which has its guard; a link to it would lead nowhere.
    ['show', 'shop/notes', undefined, true],
    ['show', 'shop/notes', record, false],
    ['edit', 'shop/notes', record, false],
  ])('%s of %s with %j: %s, as the menu and the pages say', (action, resource, given, may) => {
    expect(pages('read').mayOpen({ action, resource, record: given })).toBe(may);
  });

  it('what needs a permission is open with it', () => {
    expect(pages('write').mayOpen({ action: 'edit', resource: 'shop/orders', record })).toBe(true);
    expect(pages('write').mayOpen({ action: 'create', resource: 'shop/orders' })).toBe(true);
  });
});
