import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import type { NetworkFault } from './networkFaults.ts';

/** The answer to give instead: the real one, changed, or a network fault. */
export type Answer = { change(body: string): string } | { readonly fault: NetworkFault };

/**
 * A request by method, url and form, such as `POST /api/invoice/invoiceDetail?id=7`: a page may ask for two records by the same
 * call, the one that it shows and the next one.
 */
export type Asked = string;

/** A server in front of the backend that records its answers and can replace them. */
export interface FaultProxy {
  /** Its url, without a trailing slash. */
  readonly url: string;
  /** The calls (`POST /api/…`) that scripts have made since this was last read. */
  heard(): readonly string[];
  /** The latest answers to a call, by request, since they were last forgotten. */
  answersOf(call: string): ReadonlyMap<Asked, string>;
  /** Forgets the answers: requests caused by a wrong answer aren't those of another screen. */
  forget(): void;
  /** Answers these requests with these bodies; a call matches every request of it that isn't listed. */
  pin(answers: ReadonlyMap<Asked, string>): void;
  /** Answers one call this way until further notice. */
  arm(call: string, answer: Answer): void;
  disarm(): void;
  stop(): Promise<void>;
}

const isForm = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Starts a {@link FaultProxy} on a free port, in front of the backend at `target`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const backend = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const known = new Map<Asked, string>();
  const heard = new Set<string>();
  let pinned: ReadonlyMap<Asked, string> = new Map();
  let armed: { readonly call: string; readonly answer: Answer } | undefined;

  function pass(
    incoming: IncomingMessage,
    response: ServerResponse,
    { asked, form, isScripts }: { asked: Asked; form: string | undefined; isScripts: boolean },
  ) {
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
            known.set(asked, Buffer.concat(parts).toString());
        });
      },
    );
    outgoing.on('error', () => response.destroy());
    if (form === undefined) incoming.pipe(outgoing);
    else outgoing.end(form);
  }

  async function answerTo(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url?.split('?', 1)[0] ?? '';
    const call = `${incoming.method} ${path}`;
    const isScripts = path.startsWith('/api/') && incoming.headers['sec-fetch-dest'] === 'empty';
    if (isScripts) heard.add(call);
    const form = isForm(incoming) ? await text(incoming) : undefined;
    const asked = [`${incoming.method} ${incoming.url}`, ...(form ? [form] : [])].join('?');
    const answer = isScripts && armed?.call === call ? armed.answer : undefined;
    const usual = isScripts ? (pinned.get(asked) ?? pinned.get(call)) : undefined;
    if (!answer && usual === undefined) return pass(incoming, response, { asked, form, isScripts });
    // After the request is complete: a browser that is still sending would see another fault than intended.
    if (form === undefined) await buffer(incoming);
    const body = usual ?? known.get(asked) ?? '{}';
    if (answer && 'fault' in answer) return answer.fault.answer(response, Buffer.from(body), incoming);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(answer ? answer.change(body) : body);
  }

  // A browser that goes away while it sends gets no answer.
  const server = createServer((incoming, response) => {
    answerTo(incoming, response).catch(() => response.destroy());
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
