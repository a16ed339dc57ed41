import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * A server whose uploads may take as long as they need while they flow: Node's own limit would cut one of five minutes.
 * @param silence how long an upload may stand still, in ms, before its connection is taken for dead.
 */
export function httpServer(listener: RequestListener, silence = 120_000): Server {
  const server = createServer(
    {
      requestTimeout: 0,
      // Left out, it would follow that of the request.
      headersTimeout: 60_000,
      // Longer than a proxy keeps an idle connection (Caddy two minutes): closed from here, it loses the request just sent.
      keepAliveTimeout: 130_000,
    },
    listener,
  );
  server.timeout = silence;
  server.on('request', (request, response) => {
    // Of a connection with a listener Node leaves it to that one: an answer that takes long, or whose reader pauses, goes on.
    response.on('timeout', (socket) => {
      if (!request.complete) socket.destroy();
    });
  });
  return server;
}
