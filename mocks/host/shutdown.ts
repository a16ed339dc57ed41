import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

/** How long what is under way may take to finish, in ms: less than what hosts wait for before they kill. */
export const patience = 25_000;
/** How long a connection that is kept alive is left for the request that may be on its way, in ms. */
const grace = 1000;

/**
 * Ends the process when it is asked to (SIGTERM, SIGINT): new connections are refused, requests under way are finished, then
 * `close` runs. A signal that comes twice counts once: npm passes on the Ctrl-C that the terminal sent to both.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let closing = false;
  const drain = drained(server);
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
 * Watches a server's requests; what it answers refuses new connections and waits for the requests under way, at most for
 * {@link patience}. Each answer says from then on that it is the connection's last, and a connection that stays idle is
 * closed only after {@link grace}: one that closes at once resets the request that its client is just sending.
 */
export function drained(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let closing = false;
  const sayLast = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, answer) => {
    underWay.add(answer);
    answer.once('close', () => underWay.delete(answer));
    if (closing) sayLast(answer);
  });
  return async () => {
    if (!server.listening) return;
    closing = true;
    const closed = once(server, 'close');
    // The one of http closes idle connections at once.
    Listener.prototype.close.call(server);
    underWay.forEach(sayLast);
    const idle = setInterval(() => server.closeIdleConnections(), grace);
    const limit = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
}
