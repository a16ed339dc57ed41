/**
 * Packs three files of 1 GiB from a storage host on another origin into an archive on disk, and measures the renderer's
 * memory and the longest time that the page doesn't respond. Needs a build (`npx vite build`), 3 GiB of disk, and
 * Linux, whose /proc has a process's peak.
 * npx tsx tests/bench/package-3gib.ts
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { chromium, type Page } from '@playwright/test';
import { freePort, startBackend } from '../../scripts/backend.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { loggedIn, longestGap, rendererPeak, watchFrames } from './renderer.ts';

const count = 3;
const bytes = 1024 ** 3;
const memoryLimit = 600;
const piece = Buffer.alloc(1024 ** 2);

/** Chooses a file without the browser's own dialog. A string, because a compiled function would refer to helpers. */
const chooses = `
  window.showSaveFilePicker = async () =>
    (await navigator.storage.getDirectory()).getFileHandle('package.zip', { create: true });
`;

function* zeros() {
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-package-'));
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed' });
const port = await freePort();
const storage = createServer((_request, response) => {
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Length': bytes });
  Readable.from(zeros()).pipe(response);
});
storage.listen(port, '127.0.0.1');
await once(storage, 'listening');
// The archive is written into its profile.
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  baseURL: backend.url,
  locale: 'zh-CN',
});
try {
  const of = browser.browser();
  if (!of) throw new Error('The browser can not be asked for its processes.');
  const page = await batchPage(await loggedIn(browser, backend.url));
  const before = await rendererPeak(of);
  await watchFrames(page);
  const started = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: '选择保存位置' }).click();
  await page.getByText(`${count} 项的文件与证书一致，共 ${count} 项`).waitFor({ timeout: 1_200_000 });
  const seconds = (performance.now() - started) / 1000;
  const peak = await rendererPeak(of);
  console.table({
    seconds: seconds.toFixed(1),
    'MB a second': ((count * bytes) / 1e6 / seconds).toFixed(0),
    'longest frame gap, ms': (await longestGap(page)).toFixed(0),
    'renderer before, MB': before.toFixed(0),
    'renderer at its peak, MB': peak.toFixed(0),
  });
  if (peak >= memoryLimit)
    throw new Error(`The renderer took ${peak.toFixed(0)} MB: more than ${memoryLimit} MB.`);
} finally {
  await browser.close();
  storage.closeAllConnections();
  storage.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The batch page with its dialog open: selected rows, files of zeros, and matching certificates. */
async function batchPage(page: Page): Promise<Page> {
  const digest = createHash('sha256');
  for (const zero of zeros()) digest.update(zero);
  const sha256 = digest.digest('hex');
  await page.addInitScript(chooses);
  await page.route('**/api/evidence/downloadBatch', (route) =>
    route.fulfill({ json: { code: 200, data: [`http://127.0.0.1:${port}/zeros.bin`] } }),
  );
  await page.route('**/api/webfor/getWebView?*', (route) =>
    route.fulfill({ json: { code: 200, data: { sha256 } } }),
  );
  await page.goto('/online/webDownload');
  for (let row = 1; row <= count; row += 1)
    await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: '打包下载' }).first().click();
  return page;
}
