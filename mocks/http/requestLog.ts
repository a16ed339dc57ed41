import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Answered } from './answered';
import type { AppEnv } from './context';
import { shownParams } from './shownParams';

/** Names every request, in its answer too, and reports it once it is answered; `withParams` is for development alone. */
export const requestLog = (
  report: (answered: Answered) => void,
  withParams = false,
): MiddlewareHandler<AppEnv>[] => [
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
      ...(withParams && { params: await shownParams(c) }),
    });
  },
];
