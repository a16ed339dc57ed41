import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { AppEnv } from '@server/calls/context';
import { formBody } from '@server/calls/params';
import { httpServer } from '@server/host/httpServer';
import { Refusal } from '@server/http/refusal';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectTo, headOf } from './rawClient';

let server: Server;
let port: number;

beforeAll(async () => {
  const app = new Hono<AppEnv>();
  app.post('/form', formBody, (c) => c.json({ code: 200 }));
  app.post('/refused', (c) => c.json({ code: 403 }));
  app.post('/upload', async (c) => {
    // Reads the beginning, as an upload does to tell that it is no package.
    await c.req.raw.body?.getReader().read();
    return c.json({ code: 422 });
  });
  app.get('/next', (c) => c.json({ code: 200 }));
  app.onError((reason, c) => c.json({ code: reason instanceof Refusal ? reason.code : 500 }));
  server = httpServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
const answered = (text: string) => /"code":\d+/.exec(text)?.[0];
const saysClose = (text: string) => /^Connection: close\r$/im.test(text);
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('a request whose body is refused', () => {
  const bodies: [string, string, string, string][] = [
    ['a form that is too large', '/form', '"code":413', 'x'.repeat(70_000)],
    ['a much larger form', '/form', '"code":413', 'x'.repeat(900_000)],
    ['a call that is refused before its body is read', '/refused', '"code":403', 'x'.repeat(40_000)],
    ['an upload that is no package', '/upload', '"code":422', 'x'.repeat(300_000)],
  ];
  const sendings: [string, (path: string, body: string) => string][] = [
    [
      'of known length',
      (path, body) => headOf('POST', path, { ...type, 'Content-Length': String(body.length) }) + body,
    ],
    [
      'in chunks',
      (path, body) => headOf('POST', path, { ...type, 'Transfer-Encoding': 'chunked' }) + chunked(body),
    ],
  ];
  const cases = bodies.flatMap(([what, path, code, body]) =>
    sendings.map(([how, write]) => [what, how, code, write(path, body)] as const),
  );

  it.each(cases)(
    'keeps its connection for the next one, or says that it ends: %s, %s',
    async (_what, _how, code, request) => {
      const tries = Array.from({ length: 25 }, async () => {
        const client = await connectTo(port);
        client.send(request);
        await vi.waitFor(() => expect(answered(client.received())).toBe(code), 10_000);
        if (saysClose(client.received())) {
          await vi.waitFor(() => expect(client.ended()).toBe('ended'), 10_000);
          return 'said';
        }
        // Longer than a connection was kept whose body was never read.
        const until = performance.now() + 700;
        await vi.waitUntil(() => performance.now() > until, 10_000);
        const before = client.received().length;
        client.send(headOf('GET', '/next'));
        await vi.waitFor(() => expect(answered(client.received().slice(before))).toBe('"code":200'), 10_000);
        client.socket.destroy();
        return 'kept';
      });
      expect(['said', 'kept']).toEqual(expect.arrayContaining([...new Set(await Promise.all(tries))]));
    },
  );

  it('is answered before it has ended, and the answer is not lost to what is still sent', async () => {
    const client = await connectTo(port);
    client.send(headOf('POST', '/form', { ...type, 'Content-Length': '5000000' }));
    const part = 'x'.repeat(100_000);
    const sending = setInterval(() => client.send(part), 20);
    await vi.waitFor(() => expect(answered(client.received())).toBe('"code":413'), 10_000);
    expect(saysClose(client.received())).toBe(true);
    clearInterval(sending);
    await vi.waitFor(() => expect(client.ended()).toBe('ended'), 10_000);
  });

  it('that never ends is cut off', async () => {
    const client = await connectTo(port);
    client.send(headOf('POST', '/form', { ...type, 'Content-Length': '5000000' }));
    await vi.waitFor(() => expect(answered(client.received())).toBe('"code":413'), 10_000);
    const sending = setInterval(() => client.socket.writable && client.send('x'), 50);
    await vi.waitFor(() => expect(client.socket.destroyed).toBe(true), 10_000);
    clearInterval(sending);
  });
});

it('a request whose body is read keeps its connection', async () => {
  const client = await connectTo(port);
  const body = 'a=1';
  for (let n = 0; n < 3; n += 1) {
    const before = client.received().length;
    client.send(headOf('POST', '/form', { ...type, 'Content-Length': String(body.length) }));
    client.send(body);
    await vi.waitFor(() => expect(answered(client.received().slice(before))).toBe('"code":200'), 10_000);
  }
  expect(saysClose(client.received())).toBe(false);
  client.socket.destroy();
});

describe('a request that proxies may read otherwise', () => {
  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['chunks that are not last', 'Transfer-Encoding: chunked, identity'],
    ['a blank before the colon', 'Content-Length : 5'],
  ])('is refused, with what follows it: %s', async (_what, lines) => {
    const client = await connectTo(port);
    client.send(
      `POST /form HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n0\r\n\r\n${headOf('GET', '/next')}`,
    );
    await vi.waitFor(() => expect(client.ended()).not.toBe('no'), 10_000);
    expect(client.received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(answered(client.received())).toBeUndefined();
  });
});

it('TRACE gives nothing back of what was sent', async () => {
  const client = await connectTo(port);
  client.send(headOf('TRACE', '/next', { Authorization: 'Bearer traced', Connection: 'close' }));
  await vi.waitFor(() => expect(client.received()).toMatch(/^HTTP\/1\.1 [45]\d\d /), 10_000);
  await vi.waitFor(() => expect(client.ended()).not.toBe('no'), 10_000);
  expect(client.received()).not.toContain('traced');
});
