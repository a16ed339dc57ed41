import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axe, expect, phone, test } from './support/test.ts';

const stale = '<!doctype html><title>The page of another release</title>';

for (const [where, viewport] of [
  ['desk', undefined],
  ['phone', phone],
] as const)
  test(`a page whose files are all answered with html says so itself, on a ${where}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow('Failed to load module script', 'MIME type');
    if (viewport) await page.setViewportSize(viewport);
    await page.route('**/assets/**', (route) => route.fulfill({ contentType: 'text/html', body: stale }));
    await page.goto('/login');
    const notice = page.getByRole('heading', { name: '页面还没有打开' });
    await expect(notice).toBeHidden();
    await page.locator('#root > svg').evaluate((svg: SVGSVGElement) => svg.setCurrentTime(11));
    await expect(notice).toBeVisible();
    await axe(page);
    await page.unroute('**/assets/**');
    await page.getByRole('link', { name: '刷新页面' }).click();
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

test('a service worker that another program left on the host is gone after one visit', async ({
  page,
  baseURL,
}) => {
  const worker = `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate')
        event.respondWith(new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } }));
    });`;
  let isOld = true;
  // One host, on which the console takes the place of that program.
  const host = createServer(async (request, response) => {
    if (isOld) {
      const isWorker = request.url === '/old-worker.js';
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      return response.end(isWorker ? worker : '<h1>old</h1>');
    }
    const header = request.headers['service-worker'];
    const answer = await fetch(`${baseURL}${request.url}`, {
      headers: header ? { 'Service-Worker': String(header) } : {},
    });
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  try {
    const { port } = host.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      await navigator.serviceWorker.register('/old-worker.js');
      await changed;
    });
    isOld = false;
    await page.goto(`http://localhost:${port}/login`);
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  } finally {
    host.closeAllConnections();
    host.close();
  }
});
