import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyTo } from '@mocks/host/proxy';
import { afterAll, beforeAll, expect, it } from 'vitest';

let seen: IncomingHttpHeaders;
const backend = createServer((request, response) => {
  seen = request.headers;
  response.end('{}');
});

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
});
afterAll(() => backend.close());

it('another backend is told where a request comes from, not what the request claims', async () => {
  const app = proxyTo(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`, () => {});
  const headers = { 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Proto': 'ftp', Forwarded: 'for=10.0.0.1' };
  const request = new Request('http://console.test/api/member/getMenu', { headers });
  expect((await app.fetch(request, { address: '203.0.113.9', https: true })).status).toBe(200);
  expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  expect(seen).not.toHaveProperty('forwarded');
});
