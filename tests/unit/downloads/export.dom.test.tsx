import { screen } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/transfers';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { exportList, menuEntry, press, renderConsole } from '../../support/renderConsole';

afterEach(() => vi.unstubAllGlobals());

const { transfers } = words;
const EXPORT = 'GET /api/export/userBalanceExport';
const ALL = '导出全部';

/** Balances of this many people, and what their export by the server answers. */
const open = (answer: () => unknown, { people = 1, permission = 'export/userBalanceExport' } = {}) =>
  renderConsole({
    at: '/user/balance',
    menu: [
      menuEntry({
        url: '/user',
        children: [menuEntry({ url: '/balance', children: [menuEntry({ permission })] })],
      }),
    ],
    lists: ['user/balance'],
    answers: {
      'GET /api/ajax/user/getBalanceList': () => ({
        data: Array.from({ length: people }, (_, n) => ({ user_id: `${n + 1}`, name: `甲${n + 1}` })),
        count: people,
      }),
      [EXPORT]: answer,
    },
  });

const radios = () => screen.findAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });

it('a refused export says why, and is not reported as started', async () => {
  await open(() => new ApiError('refused', '导出服务维护中'));
  await exportList({ byServer: ALL });
  await screen.findByText('导出服务维护中');
  expect(screen.queryByText('已开始下载', { exact: false })).toBeNull();
  expect(document.querySelectorAll('body > iframe')).toHaveLength(0);
});

it('an export is saved when it arrives', async () => {
  const saved = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  await open(() => 'a,b');
  await exportList({ byServer: ALL });
  await screen.findByText(/^已开始下载.*：全部记录，不受查询条件影响$/);
  expect(saved).toHaveBeenCalledOnce();
});

it('a list has one button to export; it offers what the query finds first, and then all that the server has', async () => {
  const { sent } = await open(() => 'a,b');
  await screen.findByText('甲1');
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter((name) => name?.startsWith('导出'))).toEqual(['导出']);
  await press('导出');
  expect((await radios()).map(({ checked }) => checked)).toEqual([true, false, true, false]);
  expect(radio(transfers.query).checked).toBe(true);
  await press(radio(ALL));
  // The server decides on the format.
  expect(await radios()).toHaveLength(2);
  expect(sent.map(({ call }) => call)).not.toContain(EXPORT);
});

it('who may not have all that the server exports is offered what the query finds alone', async () => {
  await open(() => 'a,b', { permission: 'export/userExport' });
  await screen.findByText('甲1');
  await press('导出');
  expect(await radios()).toHaveLength(2);
  expect(screen.queryByText(ALL)).toBeNull();
});

it('where the query finds nothing, all that the server exports can still be had, and why the rest cannot is said', async () => {
  await open(() => 'a,b', { people: 0 });
  await press('导出');
  await screen.findByText(transfers.nothing);
  expect([radio(transfers.query).disabled, radio(ALL).checked]).toEqual([true, true]);
});
