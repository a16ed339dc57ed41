import { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { pageHeaders } from '../calls/securityHeaders';
import type { Answered } from '../http/answered';

/** Prometheus metrics: of the process, and of how long requests take. */
export interface Metrics {
  /** `GET /metrics`. */
  app: Hono;
  count(answered: Answered): void;
}

/** Starts collecting. `code` is the envelope's, or else the HTTP status; `route` is a pattern, never a path. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the first byte of its answer.',
    labelNames: ['method', 'route', 'code'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const app = new Hono();
  app
    .use(pageHeaders)
    .get('/metrics', async (c) =>
      c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
    );
  return {
    app,
    count: ({ method, route, status, code, ms }) =>
      seconds.observe({ method, route, code: code ?? status }, ms / 1000),
  };
}
