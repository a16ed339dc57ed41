import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import type { AppEnv } from '@server/calls/context';
import { csvDownload } from '@server/calls/csv';
import { wallDay } from '@server/clock';
import { roleMenus, roles } from '@server/db/schema';
import { issueTickets, spendTicket } from '@server/session/tickets';
import { accountOfToken } from '@server/session/tokens';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/csvCell';
import { type Caller, callerOf, loginAs, movableClock } from './client';

const clock = movableClock();
let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend({ clock });
  admin = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());

const ticketFor = (caller: Caller, path: string) =>
  caller.post<{ url: string }>('/api/down/ticket', { path });
const open = (url: string) => callerOf(backend.app).fetch(url);
const path = '/api/export/userExport?type=2';
const day = () => wallDay(clock.now()).replaceAll('-', '');

describe('a download ticket', () => {
  it('opens its url once, without a bearer token', async () => {
    const { data } = await ticketFor(admin, path);
    expect(data.url).not.toContain(admin.token);
    expect((await open(data.url)).status).toBe(200);
    const again = await open(data.url);
    expect([again.status, again.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    expect(await again.text()).toContain('下载链接已失效');
  });

  it('is not used up by a HEAD request', async () => {
    const { data } = await ticketFor(admin, path);
    const look = () => callerOf(backend.app).fetch(data.url, { method: 'HEAD' });
    expect((await look()).status).toBe(200);
    expect((await open(data.url)).status).toBe(200);
    expect((await look()).status).toBe(410);
  });

  it('opens for only one of twenty requests at the same moment', async () => {
    const { data } = await ticketFor(admin, path);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await open(data.url)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('expires after 60 seconds', async () => {
    const { data } = await ticketFor(admin, path);
    clock.move(60_000);
    expect((await open(data.url)).status).toBe(410);
  });

  it('opens no other url', async () => {
    for (const [from, to] of [
      ['type=2', 'type=1'],
      ['userExport', 'userBalanceExport'],
    ] as const) {
      const { data } = await ticketFor(admin, path);
      expect((await open(data.url.replace(from, to))).status).toBe(410);
    }
  });

  it('opens nothing when the account has lost the permission', async () => {
    // The sample reviewer has no right to export.
    await backend.db.insert(roleMenus).values({ roleId: 2, menuId: 63 });
    const { data } = await ticketFor(await loginAs(backend.app, 'reviewer'), path);
    const allow = (status: string) => backend.db.update(roles).set({ status }).where(eq(roles.id, 2));
    await allow('2');
    expect((await open(data.url)).status).toBe(410);
    await allow('1');
  });

  it('is refused for calls without permission, and for calls that are no download', async () => {
    const finance = await loginAs(backend.app, 'finance');
    expect((await ticketFor(finance, path)).message).toBe('权限不足');
    for (const wrong of [
      '/api/ajax/user/getUserList',
      'https://evil.example/api/export/userExport',
      '//',
      'javascript:1',
      '/etc/passwd',
    ]) {
      expect((await ticketFor(admin, wrong)).message, wrong).toBe('下载地址无效');
    }
  });
});

it("a ticket doesn't count as expired when the database is lost", async () => {
  const { data } = await ticketFor(admin, path);
  const db = new Proxy(backend.db, {
    get(target, name) {
      if (name === 'select') throw new Error('connect ECONNREFUSED');
      return Reflect.get(target, name);
    },
  });
  const url = new URL(data.url, 'http://console.test');
  await expect(spendTicket({ ...backend.deps, db }, new Request(url))).rejects.toThrow('ECONNREFUSED');
});

it('a hundred tickets are issued with two statements', async () => {
  const asked: unknown[] = [];
  const db = new Proxy(backend.db, {
    get(target, name) {
      if (name === 'delete' || name === 'insert') asked.push(name);
      return Reflect.get(target, name);
    },
  });
  const account = await accountOfToken(backend.deps, admin.token);
  const urls = Array.from({ length: 100 }, (_, at) => new URL(`http://console.test/api/down/file?at=${at}`));
  const addresses = await issueTickets({ ...backend.deps, db }, account, urls);
  expect(asked).toEqual(['delete', 'insert']);
  for (const [at, address] of [addresses[0], addresses[99]].entries()) {
    const url = new URL(address ?? '', 'http://console.test');
    expect(url.searchParams.get('at')).toBe(at === 0 ? '0' : '99');
    expect(await spendTicket(backend.deps, new Request(url))).toMatchObject({ id: 1 });
  }
});

describe('an export', () => {
  it('is a CSV attachment with BOM, a Chinese name and every row in words', async () => {
    const response = await admin.fetch('/api/export/userExport?type=2');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`企业认证-${day()}.csv`)}`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines[0]).toBe('企业名称,手机号,注册时间,实名状态,实名时间,统一社会信用代码,最后登录时间');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toMatch(/,(未提交|待审核|已通过|已拒绝),/);
  });

  it("that fails midway breaks off, and is logged without the statement's parameters", async () => {
    const failing = async function* (): AsyncGenerator<[]> {
      yield [];
      throw new Error('Failed query: select $1\nparams: 13800000001', { cause: new Error('gone') });
    };
    const app = new Hono<AppEnv>().use(requestId()).get('/', (c) => {
      c.set('deps', backend.deps);
      return csvDownload(c, 'x', ['x'], failing());
    });
    const response = await app.request('/', { headers: { 'X-Request-Id': 'own' } });
    await expect(response.text()).rejects.toThrow('The download broke off.');
    expect(JSON.parse(backend.log.at(-1) ?? '')).toMatchObject({ requestId: 'own', msg: '出错' });
    expect(backend.log.at(-1)).toContain('gone');
    expect(backend.log.at(-1)).not.toContain('13800000001');
  });

  describe('of more rows than a batch has, many of them with the same time', () => {
    beforeAll(async () => {
      await backend.db.execute(sql`
        insert into users (type, mobile, registered_time, status)
        select '1', (13900000000 + n)::text, timestamp '2026-01-01' - interval '1 second' * (n % 3), '1'
        from generate_series(1, 4100) n`);
      await backend.db.execute(sql`
        insert into charge_orders (order_no, user_id, mobile, user_type, balance, pay_type, order_type, business_type, pay, create_time)
        select n::text, 7, '13900000000', '1', 1, '1', '1', '1', '2', timestamp '2026-01-01' - interval '1 second' * (n % 3)
        from generate_series(1, 4100) n`);
    });

    /** What a field has in all rows of a list. */
    async function listed(path: string, params: Record<string, string>, field: string) {
      const values: string[] = [];
      for (let page = 1; values.length === (page - 1) * 100; page += 1) {
        const query = { ...params, page: `${page}`, limit: '100' };
        const { data } = await admin.get<{ data: Record<string, string>[] }>(`/api/ajax/user/${path}`, query);
        values.push(...data.data.map((row) => row[field] ?? ''));
      }
      return values;
    }

    it.each([
      ['userExport?type=1', 'getUserList', { types: '1' }, 'mobile', 1],
      ['userBalanceExport', 'getBalanceList', {}, 'mobile', 1],
      ['userBalanceDetailExport?userId=7', 'userBalanceDetails', { userId: '7' }, 'order_no', 0],
    ])('%s has them all, in the order of %s', async (exported, list, params, field, column) => {
      const text = await (await admin.fetch(`/api/export/${exported}`)).text();
      const lines = text.trimEnd().split('\r\n').slice(1);
      expect(lines.length).toBeGreaterThan(4100);
      expect(lines.map((line) => line.split(',')[column])).toEqual(await listed(list, params, field));
    });
  });

  it.each([
    ['=1+1', "'=1+1\r\n"],
    ['+cmd', "'+cmd\r\n"],
    ['@x', "'@x\r\n"],
    ['-1', '"=""-1"""\r\n'],
    [-1, '-1\r\n'],
    ['a,"b"', '"a,""b"""\r\n'],
    ['110101199001010017', '"=""110101199001010017"""\r\n'],
    ['11010119900101001X', '11010119900101001X\r\n'],
    ['91310000123456E123', '"=""91310000123456E123"""\r\n'],
    ['01012345678', '"=""01012345678"""\r\n'],
    [0, '0\r\n'],
    [null, '\r\n'],
  ])('writes the cell %o so that a spreadsheet neither executes nor rounds it', (cell, line) => {
    expect(csvLine([cell])).toBe(line);
  });
});
