import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers don't pipeline at all, proxies a few. */
const mostWaiting = 32;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  started: boolean;
}

/**
 * Handles the pipelined requests of a connection one after the other, as they are answered in order anyway: Node would
 * start them all, and each would hold its file and its answer. A connection with many waiting is closed. What waits
 * when its connection closes is never started.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waitingOn = new WeakMap<Socket, Exchange[]>();
  const start = (exchanges: Exchange[]) => {
    const [first] = exchanges;
    if (!first) return;
    first.started = true;
    first.response.once('close', () => {
      exchanges.shift();
      if (!first.request.socket.destroyed) start(exchanges);
    });
    void listener(first.request, first.response);
  };
  return (request, response) => {
    const { socket } = request;
    const exchanges = waitingOn.get(socket) ?? [];
    if (!waitingOn.has(socket)) {
      waitingOn.set(socket, exchanges);
      socket.once('close', () => {
        for (const each of exchanges.splice(0)) if (!each.started) abandon(each.response);
      });
    }
    exchanges.push({ request, response, started: false });
    if (exchanges.length === 1) start(exchanges);
    else if (exchanges.length > mostWaiting) socket.destroy();
  };
}

/** Node says nothing to an answer whose turn never came. */
function abandon(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}
