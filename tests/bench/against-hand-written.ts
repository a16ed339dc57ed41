/**
 * The console against a hand-written react-admin app with the same login and list, over the same stand-in: what is loaded
 * until the first rows are there, how long that takes, and how long the next page takes. Each is loaded cold, by turns.
 *
 * `npx vite build && npx tsx tests/bench/against-hand-written.ts [--times 9] [--slowdown 4]`: slowdown is how many times
 * slower than this machine the browser's processor is made. Figures are in tests/bench/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser } from '../../scripts/browser.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '9' }, slowdown: { type: 'string', default: '4' } },
});
const [times, slowdown] = [Number(values.times), Number(values.slowdown)];

interface Load {
  /** JavaScript and CSS until the first rows are there, as gzip. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds until the first rows are there, and from asking for the next page to having it. */
  readonly firstRows: number;
  readonly nextPage: number;
}

/** Opens a list with nothing cached, then its second page. */
async function load(browser: Browser, url: string, token: string): Promise<Load> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'token', value: token, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const files: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      files.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const rows = page.locator('tbody tr');
  await rows.nth(9).waitFor();
  const firstRows = performance.now() - start;
  const bytes = (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  const seen = requests;
  const phone = /1\d{10}/.exec(await rows.first().innerText())?.[0] ?? '';
  const asked = performance.now();
  await page.getByRole('button', { name: /page 2|第 2 页/i }).click();
  await rows.filter({ hasText: phone }).waitFor({ state: 'detached' });
  const nextPage = performance.now() - asked;
  await context.close();
  return { bytes, requests: seen, firstRows, nextPage };
}

/** A session of the administrator, over HTTP. */
async function logIn(url: string): Promise<string> {
  const captcha = await (await fetch(`${url}/api/login/getImgCode`)).json();
  const { imgCodeToken } = captcha.data;
  const form = { username: 'admin', password: 'admin123', imgCodeToken, imgCode: '1234' };
  const answer = await fetch(`${url}/api/login/login`, { method: 'POST', body: new URLSearchParams(form) });
  return (await answer.json()).data.token;
}

const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'hand-written-'));
const root = join(import.meta.dirname, 'hand-written');
const outDir = join(folder, 'dist');
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed' });
await build({ root, configFile: false, logLevel: 'warn', plugins: [react()], build: { outDir } });
const served = { proxy: { '/api': backend.url, '/config.json': backend.url }, port: 0, strictPort: false };
// Both are served by the same server, which compresses neither.
const servers = [
  await preview({ logLevel: 'warn', preview: { ...served, port: 4401 } }),
  await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { ...served, port: 4402 },
  }),
];
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const token = await logIn(backend.url);
  const apps = {
    console: 'http://localhost:4401/user/enterprise',
    handWritten: 'http://localhost:4402/#/user',
  };
  const loads: Record<keyof typeof apps, Load[]> = { console: [], handWritten: [] };
  for (let turn = 0; turn < times; turn += 1) {
    loads.console.push(await load(browser, apps.console, token));
    loads.handWritten.push(await load(browser, apps.handWritten, token));
  }
  for (const figure of ['bytes', 'requests', 'firstRows', 'nextPage'] as const) {
    const [ours, theirs] = [loads.console, loads.handWritten].map((each) =>
      median(each.map((one) => one[figure])),
    );
    console.log(
      `${figure}: ${ours?.toFixed(0)} against ${theirs?.toFixed(0)}, ${(Number(ours) / Number(theirs)).toFixed(2)}`,
    );
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
