import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { loginLimits } from '@server/db/schema';
import { countFailure, type FailureLimit, forgetFailures } from '@server/session/failures';
import { networkOf } from '@server/session/network';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf, loginAs, tryLogin } from '../backend/client';

const minutes = 60_000;
const days = 24 * 60 * minutes;
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.db.delete(loginLimits));
afterEach(() => vi.useRealTimers());

const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms });

/** Requests from one address, with the cookies of a browser if there is one. */
function from(address: string, browser?: { cookie?: string }) {
  return {
    async fetch(request: Request) {
      const headers = new Headers(request.headers);
      if (browser?.cookie) headers.set('Cookie', browser.cookie);
      const answer = await backend.app.fetch(new Request(request, { headers }), { address });
      const [given] = answer.headers.getSetCookie();
      if (browser && given) browser.cookie = given.split(';')[0] ?? '';
      return answer;
    },
  };
}
type Place = ReturnType<typeof from>;

async function fail(place: Place, username: string, times: number): Promise<string[]> {
  const messages: string[] = [];
  for (let n = 0; n < times; n += 1) messages.push((await tryLogin(place, username, 'wrong')).message);
  return messages;
}
const wrong = '账号或密码错误';
const lockedFor = (time: number) => `登录失败次数过多，请${time}分钟后再试`;

describe('wrong logins', () => {
  it('from one address lock an account for that address, not for others', async () => {
    await fail(from('203.0.113.1'), 'admin', 5);
    expect((await tryLogin(from('203.0.113.1'), 'admin', 'admin123')).message).toBe(lockedFor(10));
    expect((await tryLogin(from('203.0.113.2'), 'admin', 'admin123')).code).toBe(200);
  });

  it('from anywhere hold up no browser that the account has logged in with', async () => {
    const browser: { cookie?: string } = {};
    await tryLogin(from('198.51.100.7', browser), 'admin', 'admin123');
    expect(browser.cookie).toMatch(/^device=[\w-]{43}$/);
    await fail(from('198.51.100.7'), 'admin', 5);
    for (let n = 0; n < 10; n += 1) await fail(from(`203.0.113.${n}`), 'admin', 5);
    expect((await tryLogin(from('198.51.100.9'), 'admin', 'admin123')).message).toBe(lockedFor(10));
    expect((await tryLogin(from('198.51.100.7', browser), 'admin', 'admin123')).code).toBe(200);
  });

  it('from a known browser lock that browser', async () => {
    const browser: { cookie?: string } = {};
    await tryLogin(from('198.51.100.7', browser), 'admin', 'admin123');
    await fail(from('198.51.100.7', browser), 'admin', 5);
    expect((await tryLogin(from('198.51.100.8', browser), 'admin', 'admin123')).message).toBe(lockedFor(10));
  });

  it('are held up by a browser that another account has logged in with, or a made-up one', async () => {
    const browser: { cookie?: string } = {};
    await tryLogin(from('198.51.100.7', browser), 'reviewer', 'reviewer123');
    for (const cookie of [browser.cookie ?? '', `device=${'a'.repeat(43)}`, 'device=', 'device=%00']) {
      await backend.db.delete(loginLimits);
      const messages = await fail(from('203.0.113.1', { cookie }), 'admin', 6);
      expect(messages.at(-1)).toBe(lockedFor(10));
    }
  });

  it('of an unknown account are answered and locked like those of a known one', async () => {
    expect(await fail(from('203.0.113.1'), 'nobody@example.com', 6)).toEqual(
      await fail(from('203.0.113.1'), 'finance', 6),
    );
  });

  it('that go on make each lock twice as long, up to a day; a day without them starts anew', async () => {
    let now = Date.now();
    for (const length of [10, 20, 40, 80]) {
      at(now);
      expect(await fail(from('203.0.113.1'), 'admin', 6)).toEqual([
        ...Array(5).fill(wrong),
        lockedFor(length),
      ]);
      now += length * minutes;
    }
    at(now + 2 * days);
    expect((await fail(from('203.0.113.1'), 'admin', 6)).at(-1)).toBe(lockedFor(10));
  });

  it('count by /64 of IPv6, of which one client has all addresses', async () => {
    for (let n = 0; n < 5; n += 1) await fail(from(`2001:db8:1:2::${n}`), 'admin', 1);
    expect((await tryLogin(from('2001:db8:1:2:ffff::9'), 'admin', 'admin123')).message).toBe(lockedFor(10));
    expect((await tryLogin(from('2001:db8:1:3::1'), 'admin', 'admin123')).code).toBe(200);
  });

  it('of many accounts together lock the address for all of them, and a right one among them changes nothing', async () => {
    const limit: FailureLimit = { failures: 6, window: 10 * minutes, lock: 10 * minutes, longest: days };
    const count = (account: string) =>
      countFailure(
        backend.db,
        new Map([
          [account, { ...limit, failures: 5 }],
          ['network', limit],
        ]),
        Date.now(),
      );
    for (let n = 0; n < 6; n += 1) expect(await count(`account ${n}`)).toBe(0);
    expect(await count('account 7')).toBe(10 * minutes);
    await forgetFailures(backend.db, 'account 1');
    expect(await count('account 1')).toBe(10 * minutes);
  });

  it('are counted at once, by several processes', async () => {
    const other = await createApp(backend.deps);
    const guesses = await Promise.all(
      Array.from({ length: 16 }, (_, n) => {
        const app = n % 2 ? backend.app : other;
        return tryLogin(
          { fetch: (request: Request) => app.fetch(request, { address: '203.0.113.1' }) },
          'admin',
          'x',
        );
      }),
    );
    expect(guesses.filter(({ message }) => message === wrong)).toHaveLength(5);
  });

  it('while the clock was a month ahead lock nobody once it is right', async () => {
    const now = Date.now();
    at(now + 30 * days);
    expect((await fail(from('203.0.113.1'), 'admin', 6)).at(-1)).toBe(lockedFor(10));
    at(now);
    expect((await tryLogin(from('203.0.113.1'), 'admin', 'admin123')).code).toBe(200);
  });

  it('are forgotten, everywhere, when an administrator sets a new password', async () => {
    for (let n = 0; n < 10; n += 1) await fail(from(`203.0.113.${n}`), 'reviewer', 5);
    const admin = await loginAs(backend.app, 'admin');
    await setPassword(admin, 'reviewer123');
    expect((await tryLogin(from('203.0.113.1'), 'reviewer', 'reviewer123')).code).toBe(200);
  });
});

const setPassword = (admin: Caller, password: string) =>
  admin.post('/api/ajax/power/accountUpdate', {
    id: '2',
    username: 'reviewer',
    realname: '审核员',
    mobile: '13800000002',
    role_id: '2',
    password,
  });

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:a:b:c:d', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['local', 'local'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the device cookie', () => {
  it('reaches the login only, no script and no other site, and is new with each login', async () => {
    const login = async (headers: Record<string, string> = {}) => {
      const { data } = await callerOf(backend.app).get<{ imgCodeToken: string }>('/api/login/getImgCode');
      const form = {
        username: 'admin',
        password: 'admin123',
        imgCodeToken: data.imgCodeToken,
        imgCode: '1234',
      };
      const init = { method: 'POST', body: new URLSearchParams(form), headers };
      const request = new Request('http://console.test/api/login/login', init);
      return (await backend.app.fetch(request, { https: true })).headers.getSetCookie()[0] ?? '';
    };
    const first = await login();
    expect(first).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/login; HttpOnly; Secure; SameSite=Strict$/,
    );
    const planted = first.split(';')[0] ?? '';
    expect((await login({ Cookie: planted })).split(';')[0]).not.toBe(planted);
  });

  it('is no session', async () => {
    const browser: { cookie?: string } = {};
    await tryLogin(from('198.51.100.7', browser), 'admin', 'admin123');
    const init = { method: 'POST', headers: { Cookie: browser.cookie ?? '' } };
    const answer = await (await callerOf(backend.app).fetch('/api/member/getMenu', init)).json();
    expect(answer.message).toBe('登录已过期');
  });
});

describe('the public preview', () => {
  it('answers so few guesses a minute that numbers can’t be tried out, and sessions as before', async () => {
    const ask = async (address: string, token?: string) => {
      const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      const request = new Request('http://console.test/api/webfor/preview?baoquan=none', { headers });
      return (await (await backend.app.fetch(request, { address })).json()).code;
    };
    const { token } = await loginAs(backend.app, 'admin');
    const codes: number[] = [];
    for (let n = 0; n < 60; n += 1) codes.push(await ask(`2001:db8:9:9::${n.toString(16)}`));
    expect(codes.filter((code) => code === 404)).toHaveLength(30);
    expect(codes.filter((code) => code === 429)).toHaveLength(30);
    expect(await ask('2001:db8:9:9::1', token)).toBe(404);
    expect(await ask('2001:db8:9:a::1')).toBe(404);
  });
});
