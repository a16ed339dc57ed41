import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { answersPing } from '../calls/database';
import { pageHeaders } from '../calls/securityHeaders';
import { hasDescriptors } from './descriptors';

const pingLimit = 2000;
const probes = ['/healthz', '/readyz'];

/**
 * `GET /healthz`: the process runs. `GET /readyz`: files can be opened, and its database answers within two seconds,
 * otherwise 503; `ping` rejects until it is open. Other paths below these two are 404.
 */
export function health(ping: () => Promise<unknown>, canOpenFiles = hasDescriptors): Hono {
  const app = new Hono();
  const plain = (c: Context, text: string, status: 200 | 404 | 503) =>
    c.text(text, status, { 'Cache-Control': 'no-store' });
  for (const name of probes) app.use(`${name}/*`, requestId(), pageHeaders);
  app.get('/healthz', (c) => plain(c, 'ok', 200));
  app.get('/readyz', async (c) => {
    if (!(await canOpenFiles())) return plain(c, 'no file descriptors are left', 503);
    return (await answersPing(ping, pingLimit))
      ? plain(c, 'ready', 200)
      : plain(c, 'the database does not answer', 503);
  });
  for (const name of probes) app.all(`${name}/*`, (c) => plain(c, 'not found', 404));
  return app;
}
