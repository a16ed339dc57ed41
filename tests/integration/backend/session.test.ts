import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { accounts, loginLogs, sessions } from '@server/db/schema';
import { fileStore } from '@server/files/store';
import { noLog } from '@server/http/log';
import { sampleFolder } from '@server/seed/files';
import { drawnCaptcha, pictureOf } from '@server/session/captchaImage';
import { alphabet } from '@server/session/glyphs';
import { hashPassword, passwordMatches } from '@server/session/passwords';
import { revokeAllOf } from '@server/session/tokens';
import { eq } from 'drizzle-orm';
import { decode } from 'fast-png';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { captchaLook, contrast } from '../../support/captchaLook';
import { callerOf, loginAs, movableClock, tryLogin } from './client';

const minutes = 60_000;
const clock = movableClock();
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ clock });
}, 60_000);
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const menuOf = (caller: ReturnType<typeof callerOf>) =>
  caller.post<{ role: { id: number }[] }>('/api/member/getMenu');
const setStatus = (username: string, status: string) =>
  backend.db.update(accounts).set({ status }).where(eq(accounts.username, username));

/** The kinds of chunks in a PNG: text would be in others than these. */
function chunksOf(png: Buffer): string[] {
  const kinds: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    kinds.push(png.toString('latin1', at + 4, at + 8));
  return kinds;
}

describe('a captcha', () => {
  const attempt = (imgCodeToken: string, imgCode: string) =>
    callerOf(backend.app).post('/api/login/login', {
      username: 'admin',
      password: 'admin123',
      imgCodeToken,
      imgCode,
    });
  const draw = async () => {
    const { data } = await callerOf(backend.app).get<{ imgCodeToken: string; image: string }>(
      '/api/login/getImgCode',
    );
    return data;
  };

  it("is an image that doesn't contain its answer", async () => {
    const { image } = await draw();
    const [head, body = ''] = image.split(',');
    expect(head).toBe('data:image/png;base64');
    const png = Buffer.from(body, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(chunksOf(png)).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it("has random text, not from Math.random, of letters and digits that can't be confused", () => {
    const dice = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const texts = Array.from({ length: 50 }, () => drawnCaptcha().text);
    dice.mockRestore();
    expect(new Set(texts).size).toBeGreaterThan(40);
    expect(texts.join('')).toMatch(/^[^0OQ1IL2Z5S6G8BUV]{200}$/);
  });

  it('has at most one of the characters that are taken for one another', () => {
    for (const alike of ['0DOQ', '1IL', '2Z', '5S', '8B', '6CG', 'UV', 'MN'])
      expect(alphabet.filter((character) => alike.includes(character)).length).toBeLessThan(2);
    expect(alphabet.length).toBeGreaterThan(15);
  });

  it('contains its answer neither as text nor beside the pixels', () => {
    const text = alphabet.join('');
    const png = Buffer.from(pictureOf(text));
    expect(chunksOf(png)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(png.toString('latin1').toUpperCase()).not.toContain(text);
  });

  it.each(['ACEF', 'HJKM', 'PRTW', 'XY34', '7939', 'WWWW', 'MWMW'])(
    'is read at once: its characters stand apart, dark on a light ground, without dots or lines between or across them: %s',
    (text) => {
      const { shapes, ground } = captchaLook(pictureOf(text));
      expect(shapes).toHaveLength(text.length);
      for (const [at, { left, top, bottom, light }] of shapes.entries()) {
        expect(left - (shapes[at - 1]?.right ?? 0)).toBeGreaterThan(2);
        expect(bottom - top).toBeGreaterThan(40);
        expect(contrast(ground, light)).toBeGreaterThan(4.5);
      }
    },
  );

  it('is drawn for screens with two pixels each', () => {
    const { width, height } = decode(pictureOf('ACEF'));
    expect([width, height]).toEqual([2 * 130, 2 * 42]);
  });

  it('shows the same text in another picture each time', () => {
    const [one, other] = [pictureOf('ACDE'), pictureOf('ACDE')].map((png) => decode(png).data);
    const same = one?.filter((value, at) => value === other?.[at]).length ?? 0;
    // What is ground in both is the same; of the ink hardly anything is.
    expect(same / (one?.length ?? 1)).toBeLessThan(0.6);
  });

  it('is valid for one attempt, right or wrong', async () => {
    const wrong = await draw();
    expect((await attempt(wrong.imgCodeToken, '9999')).message).toBe('验证码错误');
    expect((await attempt(wrong.imgCodeToken, '1234')).message).toBe('验证码已过期，请刷新');
    const right = await draw();
    expect((await attempt(right.imgCodeToken, '1234')).code).toBe(200);
    expect((await attempt(right.imgCodeToken, '1234')).message).toBe('验证码已过期，请刷新');
  });

  it('may be typed in lower case, and in full width, as input methods do', async () => {
    const parts = {
      db: backend.db,
      clock,
      files: fileStore('/nowhere', sampleFolder),
      sampleLogins: true,
      log: noLog,
    };
    const app = await createApp({ ...parts, captcha: () => ({ text: 'AC3D', png: new Uint8Array() }) });
    expect((await tryLogin(app, 'admin', 'admin123', 'ac3d')).code).toBe(200);
    expect((await tryLogin(app, 'admin', 'admin123', 'ＡＣ３Ｄ')).code).toBe(200);
    expect((await tryLogin(app, 'admin', 'admin123', 'ａｃ３ｄ')).code).toBe(200);
    expect((await tryLogin(app, 'admin', 'admin123', 'ac3')).message).toBe('验证码错误');
  });

  it('expires after five minutes', async () => {
    const { imgCodeToken } = await draw();
    clock.move(5 * minutes);
    expect((await attempt(imgCodeToken, '1234')).message).toBe('验证码已过期，请刷新');
  });
});

describe('logging in', () => {
  it('returns token, real name and uid', async () => {
    const { data, message } = await tryLogin(backend.app, 'admin', 'admin123');
    expect(message).toBe('登录成功');
    expect(data).toMatchObject({ realname: '管理员', uid: '1', token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("is recorded in the login log, with the client's address", async () => {
    const logged = () => backend.db.select().from(loginLogs).where(eq(loginLogs.accountId, '1'));
    const before = await logged();
    await tryLogin(backend.app, 'admin', 'admin123');
    const added = (await logged()).filter(({ id }) => before.every((each) => each.id !== id));
    expect(added).toMatchObject([{ type: '1', name: '管理员', ip: 'local' }]);
  });

  it('is refused for an address with more than 600 requests a minute over all processes, and for no other', async () => {
    const processes = [backend.app, await createApp(backend.deps)] as const;
    const ask = async (address: string, path = '/api/login/login', method = 'POST', process: 0 | 1 = 0) => {
      const headers = { Authorization: 'Bearer unknown' };
      const request = new Request(new URL(path, 'http://console.test'), { method, headers });
      return (await (await processes[process].fetch(request, { address })).json()).code;
    };
    for (let n = 0; n < 300; n++) {
      expect(await ask('203.0.113.9')).toBe(422);
      expect(await ask('203.0.113.9', '/api/login/login', 'POST', 1)).toBe(422);
    }
    expect(await ask('203.0.113.9')).toBe(429);
    const asked = vi.spyOn(backend.db, 'select');
    expect(await ask('203.0.113.9', '/api/login/getImgCode', 'GET')).toBe(429);
    // Refused requests make no database query.
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await ask('203.0.113.10')).toBe(422);
  });

  it('gives an unknown account the same answer as a wrong password', async () => {
    const unknown = await tryLogin(backend.app, 'nobody', 'x');
    const wrong = await tryLogin(backend.app, 'finance', 'x');
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject({ message: '账号或密码错误', data: null });
  });

  it('says that an account is disabled only after its right password', async () => {
    expect((await tryLogin(backend.app, 'disabled', 'x')).message).toBe('账号或密码错误');
    expect(await tryLogin(backend.app, 'disabled', 'disabled123')).toMatchObject({
      code: 403,
      message: '账号被禁用',
    });
  });

  it('locks an account for ten minutes after five failures, whatever the password', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    for (let n = 0; n < 5; n++)
      expect((await tryLogin(backend.app, 'notary', 'x')).message).toBe('账号或密码错误');
    const locked = { code: 429, message: '登录失败次数过多，请10分钟后再试' };
    expect(await tryLogin(backend.app, 'notary', 'notary123')).toMatchObject(locked);
    expect((await tryLogin(backend.app, 'admin', 'admin123')).code).toBe(200);
    vi.setSystemTime(start + 9.8 * minutes);
    expect(await tryLogin(backend.app, 'notary', 'notary123')).toMatchObject(locked);
    vi.setSystemTime(start + 10.2 * minutes);
    expect((await tryLogin(backend.app, 'notary', 'notary123')).code).toBe(200);
  });

  it('locks with the fifth failure itself', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await tryLogin(backend.app, 'patient', 'x');
    vi.setSystemTime(start + 9.9 * minutes);
    for (let n = 0; n < 4; n++) await tryLogin(backend.app, 'patient', 'x');
    vi.setSystemTime(start + 10.1 * minutes);
    expect((await tryLogin(backend.app, 'patient', 'x')).message).toBe('登录失败次数过多，请10分钟后再试');
  });

  it('allows no more than five guesses when they come at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => tryLogin(backend.app, 'guessed', 'x')),
    );
    expect(guesses.filter((each) => each.message === '账号或密码错误')).toHaveLength(5);
  });

  it('resets the failures after a right password', async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await tryLogin(backend.app, 'reviewer', 'x');
      expect((await tryLogin(backend.app, 'reviewer', 'reviewer123')).code).toBe(200);
    }
  });
});

it('passwords are stored as individually salted digests, even if they are equal', async () => {
  const [one = '', two = ''] = [await hashPassword('admin123'), await hashPassword('admin123')];
  expect(one).toMatch(/^scrypt\$/);
  expect(one).not.toBe(two);
  expect([await passwordMatches('admin123', two), await passwordMatches('admin124', two)]).toEqual([
    true,
    false,
  ]);
});

describe('a token', () => {
  it('is stored as a digest only', async () => {
    const { token } = await loginAs(backend.app, 'admin');
    const stored = await backend.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("that has expired doesn't prevent logging in", async () => {
    const dead = callerOf(backend.app, 'a'.repeat(43));
    expect((await dead.get('/api/login/getImgCode')).code).toBe(200);
  });

  it('counts only in the Authorization header, never in the cookie', async () => {
    const { token } = await loginAs(backend.app, 'admin');
    const init = { method: 'POST', headers: { Cookie: `token=${token}` } };
    const answer = await (await callerOf(backend.app).fetch('/api/member/getMenu', init)).json();
    expect(answer).toMatchObject({ code: 403, message: '登录已过期' });
  });

  it('expires after twelve hours', async () => {
    const caller = await loginAs(backend.app, 'admin');
    clock.move(12 * 60 * minutes - 1);
    expect((await menuOf(caller)).code).toBe(200);
    clock.move(1);
    expect(await menuOf(caller)).toMatchObject({ code: 403, message: '登录已过期' });
  });

  it('expires when its session logs out, and no other does', async () => {
    const [one, other] = [await loginAs(backend.app, 'admin'), await loginAs(backend.app, 'admin')];
    expect((await one.get('/api/user/logout')).code).toBe(200);
    expect((await menuOf(one)).message).toBe('登录已过期');
    expect((await menuOf(other)).code).toBe(200);
  });

  it('of a disabled account gets 账号被禁用 at its next call, and enabling revives none', async () => {
    const caller = await loginAs(backend.app, 'reviewer');
    await setStatus('reviewer', '2');
    await revokeAllOf(backend.db, 2, clock.now());
    expect(await menuOf(caller)).toMatchObject({ code: 403, message: '账号被禁用' });
    await setStatus('reviewer', '1');
    expect((await menuOf(caller)).message).toBe('登录已过期');
  });

  it('of a login that overlaps a password change is invalid', async () => {
    const admin = await loginAs(backend.app, 'admin');
    const person = { id: '2', username: 'reviewer', realname: '李审核', mobile: '13800000002', role_id: '2' };
    // However the others turn out, there is at least this session.
    const earlier = await tryLogin(backend.app, 'reviewer', 'reviewer123');
    const [changed, ...logins] = await Promise.all([
      admin.post('/api/ajax/power/accountUpdate', { ...person, password: 'changed123' }),
      ...[1, 2, 3].map(() => tryLogin(backend.app, 'reviewer', 'reviewer123')),
    ]);
    expect(changed.message).toBe('编辑成功');
    expect(earlier.data?.token).toBeTruthy();
    for (const { data } of [earlier, ...logins])
      if (data) expect((await menuOf(callerOf(backend.app, data.token))).message).toBe('登录已过期');
    expect((await tryLogin(backend.app, 'reviewer', 'changed123')).code).toBe(200);
    await admin.post('/api/ajax/power/accountUpdate', { ...person, password: 'reviewer123' });
  });

  it.each(['', 'Bearer', 'Bearer x y', `Bearer ${'a'.repeat(5000)}`, 'Basic YWRtaW4='])(
    'that is malformed (%#) counts as none',
    async (Authorization) => {
      const init = { method: 'POST', headers: { Authorization } };
      const answer = await (await callerOf(backend.app).fetch('/api/member/getMenu', init)).json();
      expect(answer).toMatchObject({ code: 403, message: '登录已过期' });
    },
  );
});

describe('the log', () => {
  it('has one entry per request, with the id of the answer, and never a token, password or query', async () => {
    backend.answered.length = 0;
    const caller = await loginAs(backend.app, 'admin');
    const path = '/api/ajax/user/getUserList';
    const { headers } = await caller.fetch(`${path}?types=1&keyword=13800001111`);
    expect(backend.answered).toHaveLength(3);
    expect(backend.answered[2]).toEqual({
      requestId: headers.get('x-request-id'),
      method: 'GET',
      path,
      route: path,
      status: 200,
      code: 200,
      ms: expect.any(Number),
      account: 1,
      address: undefined,
      access: 'search',
    });
    const text = JSON.stringify(backend.answered) + backend.log.join('\n');
    for (const secret of [caller.token, 'admin123', '13800001111']) expect(text).not.toContain(secret);
  });

  it("takes a request's id from a proxy, without characters that would break a line", async () => {
    const nameOf = async (sent: string) => {
      const { headers } = await callerOf(backend.app).fetch('/api/login/getImgCode', {
        headers: { 'X-Request-Id': sent },
      });
      return headers.get('x-request-id');
    };
    expect(await nameOf('edge-7f3a')).toBe('edge-7f3a');
    for (const sent of ['a b', '{"level":"fatal"}', 'x'.repeat(300)])
      expect(await nameOf(sent)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
