import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drainOf } from '@server/host/shutdown';
import { afterEach, beforeEach, expect, it } from 'vitest';

let server: Server;
let drain: () => Promise<void>;
let agent: Agent;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  answer = (response) => response.end('ok');
  server = createServer((_request, response) => answer(response));
  drain = drainOf(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

/** Sends a request over a single keep-alive connection. */
const send = () => request({ agent, host: '127.0.0.1', port: (server.address() as AddressInfo).port }).end();

async function answerTo(sent: ReturnType<typeof send>) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return [await text(response), response.headers.connection];
}

it('answers a request that arrives on an idle connection during shutdown, and closes that connection', async () => {
  expect(await answerTo(send())).toEqual(['ok', 'keep-alive']);
  const next = send();
  // It has reached the kernel, but the server, which runs in this process, hasn't read it.
  const closed = once(next, 'finish').then(drain);
  expect(await answerTo(next)).toEqual(['ok', 'close']);
  await closed;
});

it('closes the connections of requests under way too', async () => {
  let reply = () => {};
  answer = (response) => {
    reply = () => response.end('late');
  };
  const sent = send();
  await once(server, 'request');
  const closed = drain();
  reply();
  expect(await answerTo(sent)).toEqual(['late', 'close']);
  await closed;
});
