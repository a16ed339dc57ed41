import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { press, renderConsole } from '../../support/renderConsole';

afterEach(() => vi.unstubAllGlobals());

const EXPORT = 'GET /api/export/userBalanceExport';
const open = (answer: () => unknown) =>
  renderConsole({
    at: '/user/balance',
    lists: ['user/balance'],
    answers: { 'GET /api/ajax/user/getBalanceList': () => ({ data: [], count: 0 }), [EXPORT]: answer },
  });

it('a refused export says why, and is not reported as started', async () => {
  await open(() => new ApiError('refused', '导出服务维护中'));
  await press('导出');
  await screen.findByText('导出服务维护中');
  expect(screen.queryByText('已开始下载', { exact: false })).toBeNull();
  expect(document.querySelectorAll('body > iframe')).toHaveLength(0);
});

it('an export is saved when it arrives', async () => {
  const saved = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  await open(() => 'a,b');
  await press('导出');
  await screen.findByText(/^已开始下载.*：全部记录，不受查询条件影响$/);
  expect(saved).toHaveBeenCalledOnce();
});
