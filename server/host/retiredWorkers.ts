import { createMiddleware } from 'hono/factory';

/** The usual addresses of service workers, for whoever asks without the header that browsers send. */
const USUAL = ['/service-worker.js', '/sw.js'];

/** Removes itself, and opens the pages that it held again. */
const REMOVER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  await registration.unregister();
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

/**
 * Answers every service worker that a browser asks for with one that removes itself: the console has none, and one that another
 * program left on the host would keep answering that program's pages.
 */
export const retireWorkers = createMiddleware(async (c, next) => {
  if (c.req.header('Service-Worker') !== 'script' && !USUAL.includes(c.req.path)) return next();
  return c.body(REMOVER, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
});
