import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { sentenceOf } from '@i18n/sentence';
import { createFaults, type Faults, readFault } from '@mocks/faults';
import { openEnvelope } from '@resources/envelope';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultsIn, switchByLines } from '../../../scripts/dev/faultLines';

const LATE = 200;
let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

/** A server that has the faults before its own answer, over real HTTP. */
async function serve(faults: Faults) {
  server = createServer((request, response) =>
    faults.middleware(request, response, () => response.end('served')),
  ).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
}

const served = { status: 200, text: 'served' };

describe('a fault', () => {
  it.each([
    ['slow', { kind: 'slow', part: '' }],
    ['500:/user/', { kind: '500', part: '/user/' }],
    ['cut:list?a:b', { kind: 'cut', part: 'list?a:b' }],
    ['expired:', undefined],
    ['500/user', undefined],
    ['none', undefined],
    ['', undefined],
  ])('is read as it is typed: %s', (text, fault) => {
    expect(readFault(text)).toEqual(fault);
  });

  it('that is unknown is refused with those that are known', () => {
    expect(() => faultsIn(['slow', 'broken'])).toThrow(/broken.*slow \/ 500 \/ expired \/ cut/);
  });

  it('slow answers, but late', async () => {
    const call = await serve(createFaults(faultsIn(['slow']), LATE));
    const began = performance.now();
    expect(await call('/api/user/list')).toEqual(served);
    // Timers may fire a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(LATE - 1);
  });

  it('500 answers as a server that has broken down, without the envelope', async () => {
    const call = await serve(createFaults(faultsIn(['500'])));
    expect(await call('/api/user/list')).toEqual({ status: 500, text: '' });
  });

  it('expired answers what ends the session in the console, except to calls that need none', async () => {
    const call = await serve(createFaults(faultsIn(['expired'])));
    const { text } = await call('/api/user/list');
    expect(() => openEnvelope(JSON.parse(text))).toThrow(expect.objectContaining({ failure: 'session' }));
    expect(await call('/api/login/login')).toEqual(served);
  });

  it('cut ends the connection without an answer', async () => {
    const call = await serve(createFaults(faultsIn(['cut'])));
    await expect(call('/api/user/list')).rejects.toThrow();
  });

  it('leaves alone what is no call, and calls without the part that it names', async () => {
    const call = await serve(createFaults(faultsIn(['500:/user/'])));
    expect(await call('/resources/user/users.ts')).toEqual(served);
    expect(await call('/api/evidence/list?from=/user/')).toEqual(served);
    expect((await call('/api/user/list')).status).toBe(500);
  });

  it('is switched on and off by what is typed, with the next call', async () => {
    const faults = createFaults();
    const call = await serve(faults);
    const input = new PassThrough();
    const said = vi.fn((name: Parameters<typeof sentenceOf>[0], values = {}) => sentenceOf(name, values));
    switchByLines(faults, input, said);
    const type = async (line: string) => {
      const before = said.mock.calls.length;
      input.write(`${line}\n`);
      await vi.waitFor(() => expect(said.mock.calls.length).toBe(before + 1), 10_000);
      return said.mock.results.at(-1)?.value;
    };

    expect(await type('500')).toContain('500');
    expect((await call('/api/user/list')).status).toBe(500);
    expect(await type('expired:/user/')).toContain('500, expired:/user/');
    expect((await call('/api/user/list')).status).toBe(200);
    expect((await call('/api/evidence/list')).status).toBe(500);
    expect(await type('odd')).toContain('odd');
    expect((await call('/api/evidence/list')).status).toBe(500);
    await type('none');
    expect(await call('/api/user/list')).toEqual(served);
  });
});
