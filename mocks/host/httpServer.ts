import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * A server whose uploads have no time limit as long as bytes keep coming: Node's own limit would cut them off after
 * five minutes.
 * @param silence how long an upload may stall, in ms, before its connection counts as dead
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
    listener,
  );
  server.timeout = silence;
  server.on('request', (request, response) => {
    // With this listener Node doesn't destroy the connection itself: slow answers and paused readers are left alone.
    response.on('timeout', (socket) => {
      if (!request.complete) socket.destroy();
    });
  });
  return server;
}
