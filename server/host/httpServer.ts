import { createServer, type RequestListener, type Server } from 'node:http';
import { connectionsWithin, descriptorLimit } from './descriptors';
import { oneAtATime } from './oneAtATime';
import { finishUnreadBody } from './unreadBody';

/** Then a client opens another connection; Node says so in time. */
const requestsPerConnection = 1000;

/**
 * A server whose uploads and downloads have no time limit as long as bytes keep moving: Node's own limit would cut
 * uploads off after five minutes.
 * @param silence how long an upload may stall, or an answer go unread, in ms, before its connection counts as dead
 */
export function httpServer(listener: RequestListener, silence = 120_000): Server {
  const server = createServer(
    {
      requestTimeout: 0,
      // Defaults to `requestTimeout`.
      headersTimeout: 60_000,
      // Longer than proxies keep idle connections (Caddy: two minutes); if this side closed first, a request just sent
      // would be lost.
      keepAliveTimeout: 130_000,
    },
    oneAtATime(listener),
  );
  server.timeout = silence;
  server.maxRequestsPerSocket = requestsPerConnection;
  server.maxConnections = connectionsWithin(descriptorLimit());
  server.prependListener('request', (request, response) => {
    finishUnreadBody(request, response);
    // With this listener Node doesn't destroy the connection itself: an answer that is still being worked out is left
    // alone.
    response.on('timeout', (socket) => {
      if (!request.complete || socket.writableLength > 0) socket.destroy();
    });
  });
  return server;
}
