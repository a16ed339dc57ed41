import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { moduleChanges } from '@resources/authority/moduleChanges';
import { heldNodes, node } from '@resources/authority/modules';
import { parts } from '@resources/console';
import { decodeMenu } from '@resources/menu/decodeMenu';
import { accounts, invoices, operateRecords, roles } from '@server/db/schema';
import { f } from 'declared-console/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../../src/auth/menu';
import { decodeRow } from '../../../src/schema/record';
import { type Caller, callerOf, loginAs, tryLogin } from './client';

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());

const list = async (path: string, query: Record<string, string> = {}) =>
  (await admin.get<{ data: Record<string, string>[]; count: number }>(path, query)).data;

const person = (username: string, role_id: string) => ({
  username,
  password: 'abc12345',
  realname: '王小明',
  mobile: '010-12345678',
  role_id,
});

async function newAccount(username: string, roleId = '2'): Promise<string> {
  const answer = await admin.post('/api/ajax/power/addAccount', person(username, roleId));
  expect(answer).toMatchObject({ code: 200, message: '新增成功' });
  const [row] = await backend.db.select().from(accounts).where(eq(accounts.username, username));
  return String(row?.id);
}

async function newRole(roleName: string, menuId: string): Promise<string> {
  const answer = await admin.post('/api/ajax/role/addRole', { roleName, roleDesc: '测试角色', menuId });
  expect(answer).toMatchObject({ code: 200 });
  const [row] = await backend.db.select().from(roles).where(eq(roles.position, roleName));
  return String(row?.id);
}

const recordsOf = (type: '1' | '2', target: string) =>
  list('/api/OperateRecords/getList', { page: '1', roleOrAccountId: target, type });

describe('a role', () => {
  it('is saved with the groups above its modules, and the change is recorded', async () => {
    const id = await newRole('出证组', '9,37');
    const { data } = await admin.post<{ allListTree: unknown; roleInfo: { position: string } }>(
      '/api/ajax/role/getSaveRole',
      { id },
    );
    const held = JSON.stringify(data.allListTree).match(/"id":(\d+),"name":"[^"]+","have":1/g) ?? [];
    expect(held.map((each) => Number(each.match(/\d+/)?.[0])).sort((a, b) => a - b)).toEqual([9, 10, 37]);
    expect(data.roleInfo.position).toBe('出证组');
    expect((await recordsOf('1', id)).data[0]).toMatchObject({
      operator: '管理员',
      action: '新增角色“出证组”',
    });
  });

  it('has its granted and removed modules in its record', async () => {
    const id = await newRole('变更组', '2');
    await admin.post('/api/ajax/role/addRole', {
      roleName: '变更组',
      roleDesc: '测试角色',
      menuId: '4',
      roleId: id,
    });
    expect((await recordsOf('1', id)).data[0]?.action).toBe(
      '编辑角色：增加权限：余额查询；移除权限：企业认证',
    );
  });

  it('can be given the inspector, which the menu then carries without showing it', async () => {
    const { data } = await admin.get<unknown>('/api/ajax/role/getAllRule');
    expect(JSON.stringify(data)).toContain('{"id":29,"name":"开发者检视"');
    const { data: own } = await admin.post<{ role: unknown }>('/api/member/getMenu', {});
    const rights = rightsOf(decodeMenu(own.role));
    expect(rights.permissions.has(parts.inspect ?? '')).toBe(true);
    expect([...rights.paths]).not.toContain('/authority');
  });

  it('has in its record what the dialog before the edit names, whatever groups and pages come along', async () => {
    const id = await newRole('同名记录组', '2');
    const { data } = await admin.post<{ allListTree: unknown }>('/api/ajax/role/getSaveRole', { id });
    const tree = decodeRow({ allListTree: f.tree(node, 'childMenu') }, '#', data, {
      where: '',
      index: 0,
      sink: () => {},
    }).allListTree;
    const chosen = ['5', '27', '23'];
    const { added, removed } = moduleChanges(tree, heldNodes(tree), chosen);
    await admin.post('/api/ajax/role/addRole', {
      roleName: '同名记录组',
      roleDesc: '测试角色',
      menuId: chosen.join(),
      roleId: id,
    });
    const names = (modules: readonly { name: string }[]) => modules.map(({ name }) => name).join('、');
    expect(names(added)).toBe('积分赠送、发票管理、发票初审、角色管理');
    expect((await recordsOf('1', id)).data[0]?.action).toBe(
      `编辑角色：增加权限：${names(added)}；移除权限：${names(removed)}`,
    );
  });

  it.each([
    [{ roleName: '' }, '角色名称不能为空'],
    [{ roleName: 'a_b' }, '角色名称支持中文、英文、数字,不超过30个字符'],
    [{ roleName: '字'.repeat(31) }, '角色名称支持中文、英文、数字,不超过30个字符'],
    [{ roleDesc: '' }, '角色描述不能为空'],
    [{ roleDesc: '字'.repeat(201) }, '角色描述不超过200个字符'],
    [{ menuId: '' }, '请选择模块权限'],
    [{ menuId: '2,999' }, '模块权限不存在'],
    [{ menuId: '2,37' }, '请先选择出证申请'],
    [{ roleName: '财务人员' }, '角色名称已存在'],
  ])('with %j is refused: %s', async (part, message) => {
    const form = { roleName: '校验组', roleDesc: '描述', menuId: '2', ...part };
    expect((await admin.post('/api/ajax/role/addRole', form)).message).toBe(message);
  });

  it('has a unique name, even when several are added at once', async () => {
    const form = { roleName: '同名组', roleDesc: '描述', menuId: '2' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/ajax/role/addRole', form)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await backend.db.select().from(roles).where(eq(roles.position, '同名组'))).toHaveLength(1);
  });

  it('with id 1 can neither be changed nor disabled', async () => {
    const form = { roleName: 'x1', roleDesc: '描述', menuId: '2', roleId: '1' };
    expect((await admin.post('/api/ajax/role/addRole', form)).message).toBe('系统管理员角色不可修改');
    for (const type of ['1', '2'])
      expect((await admin.post('/api/ajax/role/roleDisable', { id: '1', type })).message).toBe(
        '系统管理员角色不可禁用',
      );
  });

  it('allows nothing once it is disabled', async () => {
    const role = await newRole('停用组', '2');
    await newAccount('disabledrole@example.com', role);
    const { data } = await tryLogin(backend.app, 'disabledrole@example.com', 'abc12345');
    expect(data).not.toBeNull();
    await admin.post('/api/ajax/role/roleDisable', { id: role, type: '2' });
    const them = callerOf(backend.app, data?.token);
    expect((await them.get('/api/ajax/user/getUserList', { types: '2', page: '1' })).message).toBe(
      '权限不足',
    );
  });
});

describe('an account can not', () => {
  it('grant permissions that it lacks', async () => {
    const role = await newRole('账号管理组', '23,24');
    await newAccount('granter@example.com', role);
    const { data } = await tryLogin(backend.app, 'granter@example.com', 'abc12345');
    const granter = callerOf(backend.app, data?.token);
    const grant = await granter.post('/api/ajax/role/addRole', {
      roleName: '越权',
      roleDesc: '描述',
      menuId: '18',
    });
    expect(grant.message).toContain('不能授予自己没有的权限');
    expect((await granter.post('/api/ajax/power/addAccount', person('over@example.com', '1'))).message).toBe(
      '不能授予自己没有的权限',
    );
    for (const [call, form] of [
      ['accountUpdate', person('admin2@example.com', '1')],
      ['disableEnable', { status: '2' }],
      ['acceptEnable', { is_accepted: '2' }],
    ] as const) {
      expect((await granter.post(`/api/ajax/power/${call}`, { ...form, id: '1' })).message, call).toBe(
        '不能修改权限高于自己的账号',
      );
    }
    expect((await granter.post('/api/ajax/role/roleDisable', { id: role, type: '2' })).message).toBe(
      '不能禁用自己的角色',
    );
  });

  it("gain the rights of a higher account through that account's role", async () => {
    await newAccount('climber@example.com', await newRole('攀升组', '23,24'));
    const { data } = await tryLogin(backend.app, 'climber@example.com', 'abc12345');
    const climber = callerOf(backend.app, data?.token);
    const [finance] = await backend.db.select().from(accounts).where(eq(accounts.username, 'finance'));
    const taken = { ...person('finance@example.com', '3'), id: String(finance?.id) };
    const disable = { id: '3', type: '2' };
    expect((await climber.post('/api/ajax/role/roleDisable', disable)).message).toBe(
      '不能修改权限高于自己的角色',
    );
    await admin.post('/api/ajax/role/roleDisable', disable);
    expect((await climber.post('/api/ajax/power/accountUpdate', taken)).message).toBe(
      '不能修改权限高于自己的账号',
    );
    expect((await climber.post('/api/ajax/role/roleDisable', { ...disable, type: '1' })).message).toBe(
      '不能修改权限高于自己的角色',
    );
    await admin.post('/api/ajax/role/roleDisable', { ...disable, type: '1' });
    const emptied = { roleName: '财务人员', roleDesc: '描述', menuId: '23', roleId: '3' };
    expect((await climber.post('/api/ajax/role/addRole', emptied)).message).toBe(
      '不能修改权限高于自己的角色',
    );
  });

  it('see all applications when it is limited to its own, nor grant that', async () => {
    const role = await newRole('受限组', '9,37,23,24');
    await newAccount('narrowed@example.com', role);
    const { data } = await tryLogin(backend.app, 'narrowed@example.com', 'abc12345');
    const narrowed = callerOf(backend.app, data?.token);
    const save = (form: object) =>
      narrowed.post('/api/ajax/role/addRole', { roleName: '受限组', roleDesc: '描述', ...form });
    expect((await save({ roleId: role, menuId: '9,23,24' })).message).toBe(
      '不能授予自己没有的权限：出证申请',
    );
    expect((await save({ roleName: '不受限组', menuId: '9' })).message).toBe(
      '不能授予自己没有的权限：出证申请',
    );
    expect(await save({ roleId: role, menuId: '9,37,24,23' })).toMatchObject({ code: 200 });
    const wide = { roleName: '全部申请组', roleId: await newRole('全部申请组', '9'), menuId: '9,37' };
    expect((await save(wide)).message).toBe('不能修改权限高于自己的角色');
  });

  it('disable itself', async () => {
    expect((await admin.post('/api/ajax/power/disableEnable', { id: '1', status: '2' })).message).toBe(
      '不能禁用当前登录的账号',
    );
  });

  it("disable the last administrator, and two can't disable each other", async () => {
    const other = await newAccount('secondadmin@example.com', '1');
    const { data } = await tryLogin(backend.app, 'secondadmin@example.com', 'abc12345');
    const second = callerOf(backend.app, data?.token);
    const [byFirst, bySecond] = await Promise.all([
      admin.post('/api/ajax/power/disableEnable', { id: other, status: '2' }),
      second.post('/api/ajax/power/disableEnable', { id: '1', status: '2' }),
    ]);
    const left = await backend.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.roleId, 1), eq(accounts.status, '1')));
    expect(left.length).toBe(1);
    expect([byFirst.code, bySecond.code].filter((code) => code === 200)).toHaveLength(1);
    await backend.db.update(accounts).set({ status: '1' }).where(eq(accounts.id, 1));
    admin = await loginAs(backend.app, 'admin');
    const demote = { ...person('13800000001', '2'), id: '1', password: '' };
    await backend.db
      .update(accounts)
      .set({ status: '2' })
      .where(eq(accounts.id, Number(other)));
    expect((await admin.post('/api/ajax/power/accountUpdate', demote)).message).toBe(
      '不能移除最后一个管理员',
    );
  });
});

describe('an account', () => {
  it('has a unique username, and an enabled role', async () => {
    const id = await newAccount('own@example.com');
    const other = await newAccount('other@example.com');
    const add = (form: object) => admin.post('/api/ajax/power/addAccount', { ...form });
    expect((await add(person('own@example.com', '2'))).message).toBe('账号已存在');
    const renamed = { ...person('own@example.com', '2'), id: other, password: '' };
    expect((await admin.post('/api/ajax/power/accountUpdate', renamed)).message).toBe('账号已存在');
    const role = await newRole('关闭组', '2');
    await admin.post('/api/ajax/role/roleDisable', { id: role, type: '2' });
    expect((await recordsOf('1', role)).data[0]?.action).toBe('禁用角色“关闭组”');
    expect((await add(person('fresh@example.com', role))).message).toBe('请选择用户角色');
    const moved = { ...person('own@example.com', role), id, password: '' };
    expect((await admin.post('/api/ajax/power/accountUpdate', moved)).message).toBe('请选择用户角色');
    const { data } = await admin.get<{ id: string }[]>('/api/ajax/power/roleInfo');
    expect(data.map((each) => each.id)).not.toContain(role);
  });

  it('has a unique username, even when several are added at once', async () => {
    const taking = await Promise.all(['a', 'b', 'c'].map((name) => newAccount(`${name}@taking.example.com`)));
    const renamed = taking.map((id) => ({ ...person('renamed@example.com', '2'), id, password: '' }));
    const added = [1, 2, 3].map(() => ({ ...person('added@example.com', '2') }));
    const answers = await Promise.all([
      ...renamed.map((form) => admin.post('/api/ajax/power/accountUpdate', form)),
      ...added.map((form) => admin.post('/api/ajax/power/addAccount', form)),
    ]);
    const messages = answers.map(({ message }) => message);
    expect(messages.slice(0, 3).sort()).toEqual(['编辑成功', '账号已存在', '账号已存在']);
    expect(messages.slice(3).sort()).toEqual(['新增成功', '账号已存在', '账号已存在']);
  });

  it('accepts or declines certificate issuing and is disabled, with a record each', async () => {
    const id = await newAccount('toggled@example.com');
    await admin.post('/api/ajax/power/acceptEnable', { id, is_accepted: '1' });
    await admin.post('/api/ajax/power/acceptEnable', { id, is_accepted: '2' });
    await admin.post('/api/ajax/power/disableEnable', { id, status: '2' });
    expect((await admin.get('/api/ajax/power/getOne', { id })).data).toMatchObject({
      status: '2',
      is_accepted: '2',
    });
    const actions = (await recordsOf('2', id)).data.map(({ action }) => action);
    expect(actions.slice(0, 3)).toEqual(['禁用账号“toggled@example.com”', '关闭接受出证', '开启接受出证']);
  });

  it('gets 账号被禁用 at its next call once it is disabled, and enabling revives no session', async () => {
    const id = await newAccount('gone@example.com');
    const { data } = await tryLogin(backend.app, 'gone@example.com', 'abc12345');
    const them = callerOf(backend.app, data?.token);
    expect((await them.post('/api/member/getMenu')).code).toBe(200);
    await admin.post('/api/ajax/power/disableEnable', { id, status: '2' });
    expect(await them.post('/api/member/getMenu')).toMatchObject({ code: 403, message: '账号被禁用' });
    await admin.post('/api/ajax/power/disableEnable', { id, status: '1' });
    expect((await them.post('/api/member/getMenu')).message).toBe('登录已过期');
  });

  it('keeps its password when an empty one is sent, and never answers it', async () => {
    const id = await newAccount('keeper@example.com');
    const form = { ...person('keeper@example.com', '2'), id, password: '' };
    expect(await admin.post('/api/ajax/power/accountUpdate', form)).toMatchObject({
      code: 200,
      message: '编辑成功',
    });
    expect((await tryLogin(backend.app, 'keeper@example.com', 'abc12345')).code).toBe(200);
    expect(JSON.stringify(await admin.get('/api/ajax/power/getOne', { id }))).not.toMatch(/password|scrypt/i);
  });

  it('is logged out by a new password', async () => {
    const id = await newAccount('changer@example.com');
    const { data } = await tryLogin(backend.app, 'changer@example.com', 'abc12345');
    await admin.post('/api/ajax/power/accountUpdate', {
      ...person('changer@example.com', '2'),
      id,
      password: 'new#pass1',
    });
    expect((await callerOf(backend.app, data?.token).post('/api/member/getMenu')).code).toBe(403);
    expect((await recordsOf('2', id)).data[0]?.action).toBe('编辑账号：修改密码');
  });

  it.each([
    [{ username: '' }, '用户名不能为空'],
    [{ username: 'someone' }, '请输入正确的手机号或者邮箱号'],
    [{ password: '' }, '密码不能为空'],
    [{ password: 'onlyletters' }, '请输入不超过30个字符的数字和字母的组合'],
    [{ password: `a1${'b'.repeat(29)}` }, '请输入不超过30个字符的数字和字母的组合'],
    [{ realname: 'Wang' }, '请输入不超过15个字符的中文姓名'],
    [{ mobile: '123' }, '请输入正确的电话格式'],
    [{ mobile: '' }, '电话不能为空'],
    [{ role_id: '' }, '请选择用户角色'],
    [{ username: 'admin@example.com', role_id: '9999' }, '请选择用户角色'],
  ])('with %j is refused: %s', async (part, message) => {
    const form = { ...person('check@example.com', '2'), ...part };
    expect((await admin.post('/api/ajax/power/addAccount', form)).message).toBe(message);
  });

  it('may have a name with parts, kept with the dots that law writes', async () => {
    const form = { ...person('parts@example.com', '2'), realname: '阿卜杜拉•买买提' };
    expect((await admin.post('/api/ajax/power/addAccount', form)).code).toBe(200);
    const { data } = await admin.get<{ data: { username: string; realname: string }[] }>(
      '/api/ajax/power/adminList',
      { limit: '100' },
    );
    expect(data.data.find(({ username }) => username === 'parts@example.com')?.realname).toBe(
      '阿卜杜拉·买买提',
    );
    const wrong = { ...person('dots@example.com', '2'), realname: '···' };
    expect((await admin.post('/api/ajax/power/addAccount', wrong)).message).toBe(
      '请输入不超过15个字符的中文姓名',
    );
  });

  it('is changed completely or not at all: a refused change has no record', async () => {
    const before = await backend.db.$count(operateRecords);
    await admin.post('/api/ajax/power/addAccount', person('13800000002', '9999'));
    expect(await backend.db.$count(operateRecords)).toBe(before);
  });
});

describe('an invoice', () => {
  const inState = async (status: string, type?: string) => {
    const where = type
      ? and(eq(invoices.status, status), eq(invoices.type, type))
      : eq(invoices.status, status);
    const [row] = await backend.db.select().from(invoices).where(where).limit(1);
    return String(row?.id);
  };
  const issued = { dealTime: '2026-03-01', dealUser: '赵财务', dealCode: '044', dealNum: '123' };

  it('goes from operations to finance, each step with its own permission', async () => {
    const id = await inState('1');
    const finance = await loginAs(backend.app, 'finance');
    expect((await finance.post('/api/invoice/invoiceCheckOne', { id, status: '1' })).message).toBe(
      '权限不足',
    );
    expect((await admin.post('/api/invoice/invoiceCheckOne', { id, status: '1' })).message).toBe('操作成功');
    const agreed = { id, status: '1', courierNumber: 'SF1', ...issued };
    admin = await loginAs(backend.app, 'admin');
    const payer = await loginAs(backend.app, 'finance');
    expect((await payer.post('/api/invoice/invoiceCheckTwo', agreed)).message).toBe('操作成功');
    const { data } = await payer.post<Record<string, string>>('/api/invoice/invoiceDetail', { id });
    expect(data).toMatchObject({
      status: '3',
      check_first_name: '管理员',
      check_review_name: '财务员',
      deal_num: '123',
    });
  });

  it('is decided once: nineteen of twenty first reviewers are told who decided', async () => {
    const id = await inState('1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.post<{ verifier: string } | null>('/api/invoice/invoiceCheckOne', { id, status: '1' }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const losers = answers.filter(({ code }) => code !== 200);
    expect(
      losers.every(({ message, data }) => message === '该记录已审核，请刷新' && data?.verifier === '管理员'),
    ).toBe(true);
  });

  it("can't be reviewed by finance before the first review, and has no reviewer then", async () => {
    const form = { id: await inState('1'), status: '2', remark: '税号有误' };
    expect(await admin.post('/api/invoice/invoiceCheckTwo', form)).toMatchObject({
      code: 400,
      message: '该发票尚未初审，不能开票',
    });
  });

  it('tells a late first reviewer who did the first step, not the finance step', async () => {
    const id = await inState('1');
    const finance = await loginAs(backend.app, 'finance');
    await admin.post('/api/invoice/invoiceCheckOne', { id, status: '1' });
    await finance.post('/api/invoice/invoiceCheckTwo', { id, status: '2', remark: '税号有误' });
    const late = async (step: string) =>
      (await admin.post(`/api/invoice/${step}`, { id, status: '2', remark: '抬头有误' })).data;
    expect(await late('invoiceCheckOne')).toMatchObject({ verifier: '管理员', status: '2' });
    expect(await late('invoiceCheckTwo')).toMatchObject({ verifier: '财务员', status: '4' });
  });

  it('needs a reason of at most 150 characters to be rejected', async () => {
    const [first, second] = [await inState('1'), await inState('2')];
    expect((await admin.post('/api/invoice/invoiceCheckOne', { id: first, status: '2' })).message).toBe(
      '请输入原因',
    );
    expect((await admin.post('/api/invoice/invoiceCheckTwo', { id: second, status: '2' })).message).toBe(
      '请输入原因',
    );
    const long = { id: first, status: '2', remark: '字'.repeat(151) };
    expect((await admin.post('/api/invoice/invoiceCheckOne', long)).message).toBe('不超过150个字符');
    for (const [call, id] of [
      ['invoiceCheckOne', first],
      ['invoiceCheckTwo', second],
    ] as const) {
      await admin.post(`/api/invoice/${call}`, { id, status: '2', remark: '字'.repeat(150) });
      const { data } = await admin.post('/api/invoice/invoiceDetail', { id });
      expect(data, call).toMatchObject({ status: '4' });
    }
  });

  it('is issued with all fields except the courier number of an electronic ordinary one', async () => {
    const paper = await inState('2', '3');
    const form = { id: paper, status: '1', ...issued };
    for (const [name, message] of [
      ['dealTime', '开票时间不能为空'],
      ['dealUser', '开票人名不能为空'],
      ['dealCode', '发票代码不能为空'],
      ['dealNum', '发票号码不能为空'],
    ] as const) {
      expect((await admin.post('/api/invoice/invoiceCheckTwo', { ...form, [name]: '' })).message).toBe(
        message,
      );
    }
    expect((await admin.post('/api/invoice/invoiceCheckTwo', form)).message).toBe('快递单号不能为空');
    const electronic = { ...form, id: await inState('2', '1') };
    expect((await admin.post('/api/invoice/invoiceCheckTwo', electronic)).message).toBe('操作成功');
  });
});

describe('an app version', () => {
  const upload = async (name: string, bytes: BlobPart) => {
    const body = new FormData();
    body.set('file', new File([bytes], name));
    const response = await admin.fetch('/api/upload/index', { method: 'POST', body });
    return (await response.json()) as { code: number; message: string; data: { path: string } | null };
  };
  const apk = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 100 }, () => 7)]);

  it('accepts an .apk package and nothing else', async () => {
    expect(await upload('app.apk', apk)).toMatchObject({ code: 200, message: '上传成功' });
    expect((await upload('app.zip', apk)).message).toBe('只能上传 .apk 安装包');
    expect((await upload('app.apk', 'not a package')).message).toBe('文件内容不是有效的安装包');
    expect((await upload('app.apk', '')).message).toBe('文件内容不是有效的安装包');
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const refused = await admin.fetch('/api/upload/index', init);
    expect(await refused.json()).toMatchObject({ code: 422, message: '请上传安装包地址' });
  });

  it('refuses a package of more than 200 MB', async () => {
    const part = new Uint8Array(8 * 1024 * 1024);
    const body = new FormData();
    body.set('file', new File([apk, ...Array.from({ length: 25 }, () => part)], 'app.apk'));
    const response = await admin.fetch('/api/upload/index', { method: 'POST', body });
    expect(await response.json()).toMatchObject({ code: 413, message: '安装包不能超过200MB' });
  });

  it('is published with its package and the previous version', async () => {
    const { data } = await upload('app.apk', apk);
    const form = {
      update_time: '2026-03-02 10:00:00',
      current_version: '99.0.0',
      update_desc: '修复',
      update_content: '修复若干问题',
      address: data?.path ?? '',
    };
    expect((await admin.post('/api/version/addVersion', form)).message).toBe('请选择上一版本号');
    const [previous] = (await admin.get<{ current_version: string }[]>('/api/version/versionList')).data;
    const complete = { ...form, upper_version: previous?.current_version ?? '' };
    expect(
      (await admin.post('/api/version/addVersion', { ...complete, address: 'apk/nothing.apk' })).message,
    ).toBe('请上传安装包地址');
    expect((await admin.post('/api/version/addVersion', complete)).message).toBe('添加成功');
    expect((await admin.post('/api/version/addVersion', complete)).message).toBe('该版本号已存在');
  });
});
