import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

/** How long requests under way may take to finish, in ms; less than hosts wait before they kill the process. */
export const patience = 25_000;
/** How long an idle keep-alive connection stays open for a request that may be on its way, in ms. */
const grace = 1000;

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
 * Tracks a server's requests. The returned function refuses new connections and waits for the requests under way, up to
 * {@link patience}. From then on answers carry `Connection: close`, and idle connections are closed only after
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
    // `http.Server.close` would close idle connections at once.
    Listener.prototype.close.call(server);
    underWay.forEach(announceClose);
    const idle = setInterval(() => server.closeIdleConnections(), grace);
    const limit = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
}
