import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Answered } from '../http/answered';
import type { AppEnv } from './context';
import { ownRequestId } from './ownRequestId';
import { shownParams } from './shownParams';

/**
 * Gives every request an id, sent back in its answer, and reports it once answered; `withParams` is for development
 * only.
 */
export const requestLog = (
  report: (answered: Answered) => void,
  withParams = false,
): MiddlewareHandler<AppEnv>[] => [
  ownRequestId,
  requestId(),
  async (c, next) => {
    const started = performance.now();
    await next();
    const { requestId, code, caller, reason, access } = c.var;
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
      ...(access && { access: access.kind }),
      // What was asked for in vain may be anything, such as somebody's number.
      ...(access?.targetId && code === 200 && { target: `${access.targetKind}:${access.targetId}` }),
      ...(withParams && { params: await shownParams(c) }),
    });
  },
];

/**
 * The path as sent, still percent-encoded so that it can't break a line. The console's own paths are cut after the
 * segments that name a page, as tokens and signed file urls follow.
 */
function shownPath(url: string): string {
  const { pathname } = new URL(url);
  const shown = pathname.startsWith('/api/') ? pathname : pathname.split('/', 3).join('/');
  return shown.slice(0, 200);
}
