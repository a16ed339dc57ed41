import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { accounts, loginLimits } from '@server/db/schema';
import { hashPassword } from '@server/session/passwords';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerOf, loginAs, tryLogin } from '../backend/client';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.db.delete(loginLimits));

const setPassword = (admin: Caller, password: string) =>
  admin.post('/api/ajax/power/accountUpdate', {
    id: '2',
    username: 'reviewer',
    realname: '审核员',
    mobile: '13800000002',
    role_id: '2',
    password,
  });

describe('passwords', () => {
  const stored = async () =>
    (await backend.db.select().from(accounts).where(eq(accounts.id, 3)))[0]?.passwordHash ?? '';

  it('are stored anew at today’s cost when they are next used, also by logins at once', async () => {
    const app = await createApp({ ...backend.deps, passwordCost: { N: 4, r: 8, p: 1 } });
    expect(await stored()).toMatch(/^scrypt\$2\$/);
    const logins = await Promise.all([1, 2, 3].map(() => tryLogin(app, 'finance', 'finance123')));
    expect(logins.map(({ code }) => code)).toEqual([200, 200, 200]);
    const [, N] = (await stored()).split('$');
    expect(N).toBe('4');
    expect((await tryLogin(backend.app, 'finance', 'finance123')).code).toBe(200);
    expect((await stored()).split('$')[1]).toBe('4');
  });

  it('cost as much as OWASP advises', async () => {
    expect(await hashPassword('x')).toMatch(/^scrypt\$131072\$8\$1\$/);
  });

  it.each([
    ['short', '密码应为8到64个字符'],
    ['x'.repeat(65), '密码应为8到64个字符'],
    ['password1', '这个密码太常见，请换一个'],
    ['Password1', '这个密码太常见，请换一个'],
    ['correct horse battery staple', '修改成功，请重新登录'],
    ['只有汉字也可以的密码', '修改成功，请重新登录'],
  ])('that are long and rarely used are taken by such a rule: %s', async (password, message) => {
    const app = await createApp({ ...backend.deps, passwordRule: 'long' });
    await backend.db
      .update(accounts)
      .set({ passwordHash: await hashPassword('notary123', { N: 2, r: 8, p: 1 }) })
      .where(eq(accounts.id, 4));
    const caller = await loginAs(app, 'notary');
    const form = { old_password: 'notary123', password };
    expect((await caller.post('/api/user/changePassword', form)).message).toBe(message);
  });

  it.each([
    'Evidence2026',
    'notary-2026-notary',
    '公证管理员1234567',
    'AcmeAdmin!2026',
    '13800000004!a',
    'acme evidence in seven boxes',
  ])('count without the words of the account and of the service: %s', async (password) => {
    const app = await createApp({ ...backend.deps, passwordRule: 'long', passwordWords: ['Acme'] });
    const form = { username: 'notary', realname: '公证员', mobile: '13800000004', role_id: '4', id: '4' };
    const { message } = await (await loginAs(app, 'admin')).post('/api/ajax/power/accountUpdate', {
      ...form,
      password,
    });
    expect(message).toBe(
      password.includes('boxes') ? '编辑成功' : '除去账号、姓名和业务用语，密码仍应有8个字符',
    );
  });

  it('are changed by their owner, who knows the old one; all sessions end', async () => {
    const [one, other] = [await loginAs(backend.app, 'reviewer'), await loginAs(backend.app, 'reviewer')];
    const change = (old_password: string, password: string) =>
      one.post('/api/user/changePassword', { old_password, password });
    expect((await change('wrong', 'changed123')).message).toBe('原密码错误');
    expect((await change('reviewer123', 'reviewer123')).message).toBe('新密码不能与原密码相同');
    expect((await change('reviewer123', 'changed123')).code).toBe(200);
    for (const each of [one, other])
      expect((await each.post('/api/member/getMenu')).message).toBe('登录已过期');
    expect((await tryLogin(backend.app, 'reviewer', 'changed123')).code).toBe(200);
    await setPassword(await loginAs(backend.app, 'admin'), 'reviewer123');
  });

  it('are taken as they were sent, with the blanks at their ends', async () => {
    const app = await createApp({ ...backend.deps, passwordRule: 'long' });
    const password = '  two blanks, one blank ';
    await setPassword(await loginAs(backend.app, 'admin'), 'reviewer123');
    await (await loginAs(app, 'reviewer')).post('/api/user/changePassword', {
      old_password: 'reviewer123',
      password,
    });
    expect((await tryLogin(app, 'reviewer', password.trim())).message).toBe('账号或密码错误');
    expect((await tryLogin(app, 'reviewer', password)).code).toBe(200);
    await setPassword(await loginAs(app, 'admin'), `${password} `);
    expect((await tryLogin(app, 'reviewer', password)).message).toBe('账号或密码错误');
    expect((await tryLogin(app, 'reviewer', `${password} `)).code).toBe(200);
    await setPassword(await loginAs(backend.app, 'admin'), 'reviewer123');
  });

  it('of whoever left a session open can’t be guessed through it', async () => {
    const caller = await loginAs(backend.app, 'reviewer');
    const guess = () =>
      caller.post('/api/user/changePassword', { old_password: 'x', password: 'changed123' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).message).toBe('原密码错误');
    expect((await guess()).message).toBe('登录失败次数过多，请10分钟后再试');
  });

  it('that an administrator set must be changed first, where a console has a screen for it', async () => {
    const app = await createApp({ ...backend.deps, forcesPasswordChange: true });
    await setPassword(await loginAs(app, 'admin'), 'reviewer123');
    const caller = await loginAs(app, 'reviewer');
    const list = () => caller.get('/api/ajax/user/getUserList', { types: '1' });
    expect(await list()).toMatchObject({ code: 428, message: '密码由管理员设置，请先修改密码' });
    expect((await caller.post('/api/member/getMenu')).code).toBe(200);
    expect(
      (await (await loginAs(backend.app, 'reviewer')).get('/api/ajax/user/getUserList', { types: '1' })).code,
    ).toBe(200);
    const form = { old_password: 'reviewer123', password: 'mine2026now' };
    expect((await caller.post('/api/user/changePassword', form)).code).toBe(200);
    const { data } = await tryLogin(app, 'reviewer', 'mine2026now');
    const next = callerOf(app, data?.token);
    expect((await next.get('/api/ajax/user/getUserList', { types: '1' })).code).toBe(200);
    await setPassword(await loginAs(backend.app, 'admin'), 'reviewer123');
  });
});
