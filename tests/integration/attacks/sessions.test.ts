import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { accounts, roleMenus } from '@server/db/schema';
import { revokeAllOf } from '@server/session/tokens';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, loginAs, movableClock } from '../backend/client';

const minutes = 60_000;
const hours = 60 * minutes;
const clock = movableClock();
let backend: TestBackend;
let processes: readonly Awaited<ReturnType<typeof createApp>>[];

beforeAll(async () => {
  backend = await createTestBackend({ clock });
  // The export of persons, which the sample role lacks.
  await backend.db.insert(roleMenus).values({ roleId: 2, menuId: 65 });
  processes = [backend.app, await createApp(backend.deps)];
});
afterAll(() => backend.close());

/** What someone who keeps urls from a session has: the photo of an ID card, and the export of everybody. */
async function keptUrls(caller: Caller) {
  const { data } = await caller.get<{ data: { user_id: string }[] }>('/api/ajax/user/getUserList', {
    types: '1',
  });
  const about = await caller.get<{ userDetailInfo: { author_front: string } }>('/api/user/userDetial', {
    userId: data.data[0]?.user_id ?? '',
  });
  const { data: exported } = await caller.post<{ url: string }>('/api/down/ticket', {
    path: '/api/export/userExport?type=1',
  });
  return { photo: about.data.userDetailInfo.author_front, ticket: exported.url };
}

const statusOf = async (url: string, from = 0) =>
  (await callerOf(processes[from] ?? backend.app).fetch(url, { method: 'HEAD' })).status;
const menuOf = (caller: Caller) => caller.post('/api/member/getMenu');

describe('what a session was given', () => {
  const ends: [string, (caller: Caller) => Promise<unknown>][] = [
    ['a logout', (caller) => caller.get('/api/user/logout')],
    ['a new password', () => revokeAllOf(backend.db, 2, clock.now())],
    ['disabling', () => backend.db.update(accounts).set({ status: '2' }).where(eq(accounts.id, 2))],
    ['twelve hours', async () => clock.move(12 * hours)],
  ];

  it.each(ends)('ends with %s, in every process', async (_what, end) => {
    const caller = await loginAs(backend.app, 'reviewer');
    const { photo, ticket } = await keptUrls(caller);
    expect([await statusOf(photo), await statusOf(photo, 1)]).toEqual([200, 200]);
    expect([await statusOf(ticket), await statusOf(ticket, 1)]).toEqual([200, 200]);
    await end(caller);
    expect([await statusOf(photo), await statusOf(photo, 1)]).toEqual([410, 410]);
    expect([await statusOf(ticket), await statusOf(ticket, 1)]).toEqual([410, 410]);
    await backend.db.update(accounts).set({ status: '1' }).where(eq(accounts.id, 2));
  });

  it('stays with the other sessions of the account', async () => {
    const [one, other] = [await loginAs(backend.app, 'reviewer'), await loginAs(backend.app, 'reviewer')];
    const { photo } = await keptUrls(other);
    await one.get('/api/user/logout');
    expect(await statusOf(photo)).toBe(200);
  });

  it("can't be moved to a session that lives", async () => {
    const [one, other] = [await loginAs(backend.app, 'reviewer'), await loginAs(backend.app, 'reviewer')];
    const [{ photo }, living] = [await keptUrls(one), await keptUrls(other)];
    await one.get('/api/user/logout');
    const session = new URL(living.photo, 'http://console.test').searchParams.get('session') ?? '';
    expect(session).toMatch(/^\d+$/);
    for (const claimed of [`session=${session}`, 'session=', 'session=0', 'session=1e0', ''])
      expect(await statusOf(photo.replace(/session=\d+/, claimed))).toBe(410);
  });
});

describe('an idle limit', () => {
  it('ends what nobody uses, and nothing that is used', async () => {
    const app = await createApp({ ...backend.deps, sessionIdle: 30 * minutes });
    const [used, unused] = [await loginAs(app, 'admin'), await loginAs(app, 'admin')];
    for (let n = 0; n < 4; n += 1) {
      clock.move(10 * minutes);
      expect((await menuOf(used)).code).toBe(200);
    }
    expect(await menuOf(unused)).toMatchObject({ code: 403, message: '登录已过期' });
  });

  it('is not put off by photos that a page shows', async () => {
    const app = await createApp({ ...backend.deps, sessionIdle: 20 * minutes });
    const caller = await loginAs(app, 'reviewer');
    const { photo } = await keptUrls(caller);
    clock.move(15 * minutes);
    expect((await callerOf(app).fetch(photo)).status).toBe(200);
    clock.move(6 * minutes);
    expect((await callerOf(app).fetch(photo)).status).toBe(410);
    expect((await menuOf(caller)).message).toBe('登录已过期');
  });
});

describe('a clock that is put back', () => {
  it('revives no session that has run out, even if nobody tried it', async () => {
    const [tried, untried] = [await loginAs(backend.app, 'admin'), await loginAs(backend.app, 'admin')];
    clock.move(12 * hours);
    expect((await menuOf(tried)).message).toBe('登录已过期');
    clock.move(-6 * hours);
    expect((await menuOf(tried)).message).toBe('登录已过期');
    expect((await menuOf(untried)).message).toBe('登录已过期');
  });

  it('ends the sessions that were used before it was', async () => {
    clock.move(24 * 30 * hours);
    const ahead = await loginAs(backend.app, 'admin');
    clock.move(-24 * 30 * hours);
    expect((await menuOf(ahead)).message).toBe('登录已过期');
    clock.move(24 * 30 * hours + minutes);
    expect((await menuOf(ahead)).message).toBe('登录已过期');
  });

  it('by a few minutes, as a correction or between two processes, ends none', async () => {
    const caller = await loginAs(backend.app, 'admin');
    clock.move(-5 * minutes);
    expect((await menuOf(caller)).code).toBe(200);
    clock.move(5 * minutes);
  });
});

describe('the list of sessions', () => {
  interface Row {
    id: string;
    device: string;
    ip: string;
    create_time: string;
    last_time: string;
    is_current: string;
  }
  const listOf = async (caller: Caller, query: Record<string, string> = {}) =>
    (await caller.get<{ data: Row[]; count: number } | null>('/api/session/getList', query)).data;
  const fresh = async () => {
    for (const id of [1, 2, 3, 4]) await revokeAllOf(backend.db, id, clock.now());
  };

  it('names device, address and times of one’s own, and says which one is asking', async () => {
    await fresh();
    const phone = { fetch: (request: Request) => backend.app.fetch(request, { address: '198.51.100.7' }) };
    const { data } = await callerOf(phone).get<{ imgCodeToken: string }>('/api/login/getImgCode');
    const form = {
      username: 'admin',
      password: 'admin123',
      imgCodeToken: data.imgCodeToken,
      imgCode: '1234',
    };
    await callerOf(phone).fetch('/api/login/login', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: {
        'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
      },
    });
    clock.move(minutes);
    const desk = await loginAs(backend.app, 'admin');
    const list = await listOf(desk);
    expect(list?.count).toBe(2);
    expect(list?.data.map((row) => [row.device, row.ip, row.is_current])).toEqual([
      ['未知设备', 'local', '1'],
      ['Chrome · Android', '198.51.100.7', '2'],
    ]);
    for (const row of list?.data ?? [])
      for (const time of [row.create_time, row.last_time])
        expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('ends one of one’s own sessions, for good', async () => {
    await fresh();
    const [one, other] = [await loginAs(backend.app, 'finance'), await loginAs(backend.app, 'finance')];
    const row = (await listOf(one))?.data.find(({ is_current }) => is_current === '2');
    expect((await one.post('/api/session/end', { id: row?.id ?? '' })).code).toBe(200);
    expect((await menuOf(other)).message).toBe('登录已过期');
    expect((await listOf(one))?.count).toBe(1);
  });

  it('of others is open only to those who manage accounts, and not above their own rights', async () => {
    await fresh();
    const [admin, finance, notary] = [
      await loginAs(backend.app, 'admin'),
      await loginAs(backend.app, 'finance'),
      await loginAs(backend.app, 'notary'),
    ];
    const ofAdmin = (await listOf(admin))?.data[0]?.id ?? '';
    expect(await finance.get('/api/session/getList', { account_id: '1' })).toMatchObject({
      message: '权限不足',
    });
    // The same answer as for a session that doesn't exist.
    for (const id of [ofAdmin, '999999'])
      expect(await finance.post('/api/session/end', { id })).toMatchObject({
        code: 404,
        message: '会话不存在',
      });
    const ofNotary = (await listOf(admin, { account_id: '4' }))?.data ?? [];
    expect(ofNotary.map(({ is_current }) => is_current)).toEqual(['2']);
    expect((await admin.post('/api/session/end', { id: ofNotary[0]?.id ?? '' })).code).toBe(200);
    expect((await menuOf(notary)).message).toBe('登录已过期');
    const records = await admin.get<{ data: { action: string }[] }>('/api/OperateRecords/getList', {
      roleOrAccountId: '4',
      type: '2',
    });
    expect(records.data.data[0]?.action).toBe('结束账号“notary”的一个会话');
    expect((await menuOf(admin)).code).toBe(200);
  });
});
