import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import type { AppEnv } from '@server/calls/context';
import { systemClock } from '@server/clock';
import { limitCounts } from '@server/db/schema';
import { fileStore } from '@server/files/store';
import { noLog } from '@server/http/log';
import { Refusal } from '@server/http/refusal';
import { accessOf, type CallName } from '@server/routes/access';
import { mountCalls } from '@server/routes/table';
import { sampleFolder } from '@server/seed/files';
import { type Account, accountWithRights } from '@server/session/account';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf, loginAs } from './client';

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());

const hostile = [
  '\0',
  '%',
  "'",
  '"><script>',
  '../../etc/passwd',
  '-1',
  '0',
  '1.5',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '[]',
  '中'.repeat(5000),
  '2024-02-30 - 2024-03-01',
  '2024-01-02 - 2024-01-01',
  '2024-01-01',
  '\ud800',
  '１２',
  ' ',
];
const parameters = [
  'page',
  'limit',
  'types',
  'type',
  'status',
  'registtime',
  'realtime',
  'dateTime',
  'datetime',
  'keyword',
  'userId',
  'id',
  'orderId',
  'baoquan',
  'baoquan_no',
  'baoquanStr',
  'mobile',
  'points',
  'path',
  'account',
  'menuId',
  'roleId',
  'pay',
  'label',
  'is_batch',
  'remark',
  'dealTime',
  'unheard',
];
const names = (Object.keys(accessOf) as CallName[]).filter(
  (name) => !name.includes('*') && name !== 'GET /api/user/logout',
);

/** The parameters that a call needs besides the one under test. */
const needed: Partial<Record<CallName, Record<string, string>>> = {
  'GET /api/ajax/user/getUserList': { types: '1' },
  'GET /api/ajax/user/userBalanceDetails': { userId: '1' },
  'GET /api/export/userExport': { type: '1' },
  'POST /api/user/updateUserStatus': { userId: '999999', status: '0', account: 'x' },
  'POST /api/user/updatePoints': {
    mobile: '13900000000',
    type: '1',
    pointsType: '1',
    points: '1',
    explain: 'x',
  },
};

const outcome = async (response: Response): Promise<number> => {
  const { code, message } = await response.json();
  expect(message).not.toBe('');
  return code;
};

/** The calls without the guards around them, made by one account; `threw` is called for what they throw. */
function callsBy(account: Account, threw: (reason: unknown) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Drawing hundreds of captchas takes ten seconds, and no parameter has a part in it.
  const drawn = backend.deps.captcha();
  const deps = { ...backend.deps, captcha: () => drawn };
  app.use(async (c, next) => {
    c.set('deps', deps);
    c.set('caller', account);
    await next();
  });
  mountCalls(app, () => (_c, next) => next());
  app.onError((reason, c) => {
    threw(reason);
    return c.body(null);
  });
  return app;
}

function requestOf(name: CallName, params: Record<string, string>): Request {
  const [method = 'GET', path = ''] = name.split(' ');
  const values = new URLSearchParams({ ...needed[name], ...params });
  const url = new URL(method === 'GET' ? `${path}?${values}` : path, 'http://console.test');
  return new Request(url, method === 'GET' ? {} : { method, body: values });
}

describe('hostile parameters', () => {
  it.each(names)('never cause an internal error in %s', async (name) => {
    let reason: unknown;
    const calls = callsBy(await accountWithRights(backend.db, 1, 0), (thrown) => {
      reason = thrown;
    });
    for (const parameter of parameters) {
      for (const value of hostile) {
        reason = undefined;
        await calls.fetch(requestOf(name, { [parameter]: value }));
        if (!(reason instanceof Refusal))
          expect(reason, `${parameter}=${value}`.slice(0, 60)).toBeUndefined();
        // Refused for its name, before its value is read.
        else if (reason.message === `未知参数：${parameter}`) break;
      }
    }
  });

  it.each([
    ['page=0', '参数 page 应为1到100000000的整数'],
    ['limit=101', '参数 limit 应为1到100的整数'],
    ['status=9', '参数 status 的值无效'],
    ['registtime=2024-02-30%20-%202024-03-01', '参数 registtime 的日期格式无效'],
    ['registtime=0000-01-01%20-%202024-03-01', '参数 registtime 的日期格式无效'],
    ['registtime=2024-01-02%20-%202024-01-01', '参数 registtime 的开始日期不能晚于结束日期'],
    ['unheard=1', '未知参数：unheard'],
    ['page=1&page=2', '参数 page 重复'],
    ['keyword=%00', '参数 keyword 含有无效字符'],
    [`keyword=${'x'.repeat(61)}`, '关键字不能超过60个字符'],
  ])('are named in the refusal: %s', async (query, message) => {
    const answer = await (await admin.fetch(`/api/ajax/user/getUserList?types=1&${query}`)).json();
    expect(answer).toEqual({ code: 422, message, data: null });
  });

  it.each([
    ['JSON', 'application/json', '{}', 422],
    ['nothing known', 'text/plain', 'a=1', 422],
    ['too much', 'application/x-www-form-urlencoded', `a=${'x'.repeat(70_000)}`, 413],
    ['percent signs', 'application/x-www-form-urlencoded', '%%%=%zz', 422],
  ])('a body of %s is refused', async (_what, type, body, code) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body };
    expect(await outcome(await admin.fetch('/api/user/updatePoints', init))).toBe(code);
  });
});

it.each(['application/json', 'text/plain', 'multipart/form-data'])(
  'a body declared as %s is no form',
  async (type) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body: 'mobile=13900000000' };
    expect(await (await admin.fetch('/api/user/updatePoints', init)).json()).toMatchObject({
      code: 422,
      message: '请求格式应为表单',
    });
  },
);

it.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
  'an empty body is an empty form, even declared as %s',
  async (type) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body: '' };
    expect(await outcome(await admin.fetch('/api/version/getList', init))).toBe(200);
  },
);

describe('every answer', () => {
  it('of a failing server is an envelope without details of the failure', async () => {
    const error = vi.fn();
    // The previous calls have used up the rate limit of their address.
    await backend.db.delete(limitCounts);
    const broken = await createApp({
      db: backend.db,
      clock: systemClock,
      files: fileStore('/nowhere', sampleFolder),
      captcha: () => {
        throw new Error('at /srv/secret');
      },
      sampleLogins: true,
      log: { ...noLog, error },
    });
    expect(await callerOf(broken).get('/api/login/getImgCode')).toEqual({
      code: 500,
      message: '服务器内部错误，请稍后再试',
      data: null,
    });
    expect(JSON.stringify(error.mock.calls)).toContain('at /srv/secret');
  });

  it('must not be cached, sniffed or framed', async () => {
    const { headers } = await callerOf(backend.app).fetch('/api/login/getImgCode');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
  });
});
