import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exportList, menuEntry, renderConsole } from '../../support/renderConsole';

const LIST = 'GET /api/audit/getList';
const EXPORT = 'GET /api/audit/export';
const menu = [
  menuEntry({
    url: '/authority',
    children: [menuEntry({ url: '/audit', children: [menuEntry({ permission: 'audit/export' })] })],
  }),
];

/** Opens the list with these filters, and returns what its export sends, and what the list did besides its page. */
async function exported(filter: object) {
  // jsdom lacks them.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const { sent } = await renderConsole({
    at: `/authority/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    menu,
    config: { capabilities: ['audit'] },
    lists: ['authority/audit'],
    answers: { [LIST]: () => ({ data: [], count: 0 }), [EXPORT]: () => 'csv' },
  });
  await exportList({ byServer: '导出含哈希的完整记录' });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(EXPORT));
  await screen.findAllByText(/下载/);
  const paramsOf = (name: string) => sent.find(({ call }) => call === name)?.params;
  const { page, ...shown } = paramsOf(LIST) ?? {};
  return { shown, exported: paramsOf(EXPORT) };
}

it.each([
  { account: 'admin', kind: 'export' },
  { datetime: ['2026-01-01', '2026-01-31'], target: '7' },
  { kind: 'no such kind', account: 'x' },
  {},
])('the export of the activity log sends the filters that the list is shown for: %o', async (filter) => {
  const { shown, exported: params } = await exported(filter);
  expect(params).toEqual(shown);
});

it('the filters are sent as the call takes them', async () => {
  const { exported: params } = await exported({ account: 'admin', kind: 'export' });
  expect(params).toEqual({ account: 'admin', kind: 'export' });
});

it('an entry says which list was read, without what all calls begin with', async () => {
  const entry = { seq: '1', kind: 'list', call: 'GET /api/ajax/user/getBalanceList' };
  await renderConsole({
    at: '/authority/audit',
    config: { capabilities: ['audit'] },
    lists: ['authority/audit'],
    answers: { [LIST]: () => ({ data: [entry, { seq: '2', kind: 'login' }], count: 2 }) },
  });
  await screen.findByText('user/getBalanceList');
  expect(screen.queryByText('undefined', { exact: false })).toBeNull();
});
