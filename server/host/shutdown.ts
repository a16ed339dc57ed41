import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

/** How long requests under way may take to finish, in ms; less than hosts wait before they kill the process. */
export const patience = 25_000;
/** How long an idle keep-alive connection stays open for a request that may be on its way, in ms. */
const grace = 1000;
/** When no connection has come for this long, in ms, none is waiting; after so many times there is no end of them. */
const quiet = 100;
const mostWaits = 10;

/**
 * Shuts down on SIGTERM or SIGINT: refuses new connections, finishes requests under way, then calls `close`. A repeated
 * signal is ignored: npm forwards the Ctrl-C that the terminal sends to both.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let closing = false;
  const drain = drainOf(server);
  const stop = async () => {
    if (closing) return;
    closing = true;
    await drain();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/**
 * Tracks a server's requests. The returned function accepts the connections that are waiting, refuses new ones and waits
 * for the requests under way, up to {@link patience}. From then on answers carry `Connection: close`, and idle connections are closed only after
 * {@link grace}: closing one at once would reset a request its client is just sending.
 */
export function drainOf(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let closing = false;
  const announceClose = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, answer) => {
    underWay.add(answer);
    answer.once('close', () => underWay.delete(answer));
    if (closing) announceClose(answer);
  });
  return async () => {
    if (!server.listening) return;
    closing = true;
    const closed = once(server, 'close');
    underWay.forEach(announceClose);
    await lastAccepted(server);
    // `http.Server.close` would close idle connections at once.
    Listener.prototype.close.call(server);
    const idle = setInterval(() => server.closeIdleConnections(), grace);
    const limit = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
}

/** Closing the listener would reset the connections that the kernel has accepted, and whose requests are on their way. */
async function lastAccepted(server: Server): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  for (let waits = 0; came && waits < mostWaits; waits += 1) {
    came = false;
    await pause(quiet);
    // Whatever has kept the process busy for that long, now it has looked for connections.
    await setImmediate();
  }
  server.off('connection', note);
}
