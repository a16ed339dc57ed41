import { sampleMenu } from '@server/seed/menu';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MenuItem } from '../../../src/auth/session';
import {
  type Answers,
  button,
  confirming,
  field,
  menuOf,
  press,
  renderConsole,
} from '../../support/renderConsole';
import { session } from '../../support/runtime';

const treeOf = (held: readonly number[], above = 0): unknown[] =>
  sampleMenu
    .filter(({ parentId }) => parentId === above)
    .map(({ id, name }) => ({ id, name, have: held.includes(id) ? 1 : 0, childMenu: treeOf(held, id) }));

const SAVE = 'POST /api/ajax/role/addRole';
const account = {
  admin_id: 2,
  username: 'li@example.com',
  realname: '李四',
  position: '审核员',
  status: 1,
  is_accepted: 1,
};
const role = { id: 2, position: '审核员', desc: '审核出证', status: 1 };

const open = (at: string, answers: Answers = {}, lists: readonly string[] = [], menu?: readonly MenuItem[]) =>
  renderConsole({
    at,
    lists,
    ...(menu && { menu }),
    answers: {
      'GET /api/ajax/role/getAllRule': () => treeOf([]),
      'POST /api/ajax/role/getSaveRole': () => ({ roleInfo: role, allListTree: treeOf([10, 9, 37, 68]) }),
      'GET /api/OperateRecords/getList': () => ({ data: [], count: 0 }),
      'GET /api/ajax/power/adminList': () => ({ data: [], count: 0 }),
      'POST /api/ajax/role/roleDisable': () => null,
      [SAVE]: () => null,
      ...answers,
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

const box = (label: string) => field(label);
const OWN = '仅查看与本账号相关的出证申请';

test('adding a role needs a name, a description and at least one module', async () => {
  const { user, sent } = await open('/authority/role-add');
  await box('企业认证');
  await user.click(await button('提交'));
  for (const said of ['角色名称不能为空', '角色描述不能为空', '请选择模块权限'])
    await screen.findByText(said);
  expect(sent.some(({ call }) => call === SAVE)).toBe(false);
});

test('adding sends the half-ticked parents too, comma-separated, and no roleId', async () => {
  const { user, sent } = await open('/authority/role-add');
  await user.click(await box('企业认证'));
  await user.click(await field(/^角色名称/));
  await user.paste('客服');
  await user.click(await field(/^角色描述/));
  await user.paste('查看企业');
  await user.click(await button('提交'));
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === SAVE)?.params).toEqual({
    menuId: '1,2,62,63',
    roleName: '客服',
    roleDesc: '查看企业',
  });
});

test('a ticked list brings what can be done in it, which is shown, and each can be unticked without the list', async () => {
  const { user, sent } = await open('/authority/role-edit/2');
  await user.click(await box('企业认证'));
  expect((await box('审核企业认证')).checked).toBe(true);
  await user.click(await box('审核企业认证'));
  expect((await box('导出企业认证')).checked).toBe(true);
  await screen.findByText('部分操作');
  await user.click(await box('导出企业认证'));
  await user.click(await button('提交'));
  await user.click(await confirming('提交'));
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === SAVE)?.params).toMatchObject({ menuId: '1,2,10,9,68,37' });
});

test.each(['出证申请', '在线公证'])(
  'unticking and ticking %s keeps the data permission as it was',
  async (above) => {
    const { user } = await open('/authority/role-edit/2');
    expect((await box(OWN)).checked).toBe(true);
    await user.click(await box(above));
    await waitFor(() => expect(screen.queryByLabelText(OWN)).toBeNull());
    await user.click(await box(above));
    expect((await box(OWN)).checked).toBe(true);
    await user.click(await box(OWN));
    await user.click(await box(above));
    await user.click(await box(above));
    expect((await box(OWN)).checked).toBe(false);
  },
);

test('a half-checked box marks partial rights, and selecting both invoice steps warns', async () => {
  const { user } = await open('/authority/role-edit/2', {
    'POST /api/ajax/role/getSaveRole': () => ({ roleInfo: role, allListTree: treeOf([15, 18]) }),
  });
  await box('发票管理');
  screen.getByText('仅查看');
  await user.click(await box('发票初审'));
  await screen.findByText('部分操作');
  expect(screen.queryByText(/^同一角色同时拥有/)).toBeNull();
  await user.click(await box('财务开票'));
  await screen.findByText(/^同一角色同时拥有/);
});

/** Accounts with these roles, and the total that the server claims. */
const accountsOf = (role_ids: readonly string[], count = role_ids.length): Answers => ({
  'GET /api/ajax/power/adminList': () => ({
    data: role_ids.map((role_id, index) => ({ ...account, admin_id: index + 1, role_id })),
    count,
  }),
});

test('the number of a role’s accounts is shown before it is saved or disabled', async () => {
  const counted = accountsOf(['2', '3', '2']);
  const edited = await open('/authority/role-edit/2', counted);
  await edited.user.click(await box('企业认证'));
  await edited.user.click(await button('提交'));
  await screen.findByText(/^该角色下有 2 个账号/);
  edited.unmount();
  const { user, sent } = await openList('authority/role', counted);
  await press('禁用');
  await screen.findByText(/^该角色下有 2 个账号/);
  screen.getByText('确定禁用角色“审核员”？');
  await user.click(await confirming('禁用'));
  await screen.findByText('操作成功');
  expect(sent.find(({ call }) => call.endsWith('roleDisable'))?.params).toEqual({ id: '2', type: '2' });
});

test('without the right to see accounts none are requested: the refusal would end the session', async () => {
  const { user, sent } = await openList('authority/role', {}, menuOf(['authority/role']));
  await press('禁用');
  await user.click(await confirming('禁用'));
  await screen.findByText('操作成功');
  expect(sent.some(({ call }) => call.endsWith('adminList'))).toBe(false);
});

test('accounts are counted over all pages of a server that always answers ten at a time', async () => {
  const all = Array.from({ length: 23 }, (_, index) => ({ ...account, admin_id: index + 1, role_id: '2' }));
  await openList('authority/role', {
    'GET /api/ajax/power/adminList': ({ page }) => ({
      data: all.slice((Number(page) - 1) * 10, Number(page) * 10),
      count: all.length,
    }),
  });
  await press('禁用');
  await screen.findByText(/^该角色下有 23 个账号/);
});

test.each([
  ['2', /^该角色下至少有 1 个账号/],
  ['3', '该角色的账号数查询失败'],
])('says what is known when not all accounts can be loaded and one of role %s came', async (id, said) => {
  await openList('authority/role', accountsOf([id], 200));
  await press('禁用');
  await screen.findByText(said);
});

test.each([
  ['1', '管理员', ['查看详情']],
  ['1', 'administrator', ['查看详情']],
  ['2', 'administrator', []],
])('role %s named %s has the actions %j', async (id, position, names) => {
  await openList('authority/role', {
    'GET /api/ajax/role/getRoleList': () => ({ data: [{ ...role, id, position }], count: 1 }),
  });
  await screen.findByText(position);
  for (const name of ['查看详情', '编辑', '禁用', '变更记录'])
    expect(screen.queryAllByText(name, { selector: 'a, button' })).toHaveLength(names.includes(name) ? 1 : 0);
});

test('a role that can not be changed says so instead of showing a form', async () => {
  await open('/authority/role-edit/1', {
    'POST /api/ajax/role/getSaveRole': () => ({ roleInfo: { ...role, id: 1 }, allListTree: treeOf([]) }),
  });
  await screen.findByText('该角色是系统内置角色，不能编辑，只能查看详情。');
  expect(screen.queryByText('提交')).toBeNull();
});

test('the data permission is shown only while the applications are checked, and removed with them', async () => {
  const { user, sent } = await open('/authority/role-edit/2');
  expect((await box(OWN)).checked).toBe(true);
  await user.click(await box('出证申请'));
  await waitFor(() => expect(screen.queryByLabelText(OWN)).toBeNull());
  await user.click(await box('企业认证'));
  await user.click(await button('提交'));
  await user.click(await confirming('提交'));
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === SAVE)?.params).toMatchObject({ menuId: '1,2,62,63', roleId: '2' });
});

test('before an edit is saved, added and removed modules are shown, and cancelling sends nothing', async () => {
  const { user, sent } = await open('/authority/role-edit/2');
  await user.click(await box('企业认证'));
  await user.click(await box(OWN));
  await user.click(await button('提交'));
  const question = await screen.findByLabelText('确认权限变更');
  for (const added of ['企业认证', '企业认证 / 审核企业认证', '企业认证 / 导出企业认证'])
    within(within(question).getByLabelText('新增的权限')).getByText(`用户管理 / ${added}`);
  // It is a restriction: removing it grants more.
  within(question).getByText('数据权限：取消限制后，该角色将能查看全部出证申请。');
  within(within(question).getByLabelText('移除的权限')).getByText('无移除');
  await user.click(within(question).getByText('取消'));
  expect(sent.some(({ call }) => call === SAVE)).toBe(false);
});

test('setting the data permission is described as narrowing what the role sees', async () => {
  const { user } = await open('/authority/role-edit/2', {
    'POST /api/ajax/role/getSaveRole': () => ({ roleInfo: role, allListTree: treeOf([10, 9]) }),
  });
  await user.click(await box(OWN));
  await user.click(await button('提交'));
  const question = await screen.findByLabelText('确认权限变更');
  within(question).getByText('数据权限：该角色将只能查看与本账号相关的出证申请。');
});

/** A list with the one row whose dialog is opened. */
const openList = (
  list: 'authority/role' | 'authority/account',
  answers: Answers = {},
  menu?: readonly MenuItem[],
) => {
  const rows = () => ({ data: [list === 'authority/role' ? role : account], count: 1 });
  const calls = { 'GET /api/ajax/role/getRoleList': rows, 'GET /api/ajax/power/adminList': rows };
  return open(`/${list}`, { ...calls, ...answers }, [list], menu);
};

test("modules have the menu's names, in the language of the screen", async () => {
  await renderConsole({
    at: '/authority/role-add',
    locale: 'en-US',
    answers: {
      'GET /api/ajax/role/getAllRule': () => [
        { id: 2, name: '企业认证' },
        { id: 99, name: '新模块' },
      ],
    },
  });
  await screen.findByText('Enterprise certification');
  screen.getByText('新模块');
});

test('the detail dialog shows full, partial and missing modules, and the data permission separately', async () => {
  await openList('authority/role', {
    'POST /api/ajax/role/getSaveRole': () => ({
      roleInfo: role,
      allListTree: treeOf([1, 2, 62, 63, 3, 65, 10, 9, 37]),
    }),
  });
  await press('查看详情');
  await waitFor(() => {
    const { textContent } = screen.getByLabelText(/^角色详情/);
    for (const said of [
      '用户管理，部分授予',
      '企业认证，已授予',
      '个人认证，部分授予',
      '审核个人认证，未授予',
      '导出个人认证，已授予',
      '余额查询，未授予',
      '数据权限',
    ])
      expect(textContent).toContain(said);
  });
  const own = screen.getByLabelText<HTMLInputElement>(OWN);
  expect([own.type, own.checked, own.disabled]).toEqual(['checkbox', true, true]);
});

test.each([
  ['authority/role', '1'],
  ['authority/account', '2'],
] as const)('the change records of %s are asked for with type %s, ten a page', async (list, type) => {
  const { sent } = await openList(list);
  await press('变更记录');
  await waitFor(() =>
    expect(sent.find(({ call }) => call.includes('OperateRecords'))?.params).toEqual({
      page: 1,
      limit: 10,
      roleOrAccountId: '2',
      type,
    }),
  );
});

test('a dialog that is confirmed twice in a row sends once', async () => {
  const { sent } = await open(
    '/authority/role',
    { 'GET /api/ajax/role/getRoleList': () => ({ data: [role], count: 1 }) },
    ['authority/role'],
  );
  await press('禁用');
  const confirm = await confirming('禁用');
  await act(async () => {
    confirm.click();
    confirm.click();
  });
  await screen.findByText('操作成功');
  expect(sent.filter(({ call }) => call === 'POST /api/ajax/role/roleDisable')).toHaveLength(1);
});

test('what is done to an account or a role names it, its person, its role and its accounts, on a button of its own name', async () => {
  const people = accountsOf(['2', '3']);
  const first = await open('/authority/account', people, ['authority/account']);
  const [disable] = await screen.findAllByText('禁用', { selector: 'button' });
  await press(disable as HTMLElement);
  await screen.findByText('确定禁用 李四 的账号“li@example.com”？其角色为“审核员”。');
  await confirming('禁用');
  first.unmount();
  const off = (answer: object) => ({ ...answer, status: 2 });
  const second = await open(
    '/authority/account',
    { 'GET /api/ajax/power/adminList': () => ({ data: [off(account)], count: 1 }) },
    ['authority/account'],
  );
  await press('启用');
  await screen.findByText('确定启用 李四 的账号“li@example.com”？其角色为“审核员”。');
  await confirming('启用');
  second.unmount();
  await open(
    '/authority/role',
    { ...people, 'GET /api/ajax/role/getRoleList': () => ({ data: [off(role)], count: 1 }) },
    ['authority/role'],
  );
  await press('启用');
  await screen.findByText('确定启用角色“审核员”？');
  await screen.findByText(/^该角色下有 1 个账号/);
  await confirming('启用');
});
