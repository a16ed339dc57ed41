import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Answered } from '../http/answered';
import { type AppEnv, addressOf } from '../http/context';
import { describe } from '../http/log';
import { requestLog } from '../http/requestLog';
import { noStore, pageHeaders } from '../http/securityHeaders';

/** Headers that claim where a request comes from. */
const origins =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;
/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const ofConnection =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/;

/**
 * Forwards /api to another backend, streaming both ways; answers with an envelope if it can't be reached. Headers about
 * the origin are replaced with what this server knows.
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
      // The client went away, which isn't the backend's fault: nginx's 499, which nobody receives.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      c.set('code', 502);
      c.set('reason', describe(error).reason);
      return c.json({ code: 502, message: '无法连接后端服务，请稍后再试', data: null }, 502);
    }
  });
  return app;
}
