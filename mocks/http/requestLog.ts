import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { AppEnv } from './context';

/** A request that was answered. Its query is left out: tickets, signatures and ID numbers stand in it. */
export interface Answered {
  /** What the answer's `X-Request-Id` says; the request's own, where it brought one. */
  readonly requestId: string;
  readonly method: string;
  /** At most 200 characters. */
  readonly path: string;
  /** The pattern that the path matched. */
  readonly route: string;
  readonly status: number;
  /** The code in the envelope, where the answer is one. */
  readonly code: number | undefined;
  /** Until its first byte. */
  readonly ms: number;
  /** The id of who called. */
  readonly account: number | undefined;
  readonly address: string | undefined;
}

/** Names every request, in its answer too, and reports it once it is answered. */
export const requestLog = (report: (answered: Answered) => void): MiddlewareHandler<AppEnv>[] => [
  requestId(),
  async (c, next) => {
    const started = performance.now();
    await next();
    const { requestId, code, caller } = c.var;
    report({
      requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      route: routePath(c, -1),
      status: c.res.status,
      code,
      ms: Math.round(performance.now() - started),
      account: caller?.id,
      address: c.env?.address,
    });
  },
];
