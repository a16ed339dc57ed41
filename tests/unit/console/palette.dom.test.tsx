import balanceDeclaration from '@resources/user/balance';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import english from 'declared-console/words/en-US/palette';
import chinese from 'declared-console/words/zh-CN/palette';
import { shell } from 'declared-console/words/zh-CN/shell';
import { expect, it, vi } from 'vitest';
import Palette from '../../../src/console/palette/Palette';
import type { AnyResource } from '../../../src/schema/resource';
import { type Answers, field, menuEntry, menuOf, renderConsole, write } from '../../support/renderConsole';

const { palette: words } = chinese;

const BOX = words.label;
const onClose = vi.fn();

/** Opens the palette for an account whose menu has these lists, each named after its path. */
async function open(
  lists: readonly string[],
  more: { answers?: Answers; config?: object; lists?: readonly string[] } = {},
) {
  onClose.mockClear();
  const menu = menuOf(lists).map((group) => ({
    ...group,
    children: group.children.map((child) => menuEntry({ ...child, name: group.url + child.url })),
  }));
  const view = await renderConsole({
    at: '/here',
    menu,
    ...more,
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  await field(BOX);
  return view;
}

/** The options, without what can be done: that is always offered last. */
const options = () =>
  screen
    .queryAllByRole('group')
    .filter((group) => group.firstElementChild?.textContent !== words.commands)
    .flatMap((group) => [...group.querySelectorAll('[role=option] > span:first-child')])
    .map(({ textContent }) => textContent);
/** Waits for these options, of which the first is selected. */
const offered = (expected: readonly string[]) =>
  waitFor(() => {
    expect(options()).toEqual(expected);
    const marked = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(marked?.firstElementChild?.textContent).toBe(expected[0]);
  });
const box = () => screen.getByLabelText<HTMLInputElement>(BOX, { selector: 'input' });

it("offers the entries of the account's menu by name, and Enter opens the selected one", async () => {
  const { router, user } = await open(['user/balance', 'app/feedback', 'money/just']);
  await offered([shell.menu.home, '/user/balance', '/app/feedback', '/money/just']);
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/app/feedback');
  expect(onClose).toHaveBeenCalled();
});

it('offers a number only in lists that the account may see, and opens the chosen one filtered by it', async () => {
  const { router, user } = await open(['user/balance', 'app/feedback', 'money/just']);
  await write(user, BOX, '138 0013 8000');
  await offered(['/user/balance · 手机号', '/money/just · 手机号']);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/user/balance');
  const filter = new URLSearchParams(router.state.location.search).get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ keyword: '13800138000' });
});

it('never puts an ID number into a url, and says why it offers nothing', async () => {
  const { user } = await open(['evidence/certificate', 'money/invoice']);
  // The lists are loaded, and would know a number of that format.
  await write(user, BOX, '11010519491231002');
  await offered(['/evidence/certificate · 证据编号']);
  await user.paste('X');
  await screen.findByText(words.private);
  expect(options()).toEqual([]);
});

it.each([
  ['composes', { isComposing: true }],
  ['has only just composed, in Safari', { keyCode: 229 }],
])('ignores the Enter of an input method that %s', async (_when, key) => {
  const { router } = await open(['user/balance']);
  await offered(['/user/balance']);
  fireEvent.keyDown(box(), { key: 'Enter', ...key });
  expect(router.state.location.pathname).toBe('/here');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(router.state.location.pathname).toBe('/user/balance');
});

it('is closed by Escape', async () => {
  const { user } = await open(['user/balance']);
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('is closed by a click outside it', async () => {
  await open(['user/balance']);
  const beside = document.querySelector('.MuiDialog-container') as Element;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(onClose).toHaveBeenCalled();
});

it('stays open, with its text, while the user switches to another window', async () => {
  const { user } = await open(['user/balance', 'app/feedback']);
  await write(user, BOX, 'feed');
  await offered(['/app/feedback', `/user/balance · ${words.name}`]);
  fireEvent.blur(box());
  expect(box().value).toBe('feed');
  await offered(['/app/feedback', `/user/balance · ${words.name}`]);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['its name in the language of the screen', 'balan'],
  ['the menu’s own name', '余额'],
  ['its group’s name', 'users'],
])('finds an entry by %s', async (_what, typed) => {
  const child = menuEntry({ url: '/balance', name: '余额查询' });
  const { user } = await renderConsole({
    at: '/here',
    locale: 'en-US',
    menu: [
      menuEntry({ url: '/user', name: '用户管理', children: [child] }),
      menuEntry({ url: '/app', name: '其他', children: [menuEntry({ url: '/feedback', name: '反馈' })] }),
    ],
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  const { label } = english.palette;
  await field(label);
  await write(user, label, typed);
  await waitFor(() => expect(options()[0]).toBe('Balance'));
  expect(options()).not.toContain('反馈');
});

it("looks up no number in a list whose rows don't have a menu page", async () => {
  const declares = { 'area/things': balanceDeclaration as unknown as AnyResource };
  const { user } = await renderConsole({
    at: '/here',
    menu: menuOf(['area/things', 'user/balance']),
    declares,
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  await write(user, BOX, '13800138000');
  await waitFor(() => expect(options()).toHaveLength(1));
});

it("finds an entry by its name or its group's, ignoring case and surrounding blanks", async () => {
  const { user } = await open(['user/balance', 'app/feedback']);
  await write(user, BOX, ' Balance ');
  await offered(['/user/balance', `/user/balance · ${words.name}`]);
  screen.getByRole('group', { name: '菜单' });
});

it('says that nothing is found', async () => {
  const { user } = await open(['app/feedback']);
  await write(user, BOX, '没有');
  expect((await screen.findByRole('alert')).textContent).toBe(words.none);
});

it('offers no entry of a hidden group whose list finds numbers under its own name', async () => {
  const child = menuEntry({ url: '/balance', name: '余额查询' });
  const { user } = await renderConsole({
    at: '/here',
    menu: [menuEntry({ url: '/user', name: '用户', hidden: true, children: [child] })],
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  await field(BOX);
  expect(options()).toEqual([]);
  await write(user, BOX, '13800138000');
  await offered(['余额查询 · 手机号']);
});

it('offers lists that are certain first, then in menu order, and menu entries last', async () => {
  const { user } = await open(['online/move', 'money/invoice', 'money/13800138000', 'user/balance']);
  await write(user, BOX, '13800138000');
  await offered([
    '/online/move · 手机号',
    '/money/invoice · 手机号',
    '/user/balance · 手机号',
    '/money/13800138000',
  ]);
});

it('says that lists are loading, and which failed, which is requested again the next time', async () => {
  const answers: { resolve(declaration: unknown): void; reject(error: Error): void }[] = [];
  const declares = {
    get 'user/balance'() {
      return new Promise((resolve, reject) => answers.push({ resolve, reject })) as never;
    },
  };
  const lists = ['user/balance', 'money/just'];
  const pages = { '/here': <Palette onClose={onClose} />, '/there': <p>there</p> };
  const { router, user } = await renderConsole({ at: '/here', menu: menuOf(lists), declares, pages });
  await write(user, BOX, '13800138000');
  expect((await screen.findByRole('alert')).textContent).toBe(words.loading);
  await act(async () => answers[0]?.reject(new Error('gone')));
  await waitFor(() => expect(options()).toHaveLength(1));
  await screen.findByText(words.unloaded.replace('%{smart_count}', '1'));
  await act(() => router.navigate('/there'));
  await act(() => router.navigate('/here'));
  await write(user, BOX, '13800138000');
  await act(async () => answers[1]?.resolve(balanceDeclaration));
  await waitFor(() => expect(options()).toHaveLength(2));
});

it('offers entries with the same name separately', async () => {
  const complained = vi.spyOn(console, 'error');
  const twins = ['balance', 'enterprise'].map((path) => menuEntry({ url: `/${path}`, name: '余额查询' }));
  await renderConsole({
    at: '/here',
    menu: [menuEntry({ url: '/user', children: twins })],
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  await offered([shell.menu.home, ...twins.map(({ name }) => name)]);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
