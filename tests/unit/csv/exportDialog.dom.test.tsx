import { orderType } from '@resources/enums';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LOG = 'GET /api/LoginLog/getList';

beforeEach(() => {
  session.start('t', { uid: '7', name: '李四' });
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => click.mockRestore();
});

/** A log that reports this count, and answers these rows in pages of ten. */
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

test('an export from a server without page sizes reads page by page, and sends no size', async () => {
  const sent = await exportOf(23, 23);
  await screen.findByText('已导出 23 条');
  expect(sent.map(({ params }) => [params.page, params.limit])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});

test('an export with fewer rows than the server counts says so', async () => {
  await exportOf(12, 30);
  await screen.findByText(/^已导出 12 条；服务器共有 30 条/);
});

/** Of more than one page. */
const FIRST = { data: [{ account_id: 'A0', name: '', login_time: '', ip: '' }], count: 30 };

/** A log whose second request, the export's, answers as given. */
async function exporting(answer: () => unknown) {
  let readings = 0;
  const rendered = await renderConsole({
    at: '/authority/log',
    lists: ['authority/log'],
    answers: {
      [LOG]: () => {
        readings += 1;
        return readings === 1 ? FIRST : answer();
      },
    },
  });
  await screen.findByText('A0');
  await press('导出');
  return rendered;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const readings = (sent: readonly { readonly call: string }[]) => sent.filter(({ call }) => call === LOG);
const saved = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls;

test('an export shows its progress once that is known', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  await exporting(() => new Promise((resolve) => answers.push(resolve)));
  const bar = await screen.findByRole('progressbar');
  const status = () => screen.getByRole('dialog').querySelector('[role=status]')?.textContent;
  expect([status(), bar.ariaValueNow]).toEqual(['加载中', null]);
  await act(async () => answers[0]?.(FIRST));
  await waitFor(() => expect(status()).toBe('导出 1 / 共 30'));
  expect(bar.ariaValueNow).toBe('3');
});

test('an export sends the parameters of its page and query, and has a row that moved to the next page once', async () => {
  const rows = Array.from({ length: 101 }, (_, n) => ({ order_no: `N${n}`, order_type: '1' }));
  const slid = [...rows.slice(0, 100), ...rows.slice(99)];
  const filter = encodeURIComponent(JSON.stringify({ status: 'recharge' }));
  const { sent } = await renderConsole({
    at: `/user/balance/detail/7?filter=${filter}`,
    answers: {
      'GET /api/ajax/user/userBalanceDetails': ({ page, limit }) => {
        const from = (Number(page) - 1) * Number(limit);
        return { data: slid.slice(from, from + Number(limit)), count: 101 };
      },
    },
  });
  await screen.findByText('N0');
  sent.length = 0;
  await press('存为 CSV');
  await screen.findByText('已导出 101 条');
  expect(sent.map(({ params: { userId, status, page } }) => [userId, status, page])).toEqual([
    ['7', orderType.wire('recharge'), 1],
    ['7', orderType.wire('recharge'), 2],
  ]);
});

test('an export that fails says why and ends', async () => {
  await exporting(() => new ApiError('refused', '系统繁忙'));
  await screen.findByText('导出失败，未下载任何文件：系统繁忙');
  await isClosed();
  expect(saved()).toEqual([]);
});

test('a cancelled export only says so, and reads and saves nothing more', async () => {
  let answer = (_: unknown) => {};
  const { sent } = await exporting(() => new Promise((resolve) => (answer = resolve)));
  await press('取消');
  await screen.findByText('已取消导出');
  await isClosed();
  await act(async () => answer(FIRST));
  expect(readings(sent), 'no further page is asked for').toHaveLength(2);
  expect(saved()).toEqual([]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['已取消导出']);
});

test('leaving the page ends an export without a message', async () => {
  let answer = (_: unknown) => {};
  const { router, sent } = await exporting(() => new Promise((resolve) => (answer = resolve)));
  await screen.findByRole('dialog');
  await act(() => router.navigate('/user/balance'));
  await act(async () => answer(FIRST));
  expect(readings(sent), 'no further page is asked for').toHaveLength(2);
  expect(saved()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
