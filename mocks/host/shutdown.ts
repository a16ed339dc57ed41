import { once } from 'node:events';
import type { Server } from 'node:http';

/** How long what is under way may take to finish, in ms: less than what hosts wait for before they kill. */
const patience = 25_000;

/**
 * Ends the process when it is asked to (SIGTERM, SIGINT): new connections are refused, requests under way are finished, then
 * `close` runs. A signal that comes twice counts once: npm passes on the Ctrl-C that the terminal sent to both.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let closing = false;
  const stop = async () => {
    if (closing) return;
    closing = true;
    await drain(server);
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** Refuses new connections and waits for the requests under way, at most for {@link patience}. */
async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // A connection that is kept alive is idle once its request is answered, and would hold the server open.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
