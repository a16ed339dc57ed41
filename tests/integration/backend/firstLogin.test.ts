import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { accounts, sessions } from '@server/db/schema';
import { seedIfEmpty } from '@server/seed';
import { firstAdministrator } from '@server/seed/firstAdministrator';
import { sampleLogins } from '@server/seed/rights';
import { hashPassword, noPassword } from '@server/session/passwords';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerOf, tryLogin } from './client';

let backend: TestBackend;
let open: Awaited<ReturnType<typeof createApp>>;
let before: { id: number; passwordHash: string }[];

beforeAll(async () => {
  backend = await createTestBackend();
  open = await createApp({ ...backend.deps, sampleLogins: false });
});
afterAll(() => backend.close());
beforeEach(async () => {
  before = await backend.db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(ne(accounts.passwordHash, noPassword));
});
afterEach(async () => {
  for (const { id, passwordHash } of before)
    await backend.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
});

/** At the cost of the sample logins: a password of full cost takes a third of a second each time. */
const newAdministrator = () => firstAdministrator(backend.db, false, backend.deps.passwordCost);

const forgetPasswords = () =>
  backend.db.update(accounts).set({ passwordHash: noPassword }).where(ne(accounts.passwordHash, noPassword));

const setPassword = (username: string, passwordHash: string | undefined) =>
  backend.db.update(accounts).set({ passwordHash }).where(eq(accounts.username, username));

describe('a server that is reachable from outside', () => {
  it.each(sampleLogins)(
    'takes no password that everybody knows: $username',
    async ({ username, password }) => {
      expect(await tryLogin(open, username, password)).toMatchObject({
        code: 400,
        message: '服务对外开放时，样例账号的初始密码不可用',
        data: null,
      });
    },
  );

  it('refuses them under another spelling of the account too, and creates a first administrator', async () => {
    const rename = (username: string) =>
      backend.db.update(accounts).set({ username }).where(eq(accounts.id, 1));
    await rename('13800000001');
    expect(await tryLogin(open, '13800000001', 'admin123')).toMatchObject({ code: 400, data: null });
    expect(await newAdministrator()).toMatchObject({ username: '13800000001' });
    await rename('admin');
  });

  it('accepts another password of the same account', async () => {
    const { passwordHash } = before.find(({ id }) => id === 1) ?? {};
    await setPassword('reviewer', passwordHash);
    expect((await tryLogin(open, 'reviewer', 'admin123')).code).toBe(200);
  });
});

it('a server on localhost accepts known passwords from every client, but not through a proxy', async () => {
  const own = await createApp({ ...backend.deps, sampleLogins: 'direct' });
  expect((await tryLogin(own, 'admin', 'admin123')).code).toBe(200);
  const passedOn = { fetch: (request: Request) => own.fetch(request, { forwarded: true }) };
  expect(await tryLogin(passedOn, 'admin', 'admin123')).toMatchObject({ code: 400, data: null });
});

describe('the first administrator', () => {
  it('is not created while an administrator has a password of their own', async () => {
    await setPassword('admin', await hashPassword('mine2026', backend.deps.passwordCost));
    expect(await newAdministrator()).toBeUndefined();
  });

  it("is created when the administrator's password is the known one, which is refused here", async () => {
    const { username, password } = (await newAdministrator()) ?? { username: '', password: '' };
    expect((await tryLogin(open, username, password)).code).toBe(200);
  });

  it('logs in once with the one-time password, and never again', async () => {
    await forgetPasswords();
    const { username, password } = (await newAdministrator()) ?? { username: '', password: '' };
    expect(username).toBe('admin');
    // At six bits each, more than 128.
    expect(password).toMatch(/^[\w-]{22}$/);
    expect((await tryLogin(open, username, password)).code).toBe(200);
    expect(await tryLogin(open, username, password)).toMatchObject({ code: 400, message: '账号或密码错误' });
  });

  it("keeps the one-time password when the login can't be logged, and starts no session", async () => {
    await forgetPasswords();
    const { password = '' } = (await newAdministrator()) ?? {};
    const sessionsBefore = await backend.db.$count(sessions);
    await backend.db.execute(sql`alter table login_logs rename to unwritable`);
    expect((await tryLogin(open, 'admin', password)).code).toBe(500);
    await backend.db.execute(sql`alter table unwritable rename to login_logs`);
    expect(await backend.db.$count(sessions)).toBe(sessionsBefore);
    expect((await tryLogin(open, 'admin', password)).code).toBe(200);
  });

  it('lets in only one of two simultaneous logins', async () => {
    await forgetPasswords();
    const { username, password } = (await newAdministrator()) ?? { username: '', password: '' };
    const both = await Promise.all([tryLogin(open, username, password), tryLogin(open, username, password)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  it('is announced once, and again with another password if no new one was set', async () => {
    await forgetPasswords();
    const first = await newAdministrator();
    expect(await newAdministrator()).toBeUndefined();
    await tryLogin(open, 'admin', first?.password ?? '');
    const second = await newAdministrator();
    expect(second?.password).not.toBe(first?.password);
    expect((await tryLogin(open, 'admin', second?.password ?? '')).code).toBe(200);
  });

  it.each([
    [
      'under their own name, with the one that was spent',
      '/api/user/changePassword',
      (spent: string) => ({ old_password: spent }),
    ],
    [
      'in the list of accounts',
      '/api/ajax/power/accountUpdate',
      () => ({ id: '1', username: 'admin', realname: '管理员', mobile: '13800000001', role_id: '1' }),
    ],
  ])('can set a password of their own %s, which stays valid', async (_, call, formWith) => {
    await forgetPasswords();
    const first = await newAdministrator();
    const { data } = await tryLogin(open, 'admin', first?.password ?? '');
    const caller = callerOf(open, data?.token);
    const form = { ...formWith(first?.password ?? ''), password: 'mine2026' };
    expect((await caller.post(call, form)).code).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await tryLogin(open, 'admin', 'mine2026')).code).toBe(200);
    expect(await newAdministrator()).toBeUndefined();
  });
});

// Last, because it empties the database, but for the activity log and receipts, which nobody can empty.
it('an empty database that gets no sample logins gets no password at all', async () => {
  await backend.db.execute(sql`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'access%' and tablename <> 'receipts' loop
      execute format('truncate %I restart identity cascade', name);
    end loop; end $$`);
  expect(await seedIfEmpty(backend.db, backend.deps.clock, { rows: 20, sampleLogins: false })).toBe(true);
  const seeded = await backend.db.select().from(accounts);
  expect(seeded.length).toBeGreaterThan(sampleLogins.length);
  expect(new Set(seeded.map(({ passwordHash }) => passwordHash))).toEqual(new Set([noPassword]));
});
