import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { SEARCH_BOUND } from '../../../src/ui/list/SearchHere';
import {
  type Answers,
  button,
  confirming,
  exportList,
  field,
  press,
  renderConsole,
} from '../../support/renderConsole';

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

async function open(
  answer: (params: Params) => unknown,
  answers: Answers = {},
  capabilities: readonly string[] = [],
) {
  const view = await renderConsole({
    at: '/authority/account',
    lists: ['authority/account'],
    config: { capabilities },
    answers: { 'GET /api/ajax/power/adminList': answer, ...answers },
  });
  await screen.findByLabelText('搜索账号、姓名、手机号', { selector: 'input' });
  return view;
}

function find(words: string) {
  const field = screen.getByLabelText('搜索账号、姓名、手机号', { selector: 'input' });
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
  await screen.findByText('数据加载失败');
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

it('an export of what was found is reported with the words it was found by', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const REPORT = 'POST /api/exportReport/add';
  const { sent } = await open(accounts(45), { [REPORT]: () => null }, ['exportReports']);
  find('李');
  await screen.findByText('李30');
  await exportList();
  await screen.findByText('已导出 1 条');
  const [report] = sent.filter(({ call }) => call === REPORT);
  expect(report?.params).toMatchObject({ list: 'authority/account', rows: 1, counted: 1 });
  expect(new URLSearchParams(String(report?.params.query)).get('words')).toBe('李');
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

describe('what was read', () => {
  afterEach(() => void vi.useRealTimers());

  /** How often the list was read beyond the page that it shows. */
  const readings = ({ sent }: Awaited<ReturnType<typeof open>>) =>
    sent.filter(({ params }) => Number(params.page) === 2).length;

  /** Searches, and waits for what is found. */
  async function findAgain(words: string, found: string) {
    find(words);
    await screen.findByText(found);
  }

  it.each([
    ['whose pages are short', 5],
    ['that has the pages of the list', 10],
  ])('is searched again for a minute: a server %s is read once', async (_, size) => {
    const all = Array.from({ length: 5 }, (_, at) => accounts(45)({ page: at + 1 }).data).flat();
    const view = await open(({ page }) => ({
      data: all.slice((Number(page) - 1) * size, Number(page) * size),
      count: 45,
    }));
    await findAgain('李', '李30');
    expect(readings(view)).toBe(1);
    await findAgain('u45', 'u45');
    await screen.findByText('在已读取的 45 条中查找');
    fireEvent.click(screen.getByText('显示全部'));
    await screen.findByText('u1');
    await findAgain('李', '李30');
    expect(screen.queryByText('u1')).toBeNull();
    expect(readings(view)).toBe(1);
  });

  it('is read again after a minute, by a clock that nobody puts back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const view = await open(accounts(45));
    await findAgain('李', '李30');
    vi.advanceTimersByTime(59_999);
    await findAgain('u45', 'u45');
    expect(readings(view)).toBe(1);
    vi.advanceTimersByTime(1);
    await findAgain('u44', 'u44');
    await waitFor(() => expect(readings(view)).toBe(2));
  });

  it('is read again after a change here: what is found shows it, and the next search finds it', async () => {
    let status = '1';
    const view = await open(
      (params) => {
        const { data, count } = accounts(45)(params);
        return { data: data.map((row) => (row.admin_id === 30 ? { ...row, status } : row)), count };
      },
      {
        'POST /api/ajax/power/disableEnable': () => {
          status = '2';
          return null;
        },
      },
    );
    await findAgain('李30', '李30');
    await press('禁用');
    await press(await confirming('禁用'));
    await screen.findByText('启用', { selector: 'button' });
    expect(readings(view)).toBe(2);
    await findAgain('禁用', '李30');
    expect(readings(view)).toBe(2);
  });

  it('is begun anew by a change while it is being read', async () => {
    let status = '1';
    let answer = () => {};
    const view = await open(
      async (params) => {
        const { data, count } = accounts(45)(params);
        const rows = data.map((row) => (row.admin_id === 1 ? { ...row, status } : row));
        if (Number(params.page) === 2 && status === '1')
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        return { data: rows, count };
      },
      {
        'POST /api/ajax/power/disableEnable': () => {
          status = '2';
          return null;
        },
      },
    );
    await screen.findByText('u1');
    find('禁用');
    await screen.findByText('正在读取 10 / 共 45 条');
    const [first] = await screen.findAllByText('禁用', { selector: 'button' });
    if (first) await press(first);
    await press(await confirming('禁用'));
    await screen.findByText('在已读取的 45 条中查找');
    answer();
    await screen.findByText('u1');
    expect(readings(view)).toBe(2);
  });

  it('is read again after an edit on a page of its own', async () => {
    let realname = '王';
    const view = await open(
      (params) => {
        const { data, count } = accounts(45)(params);
        return { data: data.map((row) => (row.admin_id === 30 ? { ...row, realname } : row)), count };
      },
      {
        'GET /api/ajax/power/getOne': () => ({ ...accounts(1)({}).data[0], mobile: '13800138001', realname }),
        'GET /api/ajax/power/roleInfo': () => [{ id: '2', position: '审核员' }],
        'POST /api/ajax/power/accountUpdate': ({ realname: typed }) => {
          realname = String(typed);
          return null;
        },
      },
    );
    await findAgain('王', '王');
    await act(() => view.router.navigate('/authority/account-edit/30'));
    const name = await field(/^姓名/);
    await view.user.clear(name);
    await view.user.type(name, '赵云');
    await view.user.click(await button('提交'));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/authority/account'));
    await field('搜索账号、姓名、手机号');
    await findAgain('赵云', '赵云');
    expect(readings(view)).toBe(2);
  });

  it('is searched again on coming back to the list without a change', async () => {
    const view = await open(accounts(45));
    await findAgain('李', '李30');
    await act(() => view.router.navigate('/authority/role'));
    await screen.findByText('the list');
    await act(() => view.router.navigate('/authority/account'));
    await field('搜索账号、姓名、手机号');
    await findAgain('u44', 'u44');
    expect(readings(view)).toBe(1);
  });

  it('is kept whole or not at all: after a failure or a cancel the next search reads all of it', async () => {
    let isBroken = true;
    const view = await open((params) =>
      isBroken && Number(params.page) === 3 ? ApiError.of('offline') : accounts(45)(params),
    );
    find('u2');
    await screen.findByText('数据加载失败');
    expect(screen.queryByText(/^在已读取的 \d/)).toBeNull();
    isBroken = false;
    find('李');
    fireEvent.click(await screen.findByText('取消'));
    await waitFor(() => expect(screen.queryByText('取消')).toBeNull());
    await findAgain('u45', 'u45');
    await screen.findByText('在已读取的 45 条中查找');
    // Neither had got that far.
    expect(view.sent.filter(({ params }) => Number(params.page) === 5)).toHaveLength(1);
  });
});
