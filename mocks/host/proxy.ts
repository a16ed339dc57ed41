import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Answered } from '../http/answered';
import { type AppEnv, addressOf } from '../http/context';
import { describe } from '../http/log';
import { requestLog } from '../http/requestLog';
import { noStore, pageHeaders } from '../http/securityHeaders';

/** What tells where a request comes from. */
const origins =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;
/** What is about one connection and not about the request (RFC 9110, 7.6.1). */
const ofConnection =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/;

/**
 * Passes /api on to another backend, streaming both ways; says so in an envelope when it can't be reached. Where a request
 * comes from is said as it is known here, whatever it claims itself.
 */
export function proxyTo(apiUrl: string, report: (answered: Answered) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/api/*', ...requestLog(report), pageHeaders, noStore);
  app.all('/api/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    const named =
      headers
        .get('connection')
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [];
    for (const name of [...headers.keys()])
      if (origins.test(name) || ofConnection.test(name) || named.includes(name)) headers.delete(name);
    headers.set('X-Request-Id', c.var.requestId);
    headers.set('X-Forwarded-For', addressOf(c));
    headers.set('X-Forwarded-Proto', c.env?.https ? 'https' : 'http');
    try {
      return await proxy(`${apiUrl.replace(/\/$/, '')}${pathname}${search}`, {
        raw: c.req.raw,
        headers,
        redirect: 'manual',
      });
    } catch (error) {
      // Who has gone away is no fault of the other backend's: nginx has this status for it, which nobody receives.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      c.set('code', 502);
      c.set('reason', describe(error).reason);
      return c.json({ code: 502, message: '无法连接后端服务，请稍后再试', data: null }, 502);
    }
  });
  return app;
}
