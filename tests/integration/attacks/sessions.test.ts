import { createApp } from '@mocks/app';
import { accounts } from '@mocks/db/schema';
import { revokeAllOf } from '@mocks/session/tokens';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
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
  processes = [backend.app, await createApp(backend.deps)];
}, 60_000);
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
