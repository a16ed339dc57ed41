import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppEnv } from '@server/calls/context';
import { requestLog } from '@server/calls/requestLog';
import { isPlainPath } from '@server/host/passedOn';
import { proxyTo } from '@server/host/proxy';
import type { Answered } from '@server/http/answered';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const given = {
  'Content-Type': 'application/json',
  'Content-Disposition': 'attachment; filename="a.csv"',
  ETag: '"1"',
  'Set-Cookie': 'token=stolen; Path=/',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Content-Security-Policy-Report-Only': 'report-uri https://evil.example',
  'Access-Control-Allow-Origin': '*',
  'Strict-Transport-Security': 'max-age=0',
  'Clear-Site-Data': '"*"',
  'Service-Worker-Allowed': '/',
  Refresh: '0;url=https://evil.example',
  Server: 'internal/1.2',
  Link: '<https://evil.example>; rel=preload',
  'X-Request-Id': 'backend-own',
};
const backend = createServer(({ url, headers }, response) => {
  seen.push({ url, headers });
  response.writeHead(200, given).end('{}');
});
let proxy: ReturnType<typeof proxyTo>;

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  proxy = proxyTo(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`, () => {});
});
afterAll(() => backend.close());
beforeEach(() => {
  seen = [];
});

const outside = { address: '203.0.113.9', trusted: false };
const send = (path: string, init?: RequestInit, env: object = outside) =>
  proxy.fetch(new Request(new URL(path, 'http://console.test'), init), env);

describe('another backend', () => {
  it('gets the headers of a call, and no others', async () => {
    await send('/api/member/getMenu', {
      method: 'POST',
      headers: {
        Authorization: 'Bearer own',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Accept-Language': 'zh',
        Cookie: 'token=own; other=1',
        'X-Http-Method-Override': 'DELETE',
        'X-Original-Url': '/admin',
        'X-Rewrite-Url': '/admin',
        'X-User-Id': '1',
        Origin: 'https://evil.example',
        Referer: 'http://console.test/users?keyword=13800000001',
      },
      body: 'a=1',
    });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer own', 'accept-language': 'zh' });
    const added = ['x-request-id', 'x-forwarded-for', 'x-forwarded-proto'];
    const ofFetch = ['host', 'connection', 'accept', 'accept-encoding', 'user-agent', 'sec-fetch-mode'];
    const ofCall = [
      'authorization',
      'content-type',
      'accept-language',
      'content-length',
      'transfer-encoding',
    ];
    const known = new Set([...added, ...ofFetch, ...ofCall]);
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });

  it('gets an id of the request that nobody outside has chosen, and the answer the same', async () => {
    const forged = { headers: { 'X-Request-Id': 'forged-id' } };
    const answer = await send('/api/member/getMenu', forged);
    const id = seen[0]?.headers['x-request-id'];
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('x-request-id')).toBe(id);
    await send('/api/member/getMenu', forged, { ...outside, trusted: true });
    expect(seen[1]?.headers['x-request-id']).toBe('forged-id');
  });

  it('sets no cookie, policy or other header here that says more than what is in the answer', async () => {
    const { headers } = await send('/api/member/getMenu');
    expect(headers.get('content-disposition')).toBe(given['Content-Disposition']);
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of [
      'set-cookie',
      'content-security-policy-report-only',
      'access-control-allow-origin',
      'strict-transport-security',
      'clear-site-data',
      'service-worker-allowed',
      'refresh',
      'server',
      'link',
    ])
      expect(headers.has(name), name).toBe(false);
  });

  it.each([
    '/api/..%2fadmin',
    '/api/..%2Fadmin',
    '/api/%2e%2e%2fadmin',
    '/api/a/..%5cadmin',
    '/api/%252e%252e%252fadmin',
    '/api/..%252fadmin',
    '/api/%25252e%25252e/admin',
    '/api/..;/admin',
    '/api/a%00.json',
    '/api/a%0d%0aX-Header:%201',
    '/api/%c0%ae%c0%ae/admin',
    '/api/%zz',
  ])('gets no path that it may read in another way: %s', async (path) => {
    const answer = await send(path);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 400, message: '请求地址无效', data: null },
    ]);
    expect(seen).toEqual([]);
  });

  it('gets names with dots, Chinese and spaces, and any query', async () => {
    for (const path of ['/api/files/a..b/v1.2.apk', `/api/${encodeURIComponent('证据 1')}`])
      expect(isPlainPath(path)).toBe(true);
    await send('/api/list?path=..%2f..%2f&x=%252e');
    expect(seen[0]?.url).toBe('/api/list?path=..%2f..%2f&x=%252e');
  });

  it.each(['OPTIONS', 'PROPFIND', 'PURGE'])('gets no %s', async (method) => {
    expect((await send('/api/member/getMenu', { method })).status).toBe(405);
    expect(seen).toEqual([]);
  });
});

it("the log's ids come from this server or a proxy that it trusts", async () => {
  const answered: Answered[] = [];
  const app = new Hono<AppEnv>();
  app.use(...requestLog((each) => answered.push(each)));
  app.get('/', (c) => c.text('ok'));
  const headers = { 'X-Request-Id': 'edge-1' };
  await app.fetch(new Request('http://console.test/', { headers }), outside);
  await app.fetch(new Request('http://console.test/', { headers }), { ...outside, trusted: true });
  expect(answered.map(({ requestId }) => requestId === 'edge-1')).toEqual([false, true]);
});
