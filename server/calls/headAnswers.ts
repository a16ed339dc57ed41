import { middleware } from './context';

/** Hono answers HEAD with the headers of GET and forgets the body: whatever it was read from would stay open. */
export const closeHeadBody = middleware(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
});
