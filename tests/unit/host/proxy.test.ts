import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyTo } from '@server/host/proxy';
import type { Answered } from '@server/http/answered';
import { afterAll, beforeAll, expect, it } from 'vitest';

let seen: IncomingHttpHeaders;
const backend = createServer((request, response) => {
  seen = request.headers;
  if (request.url === '/api/slow') return;
  if (request.url === '/api/moved') response.writeHead(302, { Location: '/api/elsewhere' });
  response.end('{}');
});

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
});
afterAll(() => backend.close());

const backendUrl = () => `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

it('the other backend gets the real origin of a request, not the claimed one', async () => {
  const app = proxyTo(backendUrl(), () => {});
  const forged = [
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Forwarded-Anything',
    'True-Client-IP',
    'CF-Connecting-IP',
  ];
  const claimed = Object.fromEntries(forged.map((name) => [name, '10.0.0.1']));
  const headers = { ...claimed, 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Proto': 'ftp' };
  const request = new Request('http://console.test/api/member/getMenu', { headers });
  expect((await app.fetch(request, { address: '203.0.113.9', https: true })).status).toBe(200);
  expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  for (const name of forged) expect(seen).not.toHaveProperty(name.toLowerCase());
});

it.each<Record<string, string>>([
  { Expect: '100-continue' },
  { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAM' },
  { Connection: 'TE, close', TE: 'trailers' },
  { Connection: 'X-Hop', 'X-Hop': '1' },
])('hop-by-hop headers are not forwarded: %o', async (headers) => {
  const request = new Request('http://console.test/api/member/getMenu', { headers });
  expect((await proxyTo(backendUrl(), () => {}).fetch(request)).status).toBe(200);
  for (const name of ['expect', 'upgrade', 'http2-settings', 'te', 'x-hop'])
    expect(seen).not.toHaveProperty(name);
});

it('a redirect is passed on to the client', async () => {
  const response = await proxyTo(backendUrl(), () => {}).request('/api/moved');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/api/elsewhere']);
});

it("the reason why an external backend doesn't answer is reported", async () => {
  const answered: Answered[] = [];
  const app = proxyTo('http://127.0.0.1:1', (each) => answered.push(each));
  expect((await app.request('/api/member/getMenu')).status).toBe(502);
  expect(answered).toMatchObject([{ code: 502, reason: expect.stringMatching(/bad port|ECONNREFUSED/) }]);
});

it('a disconnecting client is no failure of the other backend', async () => {
  const answered: Answered[] = [];
  const app = proxyTo(backendUrl(), (each) => answered.push(each));
  const leaving = new AbortController();
  const answer = app.request('/api/slow', { signal: leaving.signal });
  await once(backend, 'request');
  leaving.abort();
  expect((await answer).status).toBe(499);
  expect(answered).toMatchObject([{ status: 499, code: undefined, reason: undefined }]);
});
