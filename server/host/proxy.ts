import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type AppEnv, addressOf } from '../calls/context';
import { requestLog } from '../calls/requestLog';
import { fileHeaders, noStore, pageHeaders } from '../calls/securityHeaders';
import type { Answered } from '../http/answered';
import { describe } from '../http/log';
import { isPlainPath, passedAnswerHeaders, passedRequestHeaders, passesMethod } from './passedOn';

/**
 * Forwards /api to another backend, streaming both ways; answers with an envelope if it can't be reached. Only listed
 * headers and plain paths pass; where a request comes from is said by this server, and answers can run no scripts here.
 */
export function proxyTo(apiUrl: string, report: (answered: Answered) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/api/*', ...requestLog(report), pageHeaders, noStore);
  app.all('/api/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!passesMethod(c.req.method)) return refuse(c, 405, '不支持的请求方法');
    if (!isPlainPath(pathname)) return refuse(c, 400, '请求地址无效');
    const headers = passedRequestHeaders(c.req.raw.headers);
    headers.set('X-Request-Id', c.var.requestId);
    headers.set('X-Forwarded-For', addressOf(c));
    headers.set('X-Forwarded-Proto', c.env?.https ? 'https' : 'http');
    try {
      const answer = await proxy(`${apiUrl.replace(/\/$/, '')}${pathname}${search}`, {
        raw: c.req.raw,
        headers,
        redirect: 'manual',
      });
      const passed = passedAnswerHeaders(answer.headers);
      passed.set('X-Request-Id', c.var.requestId);
      for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'])
        passed.set(name, fileHeaders[name] ?? '');
      return new Response(answer.body, { status: answer.status, headers: passed });
    } catch (error) {
      // The client went away, which isn't the backend's fault: nginx's 499, which nobody receives.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      c.set('reason', describe(error).reason);
      return refuse(c, 502, '无法连接后端服务，请稍后再试');
    }
  });
  return app;
}

function refuse(c: Context<AppEnv>, code: 400 | 405 | 502, message: string): Response {
  c.set('code', code);
  return c.json({ code, message, data: null }, code);
}
