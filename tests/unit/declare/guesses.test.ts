import { describe, expect, it } from 'vitest';
import { backendFilesOf } from '../../../scripts/declareBackend/recorded';
import type { Exchange } from '../../../src/tools/declare/exchange';
import { readCall } from '../../../src/tools/declare/exchange';
import { planOf } from '../../../src/tools/declare/plan';
import { filesOf, merged, told } from '../../support/declaring';
import { envelope, known, start } from './orders';

const rows = [
  { id: 1, title: 'a', status: 1, is_hot: 1, category: 3, channel: { status: 7 } },
  { id: 2, title: 'b', status: 2, is_hot: 0, category: 4, channel: { status: 8 } },
];
const list = (params: Exchange['params'], of: readonly object[] = rows): Exchange => ({
  method: 'GET',
  path: '/api/order/list',
  params: { page: '1', ...params },
  answer: envelope({ data: of, count: of.length }),
});
const send = (path: Exchange['path'], params: Exchange['params']): Exchange => ({
  method: 'POST',
  path,
  params,
  answer: envelope(null),
});
const planned = (calls: readonly Exchange[]) =>
  planOf(merged(calls).map(told), { name: 'shop/order' }, known);
const filtersOf = (...calls: readonly Exchange[]) =>
  Object.fromEntries((planned(calls).list?.filters ?? []).map(({ name, ...filter }) => [name, filter]));
const textsOf = (calls: readonly Exchange[]) =>
  Object.fromEntries(filesOf(planned(calls), (path) => start[path]).map(({ path, text }) => [path, text]));

describe('a parameter of a list', () => {
  it('that differs between two recordings is a filter without a doubt', () => {
    const { types, title } = filtersOf(list({ types: '1', title: '' }), list({ types: '2', title: '' }));
    expect(types).toEqual({ kind: 'text', label: expect.anything() });
    expect(title).toMatchObject({ kind: 'text' });
  });

  it.each([
    ['2026-01-01 - 2026-01-31', { kind: 'dateRange', time: false }],
    ['2026-01-01 00:00:00 - 2026-01-31 23:59:59', { kind: 'dateRange', time: true }],
    ['2026-01-01,2026-01-31', { kind: 'text', note: expect.stringContaining("joined by ','") }],
    ['2026-01-01', { kind: 'date', time: false }],
    ['', { kind: 'dateRange', note: expect.stringContaining('a guess') }],
  ])('sent as %j is one day or a range, as it was sent', (createTime, wanted) => {
    expect(filtersOf(list({ createTime })).createTime).toMatchObject(wanted);
  });

  it('is read whole, however its url was copied', () => {
    const whole = { dateTime: '2026-01-01 - 2026-01-31', page: '1' };
    expect(readCall('POST /api/x?dateTime=2026-01-01 - 2026-01-31&page=1').params).toEqual(whole);
    expect(readCall('/api/x?dateTime=2026-01-01 - 2026-01-31&page=1').params).toEqual(whole);
    expect(readCall('POST /api/x?dateTime=2026-01-01+-+2026-01-31&page=1').params).toEqual(whole);
  });

  it('has the codes of its field only if it was sent one of them, and the rows agree', () => {
    const only = (status: number) => rows.filter((row) => row.status === status);
    expect(filtersOf(list({ status: '' }), list({ status: '1' }, only(1))).status).toMatchObject({
      kind: 'select',
    });
    expect(filtersOf(list({ status: '' })).status).toMatchObject({ kind: 'select', note: expect.anything() });
    expect(filtersOf(list({ status: '9' })).status).toMatchObject({ kind: 'text', note: expect.anything() });
    expect(filtersOf(list({ status: '1' }, only(2))).status).toMatchObject({ kind: 'text' });
    // A row with another code: it is no filter of that field.
    expect(filtersOf(list({ status: '1' })).status).toMatchObject({ kind: 'text' });
    expect(filtersOf(list({ is_hot: 'true' })).is_hot).toMatchObject({ kind: 'text' });
  });
});

describe('a flag', () => {
  const flagOf = (value: unknown, sent: string) => {
    const marked = rows.map((row) => ({ ...row, is_hot: value }));
    const made = planned([list({}, marked), send('/api/order/add', { title: 'x', is_hot: sent })]);
    const input = made.list?.create?.inputs.find(({ name }) => name === 'is_hot');
    return input?.of?.values.map(({ name, wire }) => [name, wire]);
  };

  it.each([
    [true, 'true', ['yes', 'true'], ['no', 'false']],
    [1, '1', ['yes', '1'], ['no', '']],
    ['1', '1', ['yes', '1'], ['no', '']],
    ['N', 'N', ['no', 'N'], ['yes', '']],
    // The record writes it otherwise than the form.
    [true, '1', ['yes', '1'], ['no', '']],
    [true, 'Y', ['yes', 'Y'], ['no', '']],
    [1, 'true', ['yes', 'true'], ['no', 'false']],
  ])(
    '%j that is sent as %s keeps that form, and the code that nobody sent is left out',
    (value, sent, ...of) => {
      expect(flagOf(value, sent)).toEqual(of);
    },
  );

  it('that was recorded both ways has both codes', () => {
    const made = planned([list({}), send('/api/order/add', { title: 'x', is_hot: '1' })]);
    const input = made.list?.create?.inputs.find(({ name }) => name === 'is_hot');
    expect(input?.of?.values.map(({ wire }) => wire)).toEqual(['1', '0']);
  });
});

it('a nested state has codes of its own', () => {
  const fields = planned([list({})]).list?.fields ?? [];
  const nested = fields.find(({ name }) => name === 'channel')?.inner?.[0]?.of;
  expect(nested).toMatchObject({ name: 'orderChannelStatus', values: [{ wire: '7' }, { wire: '8' }] });
  const outer = fields.find(({ name }) => name === 'status')?.of;
  expect(outer).toMatchObject({ name: 'orderStatus', values: [{ wire: '1' }, { wire: '2' }] });
});

it('an edit starts from what the record has, and says nothing of other inputs', () => {
  const one: Exchange = { ...list({ id: '1' }), path: '/api/order/one', answer: envelope(rows[0]) };
  const texts = textsOf([list({}), one, send('/api/order/update', { id: '1', title: 'x', reason: 'y' })]);
  expect(texts['resources/shop/orderDetail.ts']).toContain('from: (row) => ({ title: row.title })');
});

describe('choices that the page loaded', () => {
  const choices = (path: `/${string}`, of: readonly object[], params: Exchange['params'] = {}): Exchange => ({
    method: 'GET',
    path,
    params,
    answer: envelope({ list: of }),
  });
  const categories = choices('/api/categories', [
    { id: 3, name: 'x' },
    { id: 4, name: 'y' },
  ]);
  const kindOf = (...calls: readonly Exchange[]) =>
    filtersOf(list({ category: '' }), ...calls).category?.kind;

  it('are those of the filter and the input that send their ids', () => {
    const add = send('/api/order/add', { title: 'x', category: '3' });
    const texts = textsOf([list({ category: '' }), categories, add]);
    const source = "i.choice({ call: get('/api/categories', { rows: 'list' }), value: 'id', text: 'name' }";
    expect(texts['resources/shop/order.ts']).toContain(`category: ${source}),`);
    expect(texts['resources/shop/order.ts']).toContain(`category: ${source}, { required: 'required' }),`);
    expect(texts['resources/shop/order.ts']).toContain(
      'category: f.text(), // 60%: one of GET /api/categories',
    );
    expect(texts['resources/shop/order.recorded.json']).toContain('"choicesCategories"');
    expect(planned([list({ category: '' }), categories]).notes.join()).not.toContain('answers a list too');
    const place = { parent: { zh: '商城', en: 'Shop' }, menu: [] };
    const made = planned([list({ category: '' }), categories]);
    const backend = backendFilesOf(made, place, (path) => start[path]).map(({ text }) => text);
    expect(backend.join()).toContain("'GET /api/categories': recordedCall(shopOrder.choicesCategories)");
  });

  it('are not those of another name, of other ids, of one page, or of a call with parameters', () => {
    const pair = [
      { id: 3, name: 'x' },
      { id: 4, name: 'y' },
    ];
    expect(kindOf(categories)).toBe('choice');
    expect(kindOf(choices('/api/colours', pair))).toBe('select');
    expect(kindOf(choices('/api/categories', [{ id: 3, name: 'x' }]))).toBe('select');
    expect(kindOf(choices('/api/categories', pair, { page: '1' }))).toBe('select');
    expect(kindOf(choices('/api/categories', [{ id: 3 }, { id: 4 }]))).toBe('select');
  });
});
