import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long, in ms, and how many bytes a client may go on sending what was refused, until it has read the answer. */
const lingerTime = 2000;
const lingerBytes = 64 * 1024 * 1024;

/**
 * For answers to requests whose body is not read to its end. If it has all arrived, the rest is thrown away, and the
 * connection stays. Otherwise the answer says `Connection: close`, and the connection ends only after the client has
 * had time to read it: closing at once would reset what the client still sends, and lose the answer.
 */
export function finishUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const { writeHead } = response;
  const announced: typeof writeHead = (...parts: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      closeInTime(request.socket, request);
    }
    return Reflect.apply(writeHead, response, parts);
  };
  response.writeHead = announced;
  response.once('finish', () => {
    if (request.complete && !request.readableEnded) discard(request);
  });
}

/** Node calls `destroySoon` when an answer that ends its connection is sent. */
function closeInTime(socket: Socket, request: IncomingMessage): void {
  const close = () => void socket.destroy();
  socket.destroySoon = () => {
    socket.destroySoon = () => {};
    socket.end();
    let left = lingerBytes;
    request.once('end', close);
    discard(request, ({ length }) => {
      left -= length;
      if (left < 0) close();
    });
    const limit = setTimeout(close, lingerTime);
    socket.once('close', () => clearTimeout(limit));
  };
}

/** Reads a body for nobody; whoever had begun to read it may have paused it. */
function discard(request: IncomingMessage, count: (chunk: Buffer) => void = () => {}): void {
  request.removeAllListeners('data').removeAllListeners('readable');
  request.on('data', count).resume();
}
