import { proxy } from 'hono/proxy';
import { apiHeaders, withHeaders } from '../http/securityHeaders';

/** Passes /api on to a real backend, streaming both ways; says so in an envelope when it can't be reached. */
export async function passOn(request: Request, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = `${apiUrl.replace(/\/$/, '')}${pathname}${search}`;
  const headers = new Headers(request.headers);
  headers.delete('host');
  try {
    const answer = await proxy(target, {
      raw: request,
      headers: Object.fromEntries(headers),
      signal: request.signal,
    });
    return withHeaders(answer, apiHeaders);
  } catch {
    const answer = Response.json(
      { code: 502, message: '无法连接后端服务，请稍后再试', data: null },
      { status: 502 },
    );
    return withHeaders(answer, apiHeaders);
  }
}
