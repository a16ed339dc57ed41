import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test says every byte itself. */
export interface RawClient {
  readonly socket: Socket;
  /** What has come so far. */
  received(): string;
  send(text: string): void;
  /** Whether the other side has ended it, or reset it. */
  ended(): 'no' | 'ended' | 'reset';
}

export async function connectTo(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  let state: 'no' | 'ended' | 'reset' = 'no';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('end', () => {
    if (state === 'no') state = 'ended';
  });
  socket.on('error', () => {
    state = 'reset';
  });
  return { socket, received: () => text, send: (bytes) => void socket.write(bytes), ended: () => state };
}

/** A request's head, as text. */
export const headOf = (method: string, path: string, headers: Record<string, string> = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n');
