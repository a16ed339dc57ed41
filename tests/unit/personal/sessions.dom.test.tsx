import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { type Answers, button, confirming, menuOf, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/session/getList';
const END = 'POST /api/session/end';
const row = (id: string, more: object = {}) => ({
  id,
  device: `浏览器${id}`,
  ip: `10.0.0.${id}`,
  create_time: '2026-01-01 08:00:00',
  last_time: '2026-01-01 09:00:00',
  is_current: '2',
  ...more,
});
const rows = [row('1', { is_current: '1' }), row('2')];
const account = {
  admin_id: '12',
  username: 'li@example.com',
  realname: '李四',
  position: '审核员',
  status: '1',
  is_accepted: '1',
  is_locked: '1',
};
const backend: Answers = {
  [LIST]: () => ({ count: rows.length, data: rows }),
  [END]: () => null,
  'GET /api/ajax/power/adminList': () => ({ count: 1, data: [account] }),
};
const named = { capabilities: ['sessions'] };

const open = (more: Partial<Parameters<typeof renderConsole>[0]> = {}) =>
  renderConsole({ at: '/personal/session', config: named, answers: backend, ...more });

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

/** The button with the account's name. */
const theName = async () => (await screen.findByText('张三')).closest('button') as HTMLElement;
const openMenu = async () => {
  const name = await theName();
  await act(async () => name.click());
};

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

describe("one's own sessions", () => {
  test('are open to an account whose menu has none of it, with the present one marked and only the others to end', async () => {
    const { sent } = await open({ menu: menuOf(['app/version']) });
    expect(within(await rowOf('浏览器1')).getByText('当前')).toBeTruthy();
    expect(within(await rowOf('浏览器1')).queryByText('结束')).toBeNull();
    expect(within(await rowOf('浏览器2')).getByText('结束')).toBeTruthy();
    expect(sent[0]?.params.account_id).toBeUndefined();
    expect(screen.getByText('我的会话', { selector: 'h1' })).toBeTruthy();
    // There is no list to go back to.
    expect(screen.queryByText('返回列表')).toBeNull();
  });

  test('are ended after a question that names them', async () => {
    const { sent } = await open();
    await screen.findByText('浏览器2');
    await press('结束');
    await screen.findByText(/浏览器2.*10\.0\.0\.2/, { selector: '[role=dialog] *' });
    await press(await confirming('结束'));
    await screen.findByText('操作成功');
    expect(sent.find(({ call }) => call === END)?.params).toEqual({ id: '2' });
  });

  test('stay where the server refuses to end one, in its words', async () => {
    const refused = () => new ApiError('refused', '会话不存在');
    await open({ answers: { ...backend, [END]: refused } });
    await screen.findByText('浏览器2');
    await press('结束');
    await press(await confirming('结束'));
    await screen.findByText('会话不存在');
    expect(screen.getByText('浏览器2')).toBeTruthy();
  });

  test('say in both languages what they are', async () => {
    await open({ locale: 'en-US' });
    await screen.findByText('My sessions', { selector: 'h1' });
    expect(within(await rowOf('浏览器1')).getByText('This one')).toBeTruthy();
  });

  test('say that the list is still coming while the server is slow', async () => {
    await open({ answers: { [LIST]: () => new Promise(() => {}) } });
    await screen.findByText('我的会话', { selector: 'h1' });
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText('暂无数据')).toBeNull();
  });
});

describe('the sessions of another account', () => {
  const accounts = (config: object, answers = backend) =>
    open({ at: '/authority/account', lists: ['authority/account'], config, answers });

  test('are opened from its row, and ended there', async () => {
    const { sent } = await accounts(named);
    await screen.findByLabelText('搜索账号、姓名、手机号', { selector: 'input' });
    await press('会话');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('浏览器2');
    expect(sent.find(({ call }) => call === LIST)?.params).toMatchObject({ account_id: '12' });
    await press('结束');
    await press(await confirming('结束'));
    await waitFor(() => expect(sent.find(({ call }) => call === END)?.params).toEqual({ id: '2' }));
  });

  test('are not mentioned where the server does not name them, and neither is the end of a lock-out', async () => {
    await accounts({});
    await screen.findByText('li@example.com');
    expect(screen.queryByText('会话')).toBeNull();
    expect(screen.queryByText('解锁')).toBeNull();
  });

  test('and the end of a lock-out are named apart', async () => {
    await accounts({ capabilities: ['unlock'] });
    await button('解锁');
    expect(screen.queryByText('会话')).toBeNull();
  });

  test('and the end of a lock-out is offered only where there is one', async () => {
    const open = { ...account, is_locked: '0' };
    await accounts(
      { capabilities: ['unlock'] },
      { ...backend, 'GET /api/ajax/power/adminList': () => ({ count: 1, data: [open] }) },
    );
    await screen.findByText('li@example.com');
    expect(screen.queryByText('解锁')).toBeNull();
  });
});

describe('the name in the top bar', () => {
  const bar = (capabilities: readonly string[], locale = 'zh-CN') =>
    open({ at: '/app/version', bar: true, config: { capabilities }, locale });

  test.each([
    ['zh-CN', [], []],
    ['zh-CN', ['sessions', 'changePassword'], ['我的会话', '修改密码']],
    ['zh-CN', ['changePassword'], ['修改密码']],
    ['en-US', ['sessions', 'changePassword'], ['My sessions', 'Change password']],
  ])(
    'opens the pages that there are, and after them what logs out: %s %j',
    async (locale, capabilities, names) => {
      const { sent } = await bar(capabilities, locale);
      await openMenu();
      const items = await screen.findAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        ...names,
        locale === 'zh-CN' ? '退出登录' : 'Log out',
      ]);
      expect(screen.queryAllByRole('separator')).toHaveLength(names.length > 0 ? 1 : 0);
      expect(sent).toEqual([]);
    },
  );

  test('is used with the keyboard: its menu has the focus, closes with Escape and gives it back', async () => {
    const { user, router } = await bar(['sessions', 'changePassword']);
    const name = await theName();
    expect(name.getAttribute('aria-haspopup')).toBe('menu');
    await act(async () => name.focus());
    await act(() => user.keyboard('{Enter}'));
    const [first] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(name.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(name);
    await user.keyboard('{Enter}');
    await screen.findAllByRole('menuitem');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal/password'));
  });
});
