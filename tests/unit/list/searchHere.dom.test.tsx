import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { SEARCH_BOUND } from '../../../src/ui/list/SearchHere';
import { exportList, renderConsole } from '../../support/renderConsole';

/** Accounts of which each answer has ten, whatever is asked for; every thirtieth is named 李. */
const accounts =
  (count: number) =>
  ({ page = 1 }: Params) => ({
    data: Array.from({ length: Math.min(10, Math.max(0, count - (Number(page) - 1) * 10)) }, (_, n) => {
      const id = (Number(page) - 1) * 10 + n + 1;
      return {
        admin_id: id,
        username: `u${id}`,
        realname: id % 30 === 0 ? `李${id}` : '张',
        status: '1',
        role_id: 2,
      };
    }),
    count,
  });

async function open(answer: (params: Params) => unknown) {
  const view = await renderConsole({
    at: '/authority/account',
    lists: ['authority/account'],
    answers: { 'GET /api/ajax/power/adminList': answer },
  });
  await screen.findByLabelText('在已读取的数据中查找', { selector: 'input' });
  return view;
}

function find(words: string) {
  const field = screen.getByLabelText('在已读取的数据中查找', { selector: 'input' });
  fireEvent.change(field, { target: { value: words } });
  fireEvent.submit(field);
}

it('finds what the columns show in all pages, says in how many rows, and keeps it out of the address', async () => {
  const { router } = await open(accounts(45));
  find('李');
  await screen.findByText('在已读取的 45 条中查找');
  await screen.findByText('李30');
  expect(screen.queryByText('u1')).toBeNull();
  expect(router.state.location.search).not.toContain('%E6');
  fireEvent.click(screen.getByText('显示全部'));
  await screen.findByText('u1');
});

it('what is shown is searched, not what is sent: a status in words', async () => {
  await open(accounts(12));
  find('启用');
  await screen.findByText('在已读取的 12 条中查找');
  await screen.findByText('第 1-10 条，共 12 条');
  find('没有这个');
  await screen.findByText('没有符合条件的数据');
});

it('stops at its bound, and says that there is more', async () => {
  const { sent } = await open(accounts(SEARCH_BOUND + 50));
  find('李');
  await screen.findByText(
    `在已读取的 ${SEARCH_BOUND} 条中查找；服务器共有 ${SEARCH_BOUND + 50} 条，其余没有读取`,
  );
  expect(sent.length).toBeLessThanOrEqual(SEARCH_BOUND / 10 + 1);
}, 60_000);

it('can be cancelled, and a failure says why and offers to try again', async () => {
  let isBroken = true;
  await open((params) =>
    isBroken && Number(params.page) === 3 ? ApiError.of('offline') : accounts(45)(params),
  );
  find('李');
  await screen.findByText('数据未能加载');
  isBroken = false;
  find('李');
  fireEvent.click(await screen.findByText('取消'));
  await waitFor(() => expect(screen.queryByText('取消')).toBeNull());
  await screen.findByText('u1');
});

it('an export is of what was found', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const { sent } = await open(accounts(45));
  find('李');
  await screen.findByText('李30');
  const before = sent.length;
  await exportList();
  await screen.findByText('已导出 1 条');
  expect(sent).toHaveLength(before);
});

it('what was read is sorted by any column, and grouped and counted, and says in how many rows', async () => {
  await open(accounts(45));
  find('u');
  await screen.findByText('在已读取的 45 条中查找');
  fireEvent.change(screen.getByLabelText('分组统计'), { target: { value: 'realname' } });
  await screen.findByText(/^在已读取的 45 行中/);
  fireEvent.click(await screen.findByText('李30 · 1'));
  await waitFor(() => expect(screen.queryByText('u1')).toBeNull());
  await screen.findByText('u30');
  fireEvent.change(screen.getByLabelText('分组统计'), { target: { value: '' } });
  const sort = await waitFor(() => {
    const found = [...document.querySelectorAll('thead button')].find(({ textContent }) =>
      textContent?.startsWith('账号'),
    );
    if (!found) throw new Error('no column can be sorted by yet');
    return found;
  });
  fireEvent.click(sort);
  fireEvent.click(sort);
  await waitFor(() => expect(document.querySelector('tbody tr')?.textContent).toContain('u45'));
});
