import { orderType } from '@resources/enums';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { AnyResource } from '../../../src/schema/resource';
import { defineResource, f, get } from '../../../src/schema.ts';
import ListPage from '../../../src/ui/list/ListPage';
import { exportList, press, renderConsole } from '../../support/renderConsole';
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
  await exportList();
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

test('an export is in the order of the list, and says so before', async () => {
  const tools = defineResource({
    name: 'area/tools',
    record: { no: f.text() },
    api: { list: get('/api/tools') },
    build: () => ({
      key: 'no',
      list: {
        call: 'list',
        columns: ['no'],
        sort: { by: ['no'], params: (field, descending) => ({ sort: `${descending ? '-' : ''}${field}` }) },
      },
    }),
  }) as unknown as AnyResource;
  const { sent } = await renderConsole({
    at: '/area/tools?sort=no&order=DESC',
    declares: { 'area/tools': tools },
    pages: { '/area/tools': <ListPage resource={tools} /> },
    answers: { 'GET /api/tools': () => ({ data: [{ no: 'B' }, { no: 'A' }], count: 2 }) },
  });
  await screen.findByText('A');
  await exportList();
  await screen.findByText('已导出 2 条');
  expect(sent.map(({ params }) => params.sort)).toEqual(['-no', '-no']);
  await press('导出');
  await screen.findByText(/按“.*no”降序排列。$/);
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
    bar: true,
    lists: ['authority/log'],
    answers: {
      [LOG]: () => {
        readings += 1;
        return readings === 1 ? FIRST : answer();
      },
    },
  });
  await screen.findByText('A0');
  await exportList();
  return rendered;
}

const readings = (sent: readonly { readonly call: string }[]) => sent.filter(({ call }) => call === LOG);
const saved = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls;

/** The export's line in the list of exports, which is opened for it. */
async function line() {
  const [bar] = await screen.findAllByTitle(/^导出任务/);
  await act(async () => bar?.click());
  const item = await waitFor(() => {
    const found = document.querySelector('[role=dialog] li');
    if (!found) throw new Error('nothing is listed');
    return found;
  });
  return { words: () => item.textContent, bar: () => item.querySelector('[role=progressbar]') };
}

test('an export shows its progress once that is known, and leaves the page to the user', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  await exporting(() => new Promise((resolve) => answers.push(resolve)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByTitle('导出任务：正在导出后台登录日志');
  const { words, bar } = await line();
  expect([words(), bar()?.ariaValueNow]).toEqual(['后台登录日志正在读取取消', null]);
  await act(async () => answers[0]?.(FIRST));
  await screen.findByTitle('导出任务：正在导出后台登录日志，3%');
  expect([words(), bar()?.ariaValueNow]).toEqual(['后台登录日志导出 1 / 共 30取消', '3']);
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
  await exportList();
  await screen.findByText('已导出 101 条');
  expect(sent.map(({ params: { userId, status, page } }) => [userId, status, page])).toEqual([
    ['7', orderType.wire('recharge'), 1],
    ['7', orderType.wire('recharge'), 2],
  ]);
});

test('an export that fails says why, and can be tried again', async () => {
  let isDown = true;
  const only = { ...FIRST, count: 1 };
  const { sent } = await exporting(() => (isDown ? new ApiError('refused', '系统繁忙') : only));
  await screen.findByText('导出失败，未下载任何文件：系统繁忙');
  expect(saved()).toEqual([]);
  isDown = false;
  const { words } = await line();
  expect(words()).toBe('后台登录日志失败：系统繁忙重试');
  await press('重试');
  await screen.findByText('已导出 1 条');
  expect(saved()).toHaveLength(1);
  const before = readings(sent).length;
  await press('再次下载');
  expect(saved()).toHaveLength(2);
  expect(readings(sent), 'the file is still there').toHaveLength(before);
});

test('a cancelled export only says so, and reads and saves nothing more', async () => {
  let answer = (_: unknown) => {};
  const { sent } = await exporting(() => new Promise((resolve) => (answer = resolve)));
  await line();
  await press('取消');
  await screen.findByText('已取消导出');
  await act(async () => answer(FIRST));
  expect(readings(sent), 'no further page is asked for').toHaveLength(2);
  expect(saved()).toEqual([]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['已取消导出']);
});

test('an export goes on while the user is elsewhere', async () => {
  let answer = (_: unknown) => {};
  const { router } = await exporting(() => new Promise((resolve) => (answer = resolve)));
  await act(() => router.navigate('/user/balance'));
  await act(async () => answer({ ...FIRST, count: 1 }));
  await screen.findByText('已导出 1 条');
  expect(saved()).toHaveLength(1);
});

test('leaving the console ends an export without a message, and forgets it', async () => {
  let answer = (_: unknown) => {};
  const { leave, sent } = await exporting(() => new Promise((resolve) => (answer = resolve)));
  await screen.findByTitle(/^导出任务/);
  leave();
  await act(async () => answer(FIRST));
  expect(readings(sent), 'no further page is asked for').toHaveLength(2);
  expect(saved()).toEqual([]);
  await waitFor(() => expect(screen.queryByTitle(/^导出任务/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
