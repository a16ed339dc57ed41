import { middleware } from './context';

/** Drops a request's own id unless a trusted proxy gave it: whoever forges one confuses the log's reader. */
export const ownRequestId = middleware(async (c, next) => {
  if (c.env && !c.env.trusted) c.req.raw.headers.delete('X-Request-Id');
  await next();
});
