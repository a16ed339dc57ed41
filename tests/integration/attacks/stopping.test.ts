import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { drainOf } from '@server/host/shutdown';
import { afterEach, expect, it } from 'vitest';

let server: Server;
afterEach(() => server.close());

/** Clients in a thread of their own: each opens a connection, sends a write, and tells what came back. */
const clients = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  const write = (at) => new Promise((resolve) => {
    let text = '';
    const socket = connect(workerData.port, '127.0.0.1');
    socket.write('POST /' + at + ' HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 2\\r\\n\\r\\nok');
    socket.on('data', (chunk) => { text += chunk; });
    socket.on('error', (reason) => resolve(reason.code));
    socket.on('end', () => resolve(/^connection: close/im.test(text) ? text.slice(-4) : 'not said'));
  });
  parentPort.once('message', async () => {
    parentPort.postMessage(await Promise.all(Array.from({ length: workerData.count }, (_, at) => write(at))));
  });
  parentPort.postMessage('ready');
`;

/** Keeps the process busy, so that it accepts nothing. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('the writes sent before a stop are answered, on connections that there was no time to accept, too', async () => {
  const written: (string | undefined)[] = [];
  server = createServer(({ url }, response) => {
    written.push(url);
    response.end('done');
  }).listen(0, '127.0.0.1');
  const drain = drainOf(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(clients, { eval: true, workerData: { port, count: 20 } });
  await once(worker, 'message');
  const answers = once(worker, 'message');
  worker.postMessage('go');
  block(500);
  const drained = drain();
  expect(await answers).toEqual([Array.from({ length: 20 }, () => 'done')]);
  await drained;
  expect(written).toHaveLength(20);
  await worker.terminate();
});
