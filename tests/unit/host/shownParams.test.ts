import type { AppEnv } from '@server/calls/context';
import { requestLog } from '@server/calls/requestLog';
import type { Answered } from '@server/http/answered';
import { Hono } from 'hono';
import { expect, it } from 'vitest';

/** The report of one request. */
async function reported(withParams: boolean, path: string, form?: Record<string, string>) {
  const seen: Answered[] = [];
  const app = new Hono<AppEnv>();
  app.use(...requestLog((answered) => seen.push(answered), withParams));
  app.all('/api/list', async (c) => c.text((await c.req.parseBody()) ? 'ok' : ''));
  await app.request(path, form && { method: 'POST', body: new URLSearchParams(form) });
  return seen[0];
}

it('the development log shows a request’s parameters, from query and form', async () => {
  expect(await reported(true, '/api/list?page=2', { keyword: '云帆', status: '' })).toMatchObject({
    params: { page: '2', keyword: '云帆', status: '' },
  });
});

it.each([
  ['password', 'admin123'],
  ['keyPwd', 'abc'],
  ['imgCode', '1234'],
  ['imgCodeToken', 'abc'],
  ['ticket', 'abc'],
  ['username', 'admin'],
  ['mobile', '13800000001'],
  ['authorIdcard', '110101199003078515'],
])('the development log masks %s', async (name, value) => {
  expect((await reported(true, '/api/list', { [name]: value }))?.params).toEqual({ [name]: '***' });
  expect((await reported(true, `/api/list?${name}=${value}`))?.params).toEqual({ [name]: '***' });
});

it('the development log masks phones, ID numbers and e-mail addresses everywhere', async () => {
  const keyword = '张 13800000001 11010119900307851X a.b@example.com';
  expect((await reported(true, '/api/list', { keyword }))?.params).toEqual({ keyword: '张 *** *** ***' });
});

it('the production log shows no parameter', async () => {
  expect(await reported(false, '/api/list?page=2', { keyword: '云帆' })).not.toHaveProperty('params');
});

it.each([
  ['that nobody reads', false],
  ['that is still on its way', true],
])("the development log doesn't wait for a form %s", async (_what, isRead) => {
  const seen: Answered[] = [];
  const app = new Hono<AppEnv>();
  app.use(...requestLog((answered) => seen.push(answered), true));
  app.post('/api/list', (c) => {
    if (isRead) void c.req.arrayBuffer();
    return c.text('ok');
  });
  const body = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const request = new Request('http://console.test/api/list?page=2', {
    ...{ method: 'POST', headers, body },
    duplex: 'half',
  } as RequestInit);
  expect((await app.fetch(request)).status).toBe(200);
  expect(seen[0]?.params).toEqual({ page: '2' });
});
