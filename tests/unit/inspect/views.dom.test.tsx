import { product } from '@resources/product';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import InspectButton from '../../../src/console/inspect/InspectButton';
import { sentParams } from '../../../src/console/inspect/parameters';
import { createTrace, type Operation, type Trace, type Traced } from '../../../src/console/inspect/trace';
import type { Call, Params } from '../../../src/model/calls';
import { submits } from '../../../src/schema/lint/parts';
import { type AnyResource, NO_ROW } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i, post, upload } from '../../../src/schema.ts';
import { menuOf, renderConsole } from '../../support/renderConsole';

const HERE = '/area/thing';

const shape = {
  id: f.text(),
  key: f.secret(),
  inner: f.hidden(),
  note: f.text(),
  count: f.int(),
  gone: f.maybe(f.text()),
  within: f.object({ name: f.text() }),
};
const declaring = (name: 'area/thing' | 'area/other') =>
  defineResource({
    name,
    record: defineRecord(shape),
    api: { list: get(`/${name}/list`), save: post(`/${name}/save`) },
    build: ({ submit }) => ({
      key: 'id',
      list: {
        call: 'list',
        columns: ['id'],
        actions: {
          add: submit({ call: 'save', form: { word: i.password(), more: i.text() }, permission: 'area/add' }),
        },
      },
    }),
  }) as unknown as AnyResource;
const thing = declaring('area/thing');

let trace: Trace;
beforeEach(() => {
  trace = createTrace();
  history.replaceState(null, '', HERE);
});

type Known = Partial<Pick<Traced, 'data' | 'rows' | 'failure' | 'drifts' | 'status' | 'took'>>;

function begin(call: Call, operation?: Operation, params: Params = {}, known: Known = {}) {
  const sent = call.multipart ? {} : sentParams(call, params, product.codec);
  trace.begin({ call, params, sent, operation })(known);
}

const listOf = (resource: AnyResource): Operation => ({
  resource,
  verb: 'getList',
  row: { id: '' },
  meta: {},
});
const answered = (rows: readonly { id: string }[]): Known => ({
  data: { data: rows, total: rows.length, count: rows.length },
  rows: rows as never,
});

async function open() {
  await renderConsole({
    at: HERE,
    menu: menuOf(['area/thing']),
    pages: { [HERE]: <InspectButton trace={trace} /> },
  });
  await screen.findByLabelText('开发者检视');
  await act(async () => void fireEvent.keyDown(window, { key: 'i', ctrlKey: true }));
}

const requests = () => within(screen.getByLabelText('本页请求'));
const chosen = () =>
  requests()
    .getAllByRole('button')
    .filter(({ ariaCurrent }) => ariaCurrent === 'true');
const side = (name: string) => act(async () => screen.getByRole('tab', { name }).click());
const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows no requests of another page', async () => {
  history.replaceState(null, '', '/elsewhere');
  begin(get('/list'));
  await open();
  expect(screen.getByText('本页还没有发出请求')).toBeTruthy();
});

test('shows the newest of the page’s first requests until one is chosen', async () => {
  begin(get('/first'), listOf(thing), {}, answered([{ id: 'old' }]));
  begin(get('/second'), listOf(thing), {}, answered([{ id: 'new' }]));
  begin(get('/count'), listOf(declaring('area/other')), {}, answered([{ id: 'other' }]));
  begin(get('/hand'));
  await open();
  expect(chosen().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('/second')]);
  await act(async () => requests().getByText('GET /first').click());
  expect(chosen().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('/first')]);
});

test('shows whether a request is under way, its answer and duration, or why it failed', async () => {
  begin(get('/under-way'));
  begin(get('/answered'), listOf(thing), {}, { ...answered([]), status: 200, took: 12.3 });
  begin(get('/failed'), undefined, {}, { failure: 'offline' });
  begin(get('/left'), undefined, {}, { failure: 'abort' });
  await open();
  const said = (path: string) => requests().getByText(`GET ${path}`).parentElement?.lastElementChild;
  expect(said('/under-way')?.textContent).toBe('进行中');
  expect(said('/answered')?.textContent).toBe('200 · 12 ms · area/thing');
  expect(said('/failed')?.textContent).toBe('offline');
  expect(said('/left')?.className).toBe(said('/answered')?.className);
  expect(said('/failed')?.className, 'in another colour').not.toBe(said('/answered')?.className);
  const kind = async (path: string) => {
    await act(async () => requests().getByText(`GET ${path}`).click());
    return screen.getByRole('alert').className;
  };
  expect(await kind('/failed')).toMatch(/colorError/);
  expect(await kind('/left')).toMatch(/colorInfo/);
  expect(screen.queryByText(/没有可对照的声明|没有可读取的记录/), 'why is all there is to say').toBeNull();
});

test('shows an answer field by field, without secrets, with long texts cut, and hidden fields only marked as such', async () => {
  const row = { id: '1', key: 'the-secret', inner: 'code', note: 'x'.repeat(400), count: ' ', within: null };
  begin(get('/list'), listOf(thing), {}, answered([row]));
  await open();
  expect(document.body.textContent).not.toContain('the-secret');
  expect(cells('key')).toEqual(['••••••••••••••••', '••••••••••••••••', '••••••••••••••••']);
  expect(cells('inner')).toEqual(['"code"', '"code"', '']);
  expect(cells('note')[0]).toBe(`"${'x'.repeat(299)}…`);
  expect(cells('count').slice(0, 2)).toEqual(['" "', 'NaN']);
  expect(cells('gone').slice(0, 2)).toEqual(['undefined', 'undefined']);
  expect(cells('within').at(-1)).toBe('应答中为空，显示为 —');
});

test('reports a problem of the whole answer once, and a field’s problem beside it', async () => {
  const where = 'area/thing';
  const repeated = { where, field: 'id', problem: 'repeated key', found: '' } as const;
  const drifts = [
    repeated,
    repeated,
    { where, field: 'note', problem: 'missing', found: 'nothing' } as const,
  ];
  begin(get('/list'), listOf(thing), {}, { ...answered([{ id: '1' }]), drifts });
  await open();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['多行的主键 id 相同']);
  expect(cells('note').at(-1)).toContain('应答中没有该字段');
});

test('keeps the chosen row in the next answer, or takes the first when it is gone', async () => {
  begin(get('/list'), listOf(thing), {}, answered([{ id: 'a' }]));
  begin(get('/list'), listOf(thing), {}, answered([{ id: 'b' }, { id: 'c' }]));
  await open();
  expect(cells('id')[0]).toBe('"b"');
  await act(async () => void fireEvent.change(screen.getByLabelText('行'), { target: { value: '1' } }));
  expect(cells('id')[0]).toBe('"c"');
  await act(async () => requests().getAllByRole('button').at(-1)?.click());
  expect(cells('id')[0]).toBe('"a"');
});

test('shows sent and declared parameters side by side: passwords masked, missing and undeclared ones marked', async () => {
  const [action] = submits(thing).map(({ part }) => part);
  if (!action) throw new Error('nothing is sent');
  const operation = { resource: thing, action, verb: 'submit', row: NO_ROW, meta: {} } as const;
  begin(post('/save'), operation, { word: 'hunter2', stray: 'x' });
  await open();
  await side('发送');
  expect(document.body.textContent).not.toContain('hunter2');
  expect(cells('word')).toEqual(['••••••••••••••••', '表单 · password']);
  expect(cells('more')).toEqual(['—', '表单 · text未发送']);
  expect(cells('stray')).toEqual(['x', '未声明']);
});

test('a request without a declaration has no problems, and an upload can’t be copied as a command', async () => {
  begin(upload('/file'));
  begin(get('/hand'), undefined, { a: 'b' });
  await open();
  await side('发送');
  expect(cells('a')).toEqual(['b', '—']);
  expect(screen.getByText(/^curl /)).toBeTruthy();
  await act(async () => requests().getByText('POST /file').click());
  await side('发送');
  expect(screen.queryByText(/^curl /)).toBeNull();
});

test('says that a right is not required if the menu doesn’t have it', async () => {
  begin(get('/list'), listOf(thing), {}, answered([{ id: 'a' }]));
  await open();
  await side('操作');
  await waitFor(() => expect(screen.getByText(/菜单未细分该列表的权限/).textContent).toContain('area/add'));
});
