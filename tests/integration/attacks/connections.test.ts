import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AppEnv } from '@server/calls/context';
import { fileResponse } from '@server/calls/fileResponse';
import { closeHeadBody } from '@server/calls/headAnswers';
import { fileStore } from '@server/files/store';
import { consoleApp } from '@server/host/console';
import { connectionsWithin } from '@server/host/descriptors';
import { health } from '@server/host/health';
import { httpServer } from '@server/host/httpServer';
import { sampleFolder } from '@server/seed/files';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { connectTo, headOf, type RawClient } from './rawClient';

let folder: string;
let server: Server;
let port: number;
let clients: RawClient[];

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const name of ['assets/large.js', 'files/large.bin'])
    writeFileSync(join(folder, name), Buffer.alloc(20_000_000));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The console and a stored file, as the server serves them, but with less patience. */
async function serve(silence?: number): Promise<void> {
  const files = fileStore(folder, sampleFolder);
  const app = new Hono<AppEnv>();
  app.use(closeHeadBody);
  app.get('/api/files/large.bin', async (c) => {
    const file = await files.open('large.bin');
    return file ? fileResponse(c.req.raw, file, { name: 'a', mime: 'video/mp4' }) : c.notFound();
  });
  app.route(
    '/',
    consoleApp(folder, () => '{}'),
  );
  server = httpServer(getRequestListener(app.fetch), silence).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

beforeEach(() => {
  clients = [];
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const client = async () => {
  const made = await connectTo(port);
  clients.push(made);
  return made;
};

/** How many files of the folder this process has open. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe.runIf(process.platform === 'linux')('a file', () => {
  it.each(['/assets/large.js', '/api/files/large.bin'])(
    'is open once per connection, however many requests for it wait, and closed when their clients leave: %s',
    async (path) => {
      await serve();
      const pipelined = headOf('GET', path).repeat(30);
      for (let n = 0; n < 20; n += 1) {
        const each = await client();
        each.socket.pause();
        each.send(pipelined);
      }
      await vi.waitFor(() => expect(openFiles()).toBe(20));
      for (const { socket } of clients) socket.destroy();
      await vi.waitFor(() => expect(openFiles()).toBe(0), 5000);
      await vi.waitFor(async () => expect(await connections()).toBe(0), 5000);
    },
  );

  it('is not left open by requests for its headers only', async () => {
    await serve();
    const one = await client();
    for (const path of ['/assets/large.js', '/api/files/large.bin', '/index.html', '/users'])
      for (let n = 0; n < 5; n += 1) {
        const before = one.received().length;
        one.send(headOf('HEAD', path));
        await vi.waitFor(() => expect(one.received().slice(before)).toContain('\r\n\r\n'));
      }
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  });

  it('whose reader stops reading is closed, with its connection', async () => {
    await serve(200);
    const one = await client();
    one.socket.pause();
    one.send(headOf('GET', '/api/files/large.bin'));
    await vi.waitFor(() => expect(openFiles()).toBe(1));
    await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  });
});

describe('a connection', () => {
  it('answers pipelined requests in their order', async () => {
    await serve();
    const one = await client();
    one.send(headOf('GET', '/index.html') + headOf('GET', '/config.json') + headOf('GET', '/assets/none.js'));
    await vi.waitFor(() => expect(one.received().match(/HTTP\/1\.1 \d+/g)).toHaveLength(3));
    expect(one.received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  it('with more requests waiting than a proxy sends is closed', async () => {
    await serve();
    const one = await client();
    one.socket.pause();
    one.send(headOf('GET', '/api/files/large.bin').repeat(200));
    await vi.waitFor(async () => expect(await connections()).toBe(0), 5000);
  });

  it('takes no end of requests, and there are no end of connections', async () => {
    await serve();
    expect(server.maxRequestsPerSocket).toBe(1000);
    expect(server.maxConnections).toBeGreaterThan(0);
    expect([128, 1024, 2048, 8192, 1_048_576].map(connectionsWithin)).toEqual([32, 256, 512, 3584, 4096]);
  });
});

describe('a server without free descriptors', () => {
  it('is not ready', async () => {
    await serve();
    const answer = await health(
      async () => {},
      async () => false,
    ).request('/readyz');
    expect([answer.status, await answer.text()]).toEqual([503, 'no file descriptors are left']);
  });

  it.runIf(process.platform === 'linux')(
    'says so, and is ready again when there are some',
    async () => {
      await serve();
      const hoard = `import { openSync, closeSync } from 'node:fs';
        const held = [];
        let holding;
        // Also what becomes free later, such as that of a connection that ends.
        const hold = () => { try { for (;;) held.push(openSync('/dev/null')); } catch {} };
        process.on('SIGUSR2', () => {
          if (!holding) { hold(); holding = setInterval(hold, 20); return; }
          clearInterval(holding);
          holding = undefined;
          for (const each of held.splice(0)) closeSync(each);
        });`;
      const limited = await startBackend(
        {
          API_ONLY: '1',
          API_URL: `http://127.0.0.1:${port}`,
          NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hoard)}`,
        },
        { descriptors: 256 },
      );
      try {
        const { port: ownPort } = new URL(limited.url);
        const probe = await connectTo(Number(ownPort));
        clients.push(probe);
        const ready = async () => {
          const before = probe.received().length;
          probe.send(headOf('GET', '/readyz'));
          await vi.waitFor(() => expect(probe.received().slice(before)).toContain('\r\n\r\n'));
          return probe.received().slice(before, before + 12);
        };
        expect(await ready()).toBe('HTTP/1.1 200');
        limited.process.kill('SIGUSR2');
        await vi.waitFor(async () => expect(await ready()).toBe('HTTP/1.1 503'), 5000);
        limited.process.kill('SIGUSR2');
        await vi.waitFor(async () => expect(await ready()).toBe('HTTP/1.1 200'), 5000);
      } finally {
        await limited.stop();
      }
    },
    60_000,
  );
});
