import { beforeAll, describe, expect, it } from 'vitest';
import { backendFilesOf } from '../../../scripts/declareBackend/recorded';
import { tableFilesOf } from '../../../scripts/declareBackend/table';
import { planOf } from '../../../src/tools/declare/plan';
import { addElement, addEntries, addImport, addSpread } from '../../../src/tools/declare/write/edit';
import type { Written } from '../../../src/tools/declare/write/files';
import { readied } from '../../../src/tools/declare/write/ready';
import { filesOf, told } from '../../support/declaring';
import { add, envelope, known, list, row, show, start } from './orders';

const edit = told({
  method: 'POST',
  path: '/api/order/update',
  params: { id: '1', mobile: '13800138000', status: '进行中' },
  answer: envelope(null),
});
const check = told({
  method: 'POST',
  path: '/api/order/check',
  params: { id: '1', result: '通过' },
  answer: envelope(null),
});
const send = told({
  method: 'POST',
  path: '/api/order/pass',
  params: { orderId: '1', remark: 'x' },
  answer: envelope(null),
});

const place = { parent: { zh: '商城', en: 'Shop' }, menu: [] };
const plan = planOf([list, show, send, add, edit, check], { name: 'shop/order', label: '订单' }, known);
const write = (files: Readonly<Record<string, string>>): readonly Written[] => [
  ...filesOf(plan, (path) => files[path]),
  ...backendFilesOf(plan, place, (path) => files[path]),
];
const textsOf = (files: readonly Written[]) => ({
  ...start,
  ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
});

describe('the files written for a list, its record and a decision', () => {
  let files: Readonly<Record<string, string>>;
  beforeAll(() => {
    files = textsOf(write(start));
  });

  it.each([
    ['resources/shop/order.ts', "list: post('/api/order/getList', { rows: 'records' })"],
    ['resources/shop/order.ts', 'payStatus: f.enum(payStatus), // 85%'],
    ['resources/shop/order.ts', 'status: i.select(orderStatus)'],
    ['resources/shop/order.ts', 'createTime: i.dateRange()'],
    ['resources/shop/order.ts', "'buyer.name'"],
    ['resources/shop/order.ts', "to: (row) => to('shop/orderDetail', { id: row.id })"],
    ['resources/shop/order.ts', 'with: ({ id }) => ({ orderId: id })'],
    ['resources/shop/order.ts', "add: link({ to: () => to('shop/order-add', {}) })"],
    ['resources/shop/order.ts', "edit: link({ to: (row) => to('shop/order-edit', { id: row.id }) })"],
    ['resources/shop/order.ts', "pending: { status: 'ongoing' }"],
    ['resources/shop/order.ts', "create: form({\ncall: 'add',\nform: {\nmobile: phone(),"],
    ['resources/shop/order.ts', "import { phone } from '../inputs';"],
    ['resources/shop/orderDetail.ts', 'from: (row) => ({ mobile: row.mobile, status: row.status })'],
    ['resources/shop/orderDetail.ts', "result: i.radio(orderVerdict, { required: 'required' })"],
    ['resources/enums.ts', "pass: { wire: '通过' }"],
    [
      'resources/enums.ts',
      "// Its code wasn't recorded: fill it in, as in { wire: '2' }, or delete the value.\nreject: { wire: [] }",
    ],
    ['resources/routes.ts', "path: '/shop/order/:id/edit', edit: 'shop/orderDetail', under: 'shop/order'"],
    ['resources/routes.ts', "path: '/shop/order/review', queueOf: 'shop/order', queue: 'workbench'"],
    ['resources/routes.ts', "show: 'shop/orderDetail', step: 'check', under: 'shop/order'"],
    ['i18n/zh-CN/areas/shop.ts', "'workbench': '审核工作台'"],
    ['i18n/en-US/areas/shop.ts', "'name': 'Edit order'"],
    ['server/routes/recorded.ts', 'recordedCall(shopOrder.add)'],
    ['resources/shop/orderDetail.ts', "rows('lines', { columns: ['sku'] })"],
    ['resources/manifest.ts', "'shop/orderDetail': () => import('./shop/orderDetail')"],
    ['resources/routes.ts', "path: '/shop/order/:id'"],
    ['resources/enums.ts', "ongoing: { wire: '进行中' }"],
    ['i18n/zh-CN/enums.ts', "orderStatus: { ongoing: '进行中', ended: '已结束' }"],
    ['i18n/zh-CN/areas/shop.ts', "'mobile': '手机号'"],
    ['i18n/en-US/areas/shop.ts', "'buyer.name': 'Buyer name'"],
    ['server/routes/access.ts', "'POST /api/order/pass': needs('order/getList')"],
    ['server/routes/recorded.ts', 'recordedCall(shopOrderDetail.one)'],
    ['server/seed/menu.ts', "node(101, 100, '订单', '/order', { permission: 'order/getList' })"],
    ['i18n/en-US/menuNames.ts', "'商城': 'Shop'"],
  ])('%s has %s', (path, text) => {
    expect(files[path]).toContain(text);
  });

  it('declaring again changes nothing, whatever was edited', () => {
    const edited: Readonly<Record<string, string>> = {
      ...files,
      'i18n/zh-CN/areas/shop.ts': files['i18n/zh-CN/areas/shop.ts']?.replace('手机号', '电话') ?? '',
    };
    const again = Object.fromEntries(write(edited).map(({ path, text }) => [path, text]));
    for (const [path, text] of Object.entries(again)) expect([path, text]).toEqual([path, edited[path]]);
  });
});

describe('an edit of a file', () => {
  it('adds to a nested object, and leaves existing properties unchanged', () => {
    const text = 'export default { resources: { a: { x: 1 } } } satisfies Y;\n';
    const added = addEntries(
      text,
      'default',
      ['resources'],
      [
        { name: 'a', source: '2' },
        { name: 'b/c', source: '3' },
      ],
    );
    expect(added.replaceAll(/\s+/g, ' ')).toContain("{ a: { x: 1 }, 'b/c': 3 }");
    expect(() => addEntries(text, 'lists', [], [])).toThrow('there is no object lists');
  });

  it('adds an import and an array element only once', () => {
    const imported = addImport("import { a } from 'x';\n", 'x', { names: ['a', 'b'] });
    expect(addImport(imported, 'x', { names: ['b'] })).toBe("import { a, b } from 'x';\n");
    const list = addElement('const menu = [] as const;\n', 'menu', 'node(1)', (all) =>
      all.includes('node(1)'),
    );
    expect(addElement(list, 'menu', 'node(1)', (all) => all.includes('node(1)'))).toBe(list);
  });
});

describe('what is spread into a table', () => {
  it('is added once, even beside a name that begins the same', () => {
    const table = 'const calls = { ...users };\n';
    const spread = addSpread(table, 'calls', 'user');
    expect(spread).toMatch(/\.\.\.users,\s+\.\.\.user\s/);
    expect(addSpread(spread, 'calls', 'user')).toBe(spread);
  });
});

describe('a list', () => {
  const answering = (data: unknown) => told({ ...show, answer: envelope(data) });

  it('is recognised as in the console: rows by themselves, or beside amounts', () => {
    expect(answering([row({})])).toMatchObject({ does: 'list', under: undefined, rows: [{ id: 1 }] });
    expect(answering({ data: [row({})], count: 2, total_money: '12.50' })).toMatchObject({
      does: 'list',
      under: undefined,
      isCounted: true,
    });
    expect(answering({ title: 'x', lines: [{ id: 1 }] }).does).toBe('show');
    expect(answering([]).does).toBe('send');
    expect(told({ ...add, answer: envelope([row({})]) }).does).toBe('send');
  });

  it('with a count is preferred to one without, which may be the options of an input', () => {
    const choices = { ...answering([{ id: 1, name: 'x' }]), path: '/api/shop/choices' } as const;
    const made = planOf([choices, list], { name: 'shop/order' }, known);
    expect(made.list?.calls.list?.call).toBe('POST /api/order/getList');
  });
});

it('the recording keeps its codes, even those that look like names', () => {
  const rows = [row({ operator: '进行中' }), row({ id: 2, status: '已结束' })];
  const made = planOf(
    [told({ ...list, answer: envelope({ data: rows, count: 2 }) })],
    { name: 'shop/order' },
    known,
  );
  const recording = filesOf(made, (path) => start[path]).find(({ path }) => path.endsWith('.recorded.json'));
  expect(recording?.text).toContain('"status": "进行中"');
});

it('a record without a list needs --under', () => {
  expect(planOf([show], { name: 'shop/order', under: 'shop/orders' }, known).show?.under).toBe('shop/orders');
  expect(() => planOf([show], { name: 'shop/order', under: '' }, known)).toThrow('--under');
});

it('the key in a path is the last part that looks like one, not a version before it', () => {
  const one = { ...show, path: '/api/2/orders/1' } as const;
  expect(planOf([list, one], { name: 'shop/order' }, known).show?.calls.one?.call).toBe(
    'GET /api/2/orders/{id}',
  );
});

it("a table's columns may have names that are no identifiers", () => {
  const rows = [row({ 'order-no': 'A 1' }), row({ id: 2, 'order-no': 'A 2' })];
  const params = { page: '1', limit: '10', 'order-no': '' };
  const made = planOf(
    [told({ ...list, params, answer: envelope({ data: rows, count: 2 }) })],
    { name: 'shop/order' },
    known,
  );
  const tables: Readonly<Record<string, string>> = {
    'server/seed/recorded.ts': 'const seeds = [];\n',
    'server/routes/table.ts': 'const calls = {};\n',
    'server/routes/recorded.ts': 'export const recorded = {};\n',
  };
  const routes = tableFilesOf(made, { rows }, (path) => tables[path]).find(
    ({ path }) => path === 'server/routes/shop.ts',
  );
  expect(routes?.text).toContain("contains(query['order-no'], shopOrder['order-no'])");
});

it('of two calls that add, one gets the page, and the other a button of its own', () => {
  const first = told({ ...add, path: '/api/order/createOrder' });
  const made = planOf([list, first, add], { name: 'shop/order' }, known);
  expect(made.list?.create?.name).toBe('createOrder');
  expect(made.list?.listActions.map(({ name }) => name)).toEqual(['add2']);
  const source = filesOf(made, (path) => start[path])[0]?.text ?? '';
  expect(source.match(/\badd: link/g)).toHaveLength(1);
  expect(source).toContain('add2: submit');
});

it('a call outside /api is refused before anything is written', () => {
  const outside = told({ ...list, path: '/shop/orders' });
  const plan = planOf([outside], { name: 'shop/order' }, known);
  const place = { parent: { zh: '店铺', en: 'Shop' }, menu: [] };
  expect(() => backendFilesOf(plan, place, (path) => start[path])).toThrow(
    'POST /shop/orders is outside /api',
  );
});

it('a file that would not parse is reported, and then nothing is written', () => {
  const written = [
    { path: 'a.ts', text: 'export const a = 1;\n', isOwn: true },
    { path: 'b.ts', text: 'const x = 1;\nexport const b = ({ c-d }) => x;\n', isOwn: true },
    { path: 'c.sql', text: 'DROP TABLE c;', isOwn: true },
  ];
  const ready = (files: typeof written) =>
    readied(
      files,
      () => undefined,
      (_, text) => text,
    );
  expect(() => ready(written)).toThrow(/Nothing was written.*\n {2}b\.ts: .* in line 2, export const b/);
  expect(ready(written.filter(({ path }) => path !== 'b.ts'))).toHaveLength(2);
});
