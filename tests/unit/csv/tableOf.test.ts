import { loadArea, loadConsole } from '@i18n/load';
import { product } from '@resources/product';
import declared from '@resources/user/integral';
import { createDictionary } from 'declared-console/words/dictionary';
import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { MASK } from '../../../src/kit/format';
import { fieldIn, shapeIn } from '../../../src/model/shape';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get } from '../../../src/schema.ts';
import { fileName } from '../../../src/ui/csv/saveFile';
import { tableOf } from '../../../src/ui/csv/tableOf';

const resource: AnyResource = { ...declared, record: shapeIn(declared.record, product) };
const { translate } = createDictionary(await loadConsole('zh-CN'), await loadArea('zh-CN', 'user'));
const wire = {
  mobile: '13800138000',
  company: '',
  time: '2026-01-31 08:00:00',
  type: '2',
  userStatus: '1',
  points: 1234,
  explain: '=1+1',
  admin: '管理员',
};
const row = decodeRow(resource.record, '#', wire, { where: '', index: 0, sink: () => {} });

/** The exported table of a user who has hidden and moved these columns. */
function table({ hidden, ranks }: { hidden?: string[]; ranks?: number[] } = {}) {
  const store = memoryStore();
  store.setup();
  if (hidden) store.setItem('user/integral.datatable', hidden);
  if (ranks) store.setItem('user/integral.datatable_columnRanks', ranks);
  return tableOf(resource, [row], store, translate);
}

describe('the exported table', () => {
  it('has each column by its kind under its header, and nothing for an empty value', () => {
    expect(table()).toEqual([
      ['手机号', '用户名称', '时间', '类型', '用户类型', '积分', '原因', '操作人'],
      [
        '13800138000',
        undefined,
        { plain: '2026-01-31 08:00:00', is: 'moment' },
        '充值返赠',
        '个人',
        1234,
        '=1+1',
        '管理员',
      ],
    ]);
  });

  it('leaves hidden columns out', () => {
    const hidden = ['time', 'type', 'userStatus', 'points', 'explain', 'admin'];
    expect(table({ hidden })).toEqual([
      ['手机号', '用户名称'],
      ['13800138000', undefined],
    ]);
  });

  it('has the columns in the chosen order', () => {
    expect(table({ ranks: [7, 0] })[1]?.slice(0, 2)).toEqual(['管理员', '13800138000']);
  });
});

describe('columns of nested records and of secrets', () => {
  const nested = defineResource({
    name: 'area/orders',
    record: defineRecord({
      channel: fieldIn(f.object({ name: f.text(), at: f.epoch('s') }), product),
      lines: f.list({ title: f.text() }),
      key: f.secret(),
      file: f.url(),
    }),
    api: { list: get('/api/list') },
    build: () => ({
      key: '#',
      list: {
        call: 'list',
        columns: [
          'channel.name',
          'channel.at',
          { field: 'lines', text: ({ lines }) => lines.map(({ title }) => title).join('+') },
          'key',
          'file',
        ],
      },
    }),
  }) as unknown as AnyResource;

  it('exports nested fields by path, rows by their text, urls whole, and secrets masked', () => {
    const store = memoryStore();
    store.setup();
    const rows = [
      {
        channel: { name: '门店', at: 1_767_225_600 },
        lines: [{ title: 'a' }, { title: 'b' }],
        key: 'open-sesame',
        file: 'https://files.example.com/a%20b.pdf?v=1',
      },
      {},
    ].map((one) => decodeRow(nested.record, '#', one, { where: '', index: 0, sink: () => {} }));
    expect(tableOf(nested, rows, store, (key) => key).slice(1)).toEqual([
      [
        '门店',
        { plain: '2026-01-01 08:00:00', is: 'moment' },
        'a+b',
        MASK,
        'https://files.example.com/a%20b.pdf?v=1',
      ],
      [undefined, undefined, undefined, undefined, undefined],
    ]);
  });
});

it('amounts are plain numbers with two decimals, and what can’t be read is marked', () => {
  const amounts = defineResource({
    name: 'area/amounts',
    record: defineRecord({
      money: fieldIn(f.money(), product),
      count: f.int(),
      length: f.duration(),
      version: f.text(),
    }),
    api: { list: get('/api/list') },
    build: () => ({ key: '#', list: { call: 'list', columns: ['money', 'count', 'length', 'version'] } }),
  }) as unknown as AnyResource;
  const store = memoryStore();
  store.setup();
  const rows = [
    { money: '￥10,850.00', count: '1,000', length: 90, version: '2.10' },
    { money: 0, count: 0, length: 0, version: 0 },
    { money: 'viel', count: [], length: '', version: { a: 1 } },
  ].map((one) => decodeRow(amounts.record, '#', one, { where: '', index: 0, sink: () => {} }));
  expect(tableOf(amounts, rows, store, translate).slice(1)).toEqual([
    [{ plain: '10850.00', is: 'amount' }, 1000, { plain: '00:01:30', is: 'duration' }, '2.10'],
    [{ plain: '0.00', is: 'amount' }, 0, { plain: '00:00:00', is: 'duration' }, '0'],
    ['无法识别（viel）', '无法识别（[]）', undefined, '无法识别（{"a":1}）'],
  ]);
});

it('the file has a name that is valid in every file system', () => {
  expect(fileName('企业 认证/个人:a', '2026-01-31', '.csv')).toBe('企业-认证-个人-a-20260131.csv');
});
