import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { NetworkFault } from './networkFaults.ts';

/** What a call is answered with instead: what it answers, changed, or nothing like an answer. */
export type Answer = { change(body: string): string } | { readonly fault: NetworkFault };

/** A server in front of the backend that remembers what its calls answer, and can answer otherwise. */
export interface FaultProxy {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** The calls (`POST /api/…`) that scripts have made since the last time this was asked. */
  heard(): readonly string[];
  /** What the requests of a call (`GET /api/…?…`) answered last, by request, since it was told to forget. */
  answersOf(call: string): ReadonlyMap<string, string>;
  /** Forgets what was answered: what wrong answers made a screen ask for is nothing that another one asks. */
  forget(): void;
  /** Answers these requests with these bodies; of a call (without a query), whatever it is asked beside those. */
  pin(answers: ReadonlyMap<string, string>): void;
  /** Answers one call with what it is given, until it is told otherwise. */
  arm(call: string, answer: Answer): void;
  disarm(): void;
  stop(): Promise<void>;
}

/** Starts a {@link FaultProxy} on a free port, in front of a backend that answers at `target`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const backend = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const known = new Map<string, string>();
  const heard = new Set<string>();
  let pinned: ReadonlyMap<string, string> = new Map();
  let armed: { readonly call: string; readonly answer: Answer } | undefined;

  function pass(incoming: IncomingMessage, response: ServerResponse, call: string, isScripts: boolean) {
    const outgoing = ask(
      {
        agent,
        host: backend.hostname,
        port: backend.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const parts: Buffer[] = [];
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (part: Buffer) => {
          if (isScripts) parts.push(part);
          response.write(part);
        });
        answer.on('end', () => {
          response.end();
          if (isScripts && /json/.test(answer.headers['content-type'] ?? ''))
            known.set(call, Buffer.concat(parts).toString());
        });
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    const path = incoming.url?.split('?', 1)[0] ?? '';
    const call = `${incoming.method} ${path}`;
    const isScripts = path.startsWith('/api/') && incoming.headers['sec-fetch-dest'] === 'empty';
    if (isScripts) heard.add(call);
    const asked = `${incoming.method} ${incoming.url}`;
    const answer = isScripts && armed?.call === call ? armed.answer : undefined;
    const usual = isScripts ? (pinned.get(asked) ?? pinned.get(call)) : undefined;
    if (!answer && usual === undefined) return pass(incoming, response, asked, isScripts);
    incoming.resume();
    // Once the request is whole: a browser that still sends would see another fault than the one meant.
    incoming.once('end', () => {
      const body = usual ?? known.get(asked) ?? '{}';
      if (answer && 'fault' in answer) return answer.fault.answer(response, Buffer.from(body), incoming);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(answer ? answer.change(body) : body);
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return {
    url: `http://localhost:${address.port}`,
    heard() {
      const calls = [...heard];
      heard.clear();
      return calls;
    },
    answersOf: (call) => new Map([...known].filter(([asked]) => asked.split('?', 1)[0] === call)),
    forget: () => known.clear(),
    pin: (answers) => {
      pinned = answers;
    },
    arm: (call, answer) => {
      armed = { call, answer };
    },
    disarm: () => {
      armed = undefined;
    },
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
