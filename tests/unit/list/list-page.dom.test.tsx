import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { ListFailed } from '../../../src/ui/list/ListState';
import { type Answers, renderConsole } from '../../support/renderConsole';

// As the console does when it starts: a notice comes with its toast, not after the toast.
beforeAll(() => ListFailed.preload());

const LIST = 'GET /api/ajax/user/getUserList';
const TOTAL = 45;

/** The first two rows of a page of companies, named by their number; a status filter leaves none. */
function page({ page: asked = 1, limit = 10, status }: Params) {
  if (status) return { data: [], count: 0 };
  const first = (Number(asked) - 1) * Number(limit);
  const size = Math.max(0, Math.min(2, TOTAL - first));
  const data = Array.from({ length: size }, (_, n) => ({
    user_id: String(first + n + 1),
    companyName: `公司${first + n + 1}`,
    user_status: '3',
  }));
  return { data, count: TOTAL };
}

const open = (answer: Answers[string] = page, search = '') =>
  renderConsole({
    lists: ['user/enterprise'],
    at: `/user/enterprise${search}`,
    answers: { [LIST]: answer },
  });

// Queries by role make jsdom compute every style of the page; elements are found by their text.
const named = <E extends HTMLElement = HTMLElement>(name: string) =>
  document.querySelector<E>(`[aria-label="${name}"]`) ??
  screen.getByText<E>(name, { selector: 'button, [role=button] *' });
const press = (name: string) => fireEvent.click(named(name));
const companies = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ user_id: `${n + 1}`, companyName: `公司${n + 1}` }));
/** An input; the tabs of its values, which may come later, have its name, too. */
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' });
const dialog = () => document.querySelector('[role=dialog]');

/** What a person does to a field and then leaves it. */
function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

describe('a list', () => {
  it('goes to the last page if the requested one is past the end', async () => {
    const { router } = await open(page, '?page=99&perPage=10');
    await screen.findByText('公司41');
    await waitFor(() => expect(router.state.location.search).toContain('page=5'));
  });

  it('keeps its rows and shows the error if a page fails to load; a retry loads that page', async () => {
    let isBroken = true;
    const { router } = await open((params) =>
      params.page === 3 && isBroken ? ApiError.of('offline') : page(params),
    );
    await screen.findByText('公司1');
    press('转到第 3 页');
    await screen.findByText('数据加载失败');
    expect(screen.queryByText('公司1')).not.toBeNull();
    screen.getByText(/下方仍是之前读到的数据/);
    expect(router.state.location.search).toContain('page=3');
    isBroken = false;
    press('重试');
    await screen.findByText('公司21');
    await waitFor(() => expect(screen.queryByText('数据加载失败')).toBeNull());
  });

  it('returns to the page size that the server accepts, and says so', async () => {
    const rows = (first: number) =>
      Array.from({ length: 10 }, (_, n) => ({ user_id: `${first + n}`, companyName: `公司${first + n}` }));
    const { router, sent } = await open(
      ({ page: asked }) => ({ data: rows((Number(asked) - 1) * 10 + 1), count: 57 }),
      '?page=1&perPage=50',
    );
    await screen.findByText('服务器每页返回 10 条，已改为每页 10 条');
    await waitFor(() => expect(router.state.location.search).toContain('perPage=10'));
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ page: 1, limit: 10 }));
    press('转到第 6 页');
    await screen.findByText('公司51');
  });

  it('keeps the requested page size while the rows of a smaller page are still shown', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ user_id: `${n + 1}`, companyName: `公司${n + 1}` }));
    let answer = () => {};
    const { router, sent } = await open(async ({ limit }) => {
      if (limit === 50) await new Promise<void>((resolve) => (answer = resolve));
      return { data: rows(Number(limit)), count: 57 };
    }, '?page=1&perPage=10');
    await screen.findByText('公司10');
    await act(() => router.navigate('?page=1&perPage=50'));
    await waitFor(() => expect(sent.at(-1)?.params.limit).toBe(50));
    screen.getByText('公司10');
    await act(async () => answer());
    await screen.findByText('公司50');
    expect(router.state.location.search).toContain('perPage=50');
    expect(screen.queryByText(/^服务器每页返回/)).toBeNull();
  });

  it('keeps the requested page size, and says why, if its rows fail to load', async () => {
    const rows = Array.from({ length: 10 }, (_, n) => ({ user_id: `${n}`, companyName: `公司${n}` }));
    const { router, sent } = await open(({ limit }) =>
      limit === 50 ? ApiError.of('timeout') : { data: rows, count: 57 },
    );
    await screen.findByText('公司1');
    await act(() => router.navigate('?page=1&perPage=50'));
    await screen.findByText('数据加载失败');
    // What follows from a render follows now.
    await act(async () => {});
    expect(screen.queryByText(/^服务器每页返回/)).toBeNull();
    expect(sent.map(({ params }) => params.limit)).toEqual([10, 50]);
  });

  it('keeps the page size when only the count is wrong', async () => {
    const { router } = await open(
      () => ({ data: [{ user_id: '1', companyName: '公司1' }], count: 57 }),
      '?page=1&perPage=50',
    );
    await screen.findByText('公司1');
    expect(router.state.location.search).toContain('perPage=50');
  });

  it('marks a query that was typed but not submitted', async () => {
    await open();
    await screen.findByText('公司1');
    const search = named('查询').closest('button');
    expect(search?.title).toBe('');
    type('名称或手机号', '南京');
    expect(search?.title).toBe('条件已修改，尚未查询');
    press('查询');
    await waitFor(() => expect(search?.title).toBe(''));
  });

  it('keeps the input while the previous query is under way', async () => {
    const { router, sent } = await open();
    await screen.findByText('公司1');
    type('名称或手机号', '公');
    press('查询');
    type('名称或手机号', '公司');
    await waitFor(() => expect(router.state.location.search).toContain('filter='));
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ keyword: '公' }));
    expect(field('名称或手机号').value).toBe('公司');
    press('查询');
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ keyword: '公司' }));
  });

  it('follows its address after Back', async () => {
    const { router, sent } = await open();
    await screen.findByText('公司1');
    type('名称或手机号', '公');
    press('查询');
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ keyword: '公' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field('名称或手机号').value).toBe(''));
    await act(() => router.navigate(1));
    await waitFor(() => expect(field('名称或手机号').value).toBe('公'));
  });

  it('announces each failure by a toast only, beside the permanent notice', async () => {
    const failures = ['网关繁忙', '网关仍然繁忙'];
    await open(() => new ApiError('refused', failures.shift() ?? ''));
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts()).toEqual(['网关繁忙']));
    expect(screen.getAllByText('网关繁忙', { exact: false })).toHaveLength(2);
    press('重试');
    await waitFor(() => expect(alerts()).toEqual(['网关仍然繁忙']));
  });

  it('never looks empty when the first page fails', async () => {
    await open(() => ApiError.of('malformed'));
    await screen.findByText('数据加载失败');
    expect(screen.queryByText(/下方仍是/)).toBeNull();
    expect(screen.queryByText('暂无数据')).toBeNull();
  });

  it('shows the page requested last, whichever is answered last', async () => {
    const late: (() => void)[] = [];
    const { sent } = await open((params) =>
      params.page === 2 ? new Promise((resolve) => late.push(() => resolve(page(params)))) : page(params),
    );
    await screen.findByText('公司1');
    press('转到第 2 页');
    await waitFor(() => expect(sent.map(({ params }) => params.page)).toContain(2));
    press('转到第 4 页');
    await screen.findByText('公司31');
    await act(async () => {
      for (const answer of late) answer();
    });
    expect(late).not.toHaveLength(0);
    expect(screen.queryByText('公司11')).toBeNull();
    expect(screen.queryByText('公司31')).not.toBeNull();
  });

  it.each([
    ['does not count', undefined],
    ['counts fewer than it has', 4],
  ])('moves on to the last page of a server that %s', async (_, count) => {
    const rows = ({ page: asked }: Params) =>
      Array.from({ length: asked === 3 ? 7 : 10 }, (_, n) => {
        const number = (Number(asked) - 1) * 10 + n + 1;
        return { user_id: `${number}`, companyName: `公司${number}` };
      });
    await open((params) => ({ data: rows(params), count }), '?perPage=10');
    await screen.findByText('第 1-10 条，共 10 条以上');
    press('下一页');
    await screen.findByText('第 11-20 条，共 20 条以上');
    press('下一页');
    await screen.findByText('第 21-27 条，共 27 条');
    expect(named<HTMLButtonElement>('导出').disabled).toBe(false);
    press('转到第 1 页');
    await screen.findByText('第 1-10 条，共 10 条以上');
    expect(named<HTMLButtonElement>('导出').disabled).toBe(false);
  });

  it('takes over the pages of a server that are larger than asked, so that every row can be reached', async () => {
    const { router, sent } = await open(
      ({ page: asked }) => ({
        data: companies(237).slice((Number(asked) - 1) * 15, Number(asked) * 15),
        count: 237,
      }),
      '',
    );
    await screen.findByText('服务器每页返回 15 条，已改为每页 15 条');
    await screen.findByText('第 1-15 条，共 237 条');
    expect(router.state.location.search).toContain('perPage=15');
    expect(field('每页条数').value).toBe('15');
    const seen: (string | null)[] = [];
    for (let at = 1; at <= 16; at += 1) {
      await screen.findByText(`第 ${(at - 1) * 15 + 1}-${Math.min(at * 15, 237)} 条，共 237 条`);
      await screen.findByText(`公司${Math.min(at * 15, 237)}`);
      seen.push(...screen.getAllByText(/^公司\d+$/).map(({ textContent }) => textContent));
      if (at < 16) press('下一页');
    }
    expect(seen).toEqual(companies(237).map(({ companyName }) => companyName));
    // One call for each page, after the first that told the size.
    expect(sent.filter(({ params }) => Number(params.page) > 1)).toHaveLength(15);
    press('转到第 1 页');
    await screen.findByText('公司1');
    fireEvent.change(field('每页条数'), { target: { value: '20' } });
    await screen.findByText('第 1-15 条，共 237 条');
  });

  it('cuts its pages out of an answer that has all rows whatever is asked', async () => {
    await open(() => ({ data: companies(237), count: 237 }), '');
    await screen.findByText('第 1-10 条，共 237 条');
    press('转到第 24 页');
    await screen.findByText('公司231');
    expect(screen.getAllByText(/^公司\d+$/)).toHaveLength(7);
    expect(screen.queryByText(/^服务器每页返回/)).toBeNull();
  });

  it('distinguishes an empty list from a query without matches', async () => {
    await open();
    await screen.findByText('公司1');
    fireEvent.change(field('实名状态'), { target: { value: 'approved' } });
    press('查询');
    const none = await screen.findByText('没有符合条件的数据');
    fireEvent.click(within(none.parentElement as HTMLElement).getByText('重置'));
    await screen.findByText('公司1');
  });

  it.each([
    ['composes', { isComposing: true }],
    ['has only just composed, in Safari', { keyCode: 229 }],
  ])('ignores the Enter of an input method that %s', async (_when, key) => {
    await open();
    const enter = { key: 'Enter', ...key };
    expect(fireEvent.keyDown(field('名称或手机号'), enter)).toBe(false);
    expect(fireEvent.keyDown(field('名称或手机号'), { key: 'Enter' })).toBe(true);
  });
});

describe('a date range that cannot be read', () => {
  it('is reported, keeps the typed text, and blocks the query until it is corrected or cleared', async () => {
    const { sent } = await open();
    await screen.findByText('公司1');
    const before = sent.length;
    type('注册时间', '2026-02-30 - 2026-03-01');
    await screen.findByText('请输入正确的日期范围，如 2026-01-01 - 2026-01-31');
    press('查询');
    expect(document.activeElement).toBe(field('注册时间'));
    expect(field('注册时间').value).toBe('2026-02-30 - 2026-03-01');
    expect(sent).toHaveLength(before);

    type('注册时间', '2026/2/1~2026/3/1');
    press('查询');
    await waitFor(() => expect(sent.at(-1)?.params.registtime).toBe('2026-02-01 - 2026-03-01'));
    expect(field('注册时间').value).toBe('2026-02-01 - 2026-03-01');

    press('清空注册时间');
    press('查询');
    await waitFor(() => expect(sent.at(-1)?.params.registtime).toBeUndefined());
  });
});

describe('the calendar', () => {
  const query = { registtime: { start: '2026-01-05', end: '2026-01-20' } };

  it('opens by keyboard, picks two days in either order, and returns the focus', async () => {
    const { user } = await open(page, `?filter=${encodeURIComponent(JSON.stringify(query))}`);
    await screen.findByText('公司1');
    const opener = named('打开日历：注册时间');
    opener.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.ariaLabel).toContain('2026年1月5日'));
    await user.keyboard('{ArrowDown}{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('注册时间').value).toBe('2026-01-10 - 2026-01-12');
    expect(document.activeElement).toBe(opener);
  });

  it('leaves the range unchanged on Escape', async () => {
    const { user } = await open();
    await screen.findByText('公司1');
    press('打开日历：注册时间');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('注册时间').value).toBe('');
  });
});

it('repeating a query makes another request', async () => {
  const { sent } = await open();
  await screen.findByText('公司1');
  press('查询');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

describe('saved queries', () => {
  const search = '?filter={"keyword":"公司"}';

  async function save() {
    await screen.findByText('公司1');
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText('保存当前查询'));
    type('查询名称 *', '我的');
    press('保存');
    await waitFor(() => expect(dialog()).toBeNull());
  }

  it('can be saved under a name, and applied', async () => {
    const { router } = await open(page, search);
    await save();
    press('重置');
    await waitFor(() => expect(field('名称或手机号').value).toBe(''));
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText('我的'));
    await waitFor(() => expect(field('名称或手机号').value).toBe('公司'));
    expect(router.state.location.search).toContain('keyword');
  });

  it('restore the page size that they were saved with', async () => {
    const { router } = await open(page, `${search}&page=1&perPage=50`);
    await save();
    await act(() => router.navigate('?filter={}&page=1&perPage=10'));
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText('我的'));
    await waitFor(() => expect(field('名称或手机号').value).toBe('公司'));
    await waitFor(() => expect(router.state.location.search).toContain('perPage=50'));
  });

  it('say which is applied and whether it was changed, and take the columns, the changes and another name', async () => {
    const { router } = await open(page, search);
    await screen.findByText('公司1');
    await act(async () => press('显示列'));
    fireEvent.click(await screen.findByLabelText('手机号'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(dialog()).toBeNull());
    await save();
    await act(async () => press('显示列'));
    fireEvent.click(await screen.findByLabelText('手机号'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await screen.findByText('手机号', { selector: 'th' });
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText(/^应用后有更改 · /));
    await waitFor(() => expect(screen.queryByText('手机号', { selector: 'th' })).toBeNull());
    await act(() => router.navigate(`${search}&perPage=20`));
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText('保存对“我的”的更改'));
    await act(async () => press('常用条件'));
    await screen.findByText('已应用 · 名称或手机号：公司');
    press('重命名“我的”');
    type('查询名称 *', '北方');
    press('保存');
    await act(() => router.navigate('?'));
    await act(async () => press('常用条件'));
    fireEvent.click(await screen.findByText('北方'));
    await waitFor(() => expect(router.state.location.search).toContain('perPage=20'));
    expect(screen.queryByText('我的')).toBeNull();
  });

  it('can be removed', async () => {
    await open(page, search);
    await save();
    await act(async () => press('常用条件'));
    await screen.findByText('我的');
    press('删除“我的”');
    await screen.findByText('还没有保存的查询');
  });
});

it("a link shows its columns until they are given back, and one's own when they are", async () => {
  const look = JSON.stringify({ hidden: ['mobile'], widths: { companyName: 90 } });
  const { router, sent } = await open(page, `?filter={"keyword":"公司"}&look=${encodeURIComponent(look)}`);
  await screen.findByText('公司1');
  const isThere = () => screen.queryByText('手机号', { selector: 'th' }) !== null;
  expect(isThere()).toBe(false);
  expect(router.state.location.search).not.toContain('look');
  expect(sent.map(({ params }) => params.keyword)).toEqual(['公司']);
  fireEvent.click(await screen.findByText('恢复我的'));
  await waitFor(() => expect(isThere()).toBe(true));
  await act(() => router.navigate(`?look=${encodeURIComponent(look)}`));
  fireEvent.click(await screen.findByText('保存为我的'));
  await waitFor(() => expect(screen.queryByText('保存为我的')).toBeNull());
  expect(isThere()).toBe(false);
});

describe('the columns', () => {
  const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

  it('can be hidden, moved and restored with the keyboard', async () => {
    const { user } = await open();
    await screen.findByText('公司1');
    const declared = heads();
    press('显示列');
    fireEvent.click(await screen.findByLabelText('手机号'));
    named('上移 注册时间').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement?.ariaLabel).toBe('上移 注册时间');
    expect(heads().slice(0, 3)).toEqual(['注册时间', '企业名称', '实名状态']);
    press('恢复默认');
    await waitFor(() => expect(heads()).toEqual(declared));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('can be hidden except the one that identifies a row', async () => {
    const { user } = await open();
    await screen.findByText('公司1');
    press('显示列');
    await screen.findByLabelText('操作');
    const shown = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    for (const box of shown) await user.click(box);
    const left = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(left.map(({ disabled }) => disabled)).toEqual([true]);
    expect(heads()).toEqual(['最后登录时间']);
  });
});
