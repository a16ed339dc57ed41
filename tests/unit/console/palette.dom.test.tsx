import { product } from '@resources/product';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepOut } from '@/auth/neverKept';
import Palette from '@/console/palette/Palette';
import { field, menuEntry, menuOf, renderConsole, write } from '../../support/renderConsole';

const BOX = '菜单名称或编号';
const onClose = vi.fn();

/** Opens the palette for an account whose menu has these lists, each called by its path. */
async function open(lists: readonly string[]) {
  onClose.mockClear();
  const menu = menuOf(lists).map((group) => ({
    ...group,
    children: group.children.map((child) => menuEntry({ ...child, name: group.url + child.url })),
  }));
  const view = await renderConsole({
    at: '/here',
    menu,
    pages: { '/here': <Palette onClose={onClose} /> },
  });
  await field(BOX);
  return view;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** Waits for these options, the first of which is marked. */
const offered = (expected: readonly string[]) =>
  waitFor(() => {
    expect(options()).toEqual(expected);
    const marked = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(marked?.textContent).toBe(expected[0]);
  });
const box = () => screen.getByLabelText<HTMLInputElement>(BOX, { selector: 'input' });

beforeEach(() => keepOut(product.neverKept));

it('offers the entries of the account’s menu by name, and Enter opens the one that is marked', async () => {
  const { router, user } = await open(['user/balance', 'app/feedback', 'money/just']);
  await offered(['/user/balance', '/app/feedback', '/money/just']);
  await user.click(box());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/app/feedback');
  expect(onClose).toHaveBeenCalled();
});

it('offers a number in the lists that the account may see alone, and opens the one chosen filtered by it', async () => {
  const { router, user, sent } = await open(['user/balance', 'app/feedback', 'money/just']);
  await write(user, BOX, '138 0013 8000');
  await offered(['/user/balance · 手机号', '/money/just · 手机号']);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/user/balance');
  const filter = new URLSearchParams(router.state.location.search).get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ keyword: '13800138000' });
  expect(sent).toEqual([]);
});

it('never writes an ID number into an address, and says why it offers nothing', async () => {
  const { user } = await open(['evidence/certificate', 'money/invoice']);
  // The lists are there, and would know a number of that form.
  await write(user, BOX, '11010519491231002');
  await offered(['/evidence/certificate · 证据编号']);
  await user.paste('X');
  await screen.findByText('网址中不能含有身份证号，请用手机号或编号查找');
  expect(options()).toEqual([]);
});

it.each([
  ['composes', { isComposing: true }],
  ['has only just composed, in Safari', { keyCode: 229 }],
])('leaves the Enter to an input method that %s', async (_when, key) => {
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
