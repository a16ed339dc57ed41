import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/auth/session';
import { press, renderConsole } from '../../support/renderConsole';

const LOG = 'GET /api/LoginLog/getList';

beforeEach(() => {
  session.start('t', { uid: '7', name: '李四' });
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => click.mockRestore();
});

/** A log that counts some rows, and answers pages of ten out of those that it has. */
async function exportOf(rows: number, count: number) {
  const all = Array.from({ length: rows }, (_, n) => ({
    account_id: `A${n}`,
    name: '',
    login_time: '',
    ip: '',
  }));
  const { sent } = await renderConsole({
    at: '/authority/log',
    lists: ['authority/log'],
    answers: {
      [LOG]: ({ page }) => ({ data: all.slice((Number(page) - 1) * 10, Number(page) * 10), count }),
    },
  });
  await screen.findByText('A0');
  sent.length = 0;
  await press('导出');
  return sent;
}

test('an export of a server that takes no size goes on page by page, and is asked for none', async () => {
  const sent = await exportOf(23, 23);
  await screen.findByText('已导出 23 条');
  expect(sent.map(({ params }) => [params.page, params.limit])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});

test('an export of fewer rows than the server counts says so', async () => {
  await exportOf(12, 30);
  await screen.findByText(/^已导出 12 条；服务器共有 30 条/);
});
