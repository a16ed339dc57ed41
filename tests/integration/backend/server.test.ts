import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, freePort, startBackend } from '../../../scripts/backend.ts';

/** Answers more than fits into a packet. */
const api = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: 'row '.repeat(1000) }));
});
let server: Backend | undefined;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => server?.stop());
afterAll(() => api.close());

/** The option that makes a process run this code before its own. */
const first = (code: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
});

/** The server in front of another backend, without a database: it starts at once. */
const start = async (env: NodeJS.ProcessEnv = {}) => {
  const { port } = api.address() as AddressInfo;
  server = await startBackend({ API_ONLY: '1', API_URL: `http://127.0.0.1:${port}`, ...env });
  return server;
};

describe('the server', () => {
  it('compresses API answers, and serves Prometheus metrics on a separate port', async () => {
    const METRICS_PORT = String(await freePort());
    const { url } = await start({ METRICS_PORT });
    const { headers } = await fetch(`${url}/api/ajax/user/getUserList`);
    expect(headers.get('content-encoding')).toBe('gzip');
    const metrics = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds_count');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('logs a fatal error in one line, without the parameters of a statement', async () => {
    // What isn't written at once is never written here: it could come after the end, or not at all. The number is concatenated,
    // because a stack trace quotes its code.
    const crash = `import fs from 'node:fs'; fs.write = () => {}; process.on('SIGUSR2', () => {
      const given = '\\n' + 1380000 + '0001';
      Promise.reject(new Error('select' + given, { cause: new Error('gone' + given) }));
    });`;
    const { process: child, output } = await start(first(crash));
    const ended = once(child, 'close');
    child.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    const last = JSON.parse(output().trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ level: 'fatal', reason: 'Error: gone', msg: '服务异常退出' });
    expect(last.at[0]).toContain('data:text/javascript');
    expect(output()).toContain('GET /config.json');
    expect(output()).not.toContain('13800000001');
  });

  it('logs an unexpected failure to start in one line, too', async () => {
    const refuse = `import { Server } from 'node:net'; Server.prototype.listen = () => { throw new Error('odd'); };`;
    const printed = await start(first(refuse)).catch((reason: Error) => reason.message);
    const lines = String(printed).trim().split('\n').slice(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'fatal', reason: 'Error: odd' }),
    ]);
  });
});
