import { basename } from 'node:path';
import { lists, resources } from '@resources/manifest';
import { routes as declared } from '@resources/routes';
import { sampleMenu } from '@server/seed/menu';
import { describe, expect, it } from 'vitest';
import { lintMenu, lintRights, lintRoutes, tableRules } from '../../../src/schema/lint';
import type { AnyResource } from '../../../src/schema/resource';
import type { Route, RoutePath, RouteTable } from '../../../src/schema/routes';
import { broken, brokenList, brokenQueue, brokenSections, brokenSubmit, sound } from './broken';

/** The paths of the visible entries in the backend's menu. */
const menuPaths = sampleMenu.flatMap(({ parentId, url, hidden }) => {
  const above = sampleMenu.find(({ id }) => id === parentId);
  return above && url && !hidden ? [above.url + url] : [];
});

const page = { under: 'area/orders' };
const routes: RouteTable = {
  view: { ...page, path: '/area/orders/:order?from', show: 'area/orders', step: 'check' },
  list: { ...page, path: '/area/mine/:id', list: 'area/orders', params: ({ id }) => ({ id: id ?? '' }) },
  edit: { ...page, path: '/area/edit/:id', edit: 'area/orders' },
  review: { ...page, path: '/area/review', queueOf: 'area/orders', queue: 'unpaid' },
  own: {
    path: '/area/own?kind',
    under: ({ kind }) => (kind === 'x' ? 'area/others' : 'area/orders'),
    load: async () => ({ default: () => null }),
    words: 'area',
  },
  add: { ...page, path: '/area/orders-add', create: 'area/orders' },
  line: { ...page, path: '/area/:line', load: async () => ({ default: () => null }), words: 'area' },
};
const orders = sound as unknown as AnyResource;
const withRoute = (name: string, more: object) =>
  ({ ...routes, [name]: { ...routes[name], ...more } }) as RouteTable;
const withPath = (name: string, path: RoutePath) => withRoute(name, { path });
const look = (opens: object) =>
  broken({
    definition: {
      actions: { look: { type: 'dialog', opens: { params: () => ({ order: '1' }), ...opens } } },
    },
  });

const timelineOf = (more: object) =>
  brokenSections({
    others: {
      type: 'timeline',
      sources: {
        all: { list: 'area/orders', at: 'checks.when', shows: ['pay'], by: { keyword: 'order_no' }, ...more },
      },
    },
  });

/** The areas of words in the application. */
const areas = Object.keys(import.meta.glob('/i18n/zh-CN/areas/*.ts')).map((file) => basename(file, '.ts'));

/** A violation of each rule, and the line that reports it. */
const faults: readonly (readonly [keyof typeof tableRules, RouteTable, AnyResource, string])[] = [
  [
    'RES095',
    withRoute('view', { show: 'area/order' }),
    orders,
    "view show 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES095',
    withRoute('view', { step: 'chek' }),
    orders,
    "view show 'area/orders' step 'chek': did you mean 'check'?",
  ],
  [
    'RES095',
    withRoute('list', { list: 'lists' }),
    orders,
    "list list 'lists': there is no such list in the manifest; there is 'area/orders'",
  ],
  [
    'RES095',
    withRoute('review', { queueOf: 'area/order' }),
    orders,
    "review queueOf 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES095',
    withRoute('review', { queue: 'unpayd' }),
    orders,
    "review queueOf 'area/orders' queue 'unpayd': did you mean 'unpaid'?",
  ],
  [
    'RES095',
    withRoute('own', { under: ['area/orders', 'area/order'] }),
    orders,
    "own under 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES095',
    withRoute('own', { under: () => 'area/order' }),
    orders,
    "own under 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES095',
    routes,
    broken({ definition: { edit: undefined } }),
    "edit edit 'area/orders': it declares no edit",
  ],
  [
    'RES095',
    routes,
    broken({ definition: { create: undefined } }),
    "add create 'area/orders': it declares no create",
  ],
  [
    'RES106',
    withRoute('list', { under: undefined, personal: true }),
    orders,
    "list path '/area/mine/:id': a personal page has no parameters in its path",
  ],
  [
    'RES106',
    withRoute('review', { under: undefined, personal: true }),
    orders,
    "review personal: a personal page opens a 'list' or a form to 'create'",
  ],
  [
    'RES096',
    routes,
    look({ show: 'area/order' }),
    "area/orders actions.look 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES096',
    routes,
    look({ show: 'area/orders', step: 'chek' }),
    "area/orders actions.look 'area/orders' step 'chek': did you mean 'check'?",
  ],
  [
    'RES096',
    routes,
    broken({
      definition: {
        list: { ...sound.definition.list, queues: undefined },
        ...{ show: undefined, review: undefined },
        actions: { look: { type: 'dialog', opens: { show: 'area/ordersShow', params: () => ({}) } } },
      },
    }),
    "area/orders actions.look 'area/ordersShow': there is no such show in the manifest",
  ],
  [
    'RES096',
    routes,
    look({ list: 'zzz' }),
    "area/orders actions.look 'zzz': there is no such list in the manifest; there is 'area/orders'",
  ],
  [
    'RES096',
    routes,
    brokenSections({ others: { type: 'embedded', list: 'area/order', params: () => ({}) } }),
    "area/orders show.sections.others 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES096',
    routes,
    timelineOf({ list: 'area/order' }),
    "area/orders show.sections.others 'area/order': did you mean 'area/orders'?",
  ],
  [
    'RES108',
    routes,
    timelineOf({ by: { keywrd: 'order_no' } }),
    "area/orders show.sections.others.sources.all.by 'keywrd': did you mean 'keyword'?",
  ],
  [
    'RES108',
    routes,
    timelineOf({ shows: ['address'] }),
    "area/orders show.sections.others.sources.all.shows 'address': there is no such column; there are 'order_no', 'acceptor_name', 'pay'",
  ],
  [
    'RES108',
    routes,
    timelineOf({ to: () => '/area/a/b' }),
    "area/orders show.sections.others.sources.all.to '/area/a/b': no page has this path: name one of the routes",
  ],
  [
    'RES096',
    routes,
    brokenQueue({ step: 'chek' }),
    "area/orders list.queues.unpaid 'area/orders' step 'chek': did you mean 'check'?",
  ],
  [
    'RES095',
    withRoute('add', { create: undefined, creates: 'area/orders' }),
    orders,
    "add page: it opens nothing: name one of 'show', 'list', 'create', 'edit', 'queueOf', 'load'",
  ],
  [
    'RES097',
    withPath('add', '/area/orders'),
    orders,
    "add path '/area/orders': 'area/orders' has it already",
  ],
  [
    'RES097',
    withPath('edit', '/area/orders/:id'),
    orders,
    "edit path '/area/orders/:id': 'view' has it already",
  ],
  [
    'RES098',
    withPath('view', '/area/orders/:id'),
    orders,
    "view path '/area/orders/:id': it has no parameter 'order'",
  ],
  [
    'RES098',
    withPath('edit', '/area/edit/:no'),
    orders,
    "edit path '/area/edit/:no': it has no parameter 'id'",
  ],
  [
    'RES099',
    routes,
    brokenQueue({ params: () => ({ id: '1' }) }),
    "area/orders list.queues.unpaid.params: 'order' is missing, the id of 'area/orders'",
  ],
  [
    'RES099',
    routes,
    look({ show: 'area/orders', params: () => ({ order: '' }) }),
    "area/orders actions.look.params: 'order' is missing, the id of 'area/orders'",
  ],
  [
    'RES103',
    routes,
    brokenList({ columns: [{ field: 'order_no', to: () => '/area/order/1?from=x' }] }),
    "area/orders list.columns[0].to '/area/order/1?from=x': no page has this path: name one of the routes",
  ],
  [
    'RES103',
    routes,
    brokenSubmit({ type: 'link', to: () => '/areas/orders' }),
    "area/orders actions.settle.to '/areas/orders': no page has this path: name one of the routes",
  ],
  [
    'RES103',
    routes,
    brokenSections({
      lines: { type: 'rows', field: 'lines', columns: ['title'], links: { open: { to: () => '/lines/1' } } },
    }),
    "area/orders show.sections.lines.links.open.to '/lines/1': no page has this path: name one of the routes",
  ],
  [
    'RES104',
    routes,
    look({ show: 'area/orders', params: () => ({ order: '1', form: 'x' }) }),
    "area/orders actions.look.params 'form': did you mean 'from'?",
  ],
  [
    'RES104',
    withPath('view', '/area/:shop/:order'),
    brokenList({ queues: undefined }),
    "area/orders actions.look.params: 'shop' is missing, which the path /area/:shop/:order names",
  ],
  [
    'RES104',
    withRoute('view', { show: 'area/others' }),
    look({ show: 'area/orders', params: () => ({ order: '1', from: 'list' }) }),
    "area/orders actions.look.params 'from': there is no such parameter; there is 'order'",
  ],
  [
    'RES129',
    routes,
    brokenQueue({ several: { refus: {} } }),
    "area/orders list.queues.unpaid.several.refus: did you mean 'refuse'?",
  ],
  [
    'RES129',
    routes,
    brokenQueue({ several: { refuse: { whi: '' } } }),
    "area/orders list.queues.unpaid.several.refuse 'whi': did you mean 'why'?",
  ],
  [
    'RES129',
    routes,
    brokenQueue({ several: { agree: {} } }),
    "area/orders list.queues.unpaid.several.agree: it approves records unseen whose show has a block 'pictures': allow refusals only",
  ],
  ['RES105', withRoute('own', { words: 'areas' }), orders, "own words 'areas': did you mean 'area'?"],
];

describe('the linter of pages', () => {
  it('finds nothing in a sound table', () => {
    expect(lintRoutes(routes, { 'area/orders': orders }, ['area'])).toEqual([]);
  });

  it.each(faults)('%s finds its problem (case %#)', (code, table, resource, problem) => {
    const said = lintRoutes(table, { 'area/orders': resource }, ['area']).filter((line) =>
      line.startsWith(code),
    );
    expect(said).toEqual([`${code} ${problem}`]);
  });

  it('has a test case for every rule', () => {
    expect(new Set(faults.map(([code]) => code))).toEqual(new Set(Object.keys(tableRules)));
  });

  it('RES081 reports a menu entry without a page', () => {
    const menu = ['/area/orders', '/area/own', '/area/order', '/zzz/zzz'];
    expect(lintMenu(menu, { own: routes.own as Route }, ['area/orders'])).toEqual([
      "RES081 menu '/area/order': did you mean '/area/orders'? — for a list of this path, add to the manifest: 'area/order': () => import('./area/order'),",
      "RES081 menu '/zzz/zzz': there is no such page; there are '/area/orders', '/area/own' — for a list of this path, add to the manifest: 'zzz/zzz': () => import('./zzz/zzz'),",
    ]);
  });

  it('RES082 reports a permission of an action or a page that no menu entry has', () => {
    const table = withRoute('add', { permission: 'orders/add' });
    const found = (permission: string, known: readonly string[]) =>
      lintRights(table, { 'area/orders': brokenSubmit({ permission }) }, known);
    expect(found('orders/settle', ['orders/settle', 'orders/add'])).toEqual([]);
    expect(found('orders/setle', ['orders/settle'])).toEqual([
      "RES082 area/orders actions.settle.permission 'orders/setle': did you mean 'orders/settle'? (nobody can be given it: add an entry with it to the menu, or name another)",
      "RES082 add permission 'orders/add': there is no such permission in the menu; there is 'orders/settle' (nobody can be given it: add an entry with it to the menu, or name another)",
    ]);
  });

  it('finds a page for every entry of the served menu', () => {
    expect(lintMenu(menuPaths, declared, Object.keys(lists))).toEqual([]);
  });

  it('finds nothing in the pages of the application', async () => {
    const loaded = Object.entries(resources).map(async ([name, load]) => [name, (await load()).default]);
    expect(lintRoutes(declared, Object.fromEntries(await Promise.all(loaded)), areas)).toEqual([]);
  });
});
