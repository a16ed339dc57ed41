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
    const { requestId, code, caller, reason } = c.var;
    report({
      requestId,
      method: c.req.method,
      path: shownPath(c.req.url),
      route: routePath(c, -1),
      status: c.res.status,
      code,
      reason,
      ms: Math.round(performance.now() - started),
      account: caller?.id,
      address: c.env?.address,
      ...(withParams && { params: await shownParams(c) }),
    });
  },
];

/**
 * The path as it was sent, where nothing breaks a line; of the console's own no more than what names a page, for tokens
 * and signed addresses of files stand behind that.
 */
function shownPath(url: string): string {
  const { pathname } = new URL(url);
  const shown = pathname.startsWith('/api/') ? pathname : pathname.split('/', 3).join('/');
  return shown.slice(0, 200);
}
