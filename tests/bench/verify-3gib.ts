/**
 * Verifies a local file of 3 GiB in Chromium, and measures the renderer's memory and the longest time that the page
 * doesn't respond. Needs a build (`npx vite build`) and Linux, whose /proc has a process's peak.
 * npx tsx tests/bench/verify-3gib.ts
 */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { loggedIn, longestGap, rendererPeak, watchFrames } from './renderer.ts';

const bytes = 3 * 1024 ** 3;
const memoryLimit = 600;

const folder = await mkdtemp(join(tmpdir(), 'bench-verify-'));
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed' });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const large = join(folder, 'large.bin');
  const file = await open(large, 'w');
  await file.truncate(bytes);
  await file.close();
  const page = await certificatePage(browser, backend.url);
  const before = await rendererPeak(browser);
  await watchFrames(page);
  const started = performance.now();
  await page.locator('#verify input[type=file]').setInputFiles(large);
  await page.getByText('不一致', { exact: true }).waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - started) / 1000;
  const peak = await rendererPeak(browser);
  const gap = await longestGap(page);
  const report = {
    seconds: seconds.toFixed(1),
    'MB a second': (bytes / 1e6 / seconds).toFixed(0),
    'longest frame gap, ms': gap.toFixed(0),
    'renderer before, MB': before.toFixed(0),
    'renderer at its peak, MB': peak.toFixed(0),
  };
  console.table(report);
  if (peak >= memoryLimit)
    throw new Error(`The renderer took ${peak.toFixed(0)} MB: more than ${memoryLimit} MB.`);
} finally {
  await browser.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A certificate whose digest no file of zeros has, in a logged-in browser. */
async function certificatePage(of: Browser, url: string): Promise<Page> {
  const page = await loggedIn(await of.newContext({ baseURL: url, locale: 'zh-CN' }), url);
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', sha256: 'ab'.repeat(32) } } }),
  );
  await page.goto('/certificate/BQ1/1?isDownload=1');
  await page.locator('#verify input[type=file]').waitFor({ state: 'attached' });
  return page;
}
