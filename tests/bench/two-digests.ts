/**
 * Verifies a local file of 256 MiB in Chromium, by turns by SHA-256 alone and by SHA-256 with SM3, and fails if both
 * take more than one and a half times as long. Needs a build (`npx vite build`).
 * npx tsx tests/bench/two-digests.ts
 */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { loggedIn } from './renderer.ts';

const bytes = 256 * 1024 ** 2;
const turns = 7;
const limit = 1.5;
const digest = 'ab'.repeat(32);

const folder = await mkdtemp(join(tmpdir(), 'bench-digests-'));
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed' });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const large = join(folder, 'large.bin');
  const file = await open(large, 'w');
  await file.truncate(bytes);
  await file.close();
  const page = await loggedIn(
    await browser.newContext({ baseURL: backend.url, locale: 'zh-CN' }),
    backend.url,
  );
  let certificate: object = {};
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', ...certificate } } }),
  );
  /** Verifies the file on a fresh page, until it shows this verdict. */
  async function secondsTo(verdict: string, fields: object): Promise<number> {
    certificate = fields;
    await page.goto('/certificate/BQ1/1?isDownload=1');
    return timed(page, large, verdict);
  }
  const one: number[] = [];
  const two: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    one.push(await secondsTo('不一致', { sha256: digest }));
    two.push(await secondsTo('无法判定', { file_hash: digest }));
  }
  const ratio = median(two) / median(one);
  console.table({
    'SHA-256, s': median(one).toFixed(1),
    'SHA-256 and SM3, s': median(two).toFixed(1),
    'ratio of the medians': ratio.toFixed(2),
    'ratios of each turn': two
      .map((seconds, turn) => seconds / (one[turn] ?? Number.NaN))
      .toSorted((a, b) => a - b)
      .map((each) => each.toFixed(2))
      .join(' '),
  });
  if (ratio > limit)
    throw new Error(`Both digests take ${ratio.toFixed(2)} times as long as one: more than ${limit}.`);
} finally {
  await browser.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

async function timed(page: Page, path: string, verdict: string): Promise<number> {
  const input = page.locator('#verify input[type=file]');
  await input.waitFor({ state: 'attached' });
  const started = performance.now();
  await input.setInputFiles(path);
  await page.getByText(verdict, { exact: true }).waitFor({ timeout: 600_000 });
  return (performance.now() - started) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
