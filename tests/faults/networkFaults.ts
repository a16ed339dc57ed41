import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Owed } from './mutations.ts';

/** One way in which an answer fails to arrive. `body` is the backend's real answer. */
export interface NetworkFault {
  readonly name: string;
  readonly owed: Owed | 'fine';
  /** Whether the browser itself is offline: nothing is answered at all. */
  readonly isOffline?: true;
  answer(response: ServerResponse, body: Buffer, request: IncomingMessage): void;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const fault = (name: string, answer: NetworkFault['answer'], owed: NetworkFault['owed'] = 'said') => ({
  name,
  owed,
  answer,
});
const whole = (status: number, headers: Record<string, string>, body: (body: Buffer) => Buffer | string) =>
  ((response, real) => {
    response.writeHead(status, headers).end(body(real));
  }) satisfies NetworkFault['answer'];

/** The browser goes offline: affects a whole screen rather than a single call. */
export const offline: NetworkFault = { name: 'offline and back', owed: 'said', isOffline: true, answer() {} };

/** 16 ways to lose an answer, or to seem to. */
export const networkFaults: readonly NetworkFault[] = [
  fault('never answers', () => {}),
  fault('stops after its headers', (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).flushHeaders();
  }),
  fault('cut in the middle', (response, body) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length + 10) });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  }),
  fault('reset', (response) => {
    response.socket?.resetAndDestroy();
  }),
  fault('closed without a word', (response) => {
    response.socket?.end();
  }),
  fault(
    'drips',
    (response, body) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length) });
      const size = Math.ceil(body.length / 8);
      const drip = (from: number) => {
        response.write(body.subarray(from, from + size));
        if (from + size < body.length) setTimeout(drip, 40, from + size);
        else response.end();
      };
      drip(0);
    },
    'fine',
  ),
  fault('204', (response) => {
    response.writeHead(204).end();
  }),
  fault(
    '500 with html',
    whole(500, { 'content-type': 'text/html' }, () => '<h1>Internal Server Error</h1>'),
  ),
  fault(
    '502 without a body',
    whole(502, {}, () => ''),
  ),
  fault(
    '503 with an envelope',
    whole(503, JSON_TYPE, () => JSON.stringify({ code: 503, message: '系统维护中', data: null })),
  ),
  fault(
    'another charset',
    whole(200, { 'content-type': 'application/json; charset=utf-16le' }, (body) =>
      Buffer.from(body.toString(), 'utf16le'),
    ),
    'fine',
  ),
  fault(
    'a charset that nobody knows',
    whole(200, { 'content-type': 'application/json; charset=x-nobody' }, (body) =>
      Buffer.from(body.toString(), 'utf16le'),
    ),
  ),
  fault(
    'gzip that is none',
    whole(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, () => randomBytes(200)),
  ),
  fault('redirects to itself', (response, _body, request) => {
    response.writeHead(307, { location: request.url ?? '/' }).end();
  }),
  fault('no HTTP', (response) => {
    response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n\r\n');
  }),
  fault(
    'answered by a login page',
    whole(200, { 'content-type': 'text/html' }, () => '<form>login</form>'),
  ),
];
