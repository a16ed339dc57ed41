import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpServer } from '@server/host/httpServer';
import { afterEach, describe, expect, it } from 'vitest';

const silence = 50;
let server: Server;

afterEach(() => server.close());

/** A request that has begun, to a server that answers like this. */
async function begun(method: string, listener: RequestListener) {
  server = httpServer(listener, silence).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = request({ method, host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  sent.flushHeaders();
  return sent;
}

describe('the server', () => {
  it("limits the time for a request's headers, not for the whole request", () => {
    server = httpServer(() => {});
    expect([server.requestTimeout, server.headersTimeout]).toEqual([0, 60_000]);
  });

  it('keeps an idle connection for longer than a proxy does', () => {
    server = httpServer(() => {});
    expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
  });

  it('gives up a stalled upload', async () => {
    const upload = await begun('POST', (incoming) => incoming.resume());
    upload.write('the beginning');
    await expect(once(upload, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('continues an answer that takes longer', async () => {
    const sent = await begun('GET', (_incoming, outgoing) => {
      outgoing.once('timeout', () => setImmediate(() => outgoing.end('late')));
    });
    const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
    expect(await text(response)).toBe('late');
  });
});
