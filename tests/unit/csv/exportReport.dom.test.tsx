import balances from '@resources/user/balance';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { clockOf } from '../../../src/clock';
import type { ExportReport } from '../../../src/schema/exportReports';
import { exportRows } from '../../../src/ui/csv/exportRows';
import { type Answers, exportList, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getBalanceList';
const REPORT = 'POST /api/exportReport/add';

beforeEach(() => {
  session.start('t', { uid: '7', name: '李四' });
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => click.mockRestore();
});

const saved = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls;

/** Balances of two people, of which the server counts three, and what it answers to a report. */
async function open(offered: readonly string[], report: Answers[string] = () => null) {
  const filter = encodeURIComponent(JSON.stringify({ status: 'company', keyword: '139 1234 5678' }));
  const { sent } = await renderConsole({
    at: `/user/balance?filter=${filter}`,
    bar: true,
    lists: ['user/balance'],
    config: { capabilities: offered },
    answers: {
      [LIST]: ({ page }) => ({
        data:
          Number(page) > 1
            ? []
            : [
                { user_id: '1', name: '甲' },
                { user_id: '2', name: '乙' },
              ],
        count: 3,
      }),
      [REPORT]: report,
    },
  });
  await screen.findByText('甲');
  return () => sent.filter(({ call }) => call === REPORT).map(({ params }) => params);
}

test('a server that records exports is told of one, with what was asked and how many rows it has', async () => {
  let before: unknown;
  const reports = await open(['exportReports'], () => {
    before = saved().length;
    return null;
  });
  await exportList('xlsx');
  await screen.findByText(/^已导出 2 条/);
  expect(reports()).toEqual([
    {
      list: 'user/balance',
      query: 'status=2&keyword=13912345678',
      format: 'xlsx',
      rows: 2,
      counted: 3,
    },
  ]);
  expect([before, saved().length], 'before anybody has the file').toEqual([0, 1]);
});

test('without its entry there is no file, and it can be asked for again', async () => {
  let isDown = true;
  await open(['exportReports'], () => (isDown ? new ApiError('refused', '磁盘已满') : null));
  await exportList();
  await screen.findByText('导出失败，未下载任何文件：磁盘已满');
  expect(saved()).toEqual([]);
  isDown = false;
  await press((await screen.findAllByTitle(/^导出任务/))[0] as HTMLElement);
  await press('重试');
  await screen.findByText(/^已导出 2 条/);
  expect(saved()).toHaveLength(1);
});

test("react-admin's own button tells of its file, too, and gives none out that can not be told of", async () => {
  const data = [{ id: '1', name: '甲' }];
  const notify = vi.fn();
  const report = vi.fn(async (_: ExportReport) => {});
  const tools = {
    notify,
    report,
    clock: clockOf('UTC'),
    translate: (key: string) => key,
    store: { getItem: () => undefined } as never,
  };
  await exportRows(balances, data, tools);
  expect(report.mock.calls).toEqual([
    [{ list: 'user/balance', query: '', format: 'csv', rows: 1, counted: 1 }],
  ]);
  expect(saved()).toHaveLength(1);
  report.mockRejectedValue(new ApiError('refused', '磁盘已满'));
  await exportRows(balances, data, tools);
  expect(saved()).toHaveLength(1);
  expect(notify).toHaveBeenLastCalledWith('磁盘已满', { type: 'error' });
});

test('a server that says nothing of it is told nothing', async () => {
  const reports = await open([]);
  await exportList();
  await screen.findByText(/^已导出 2 条/);
  expect(reports()).toEqual([]);
});
