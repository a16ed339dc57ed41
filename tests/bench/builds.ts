/**
 * Compares builds of the console in turns, on one backend: what the first list weighs and how many style rules it makes, and the
 * script of selecting a row and of a switch between two lists, in milliseconds of the page's own thread.
 * `npx tsx tests/bench/builds.ts [--times 15] dist ../other/dist`; the first is what the others are compared with.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser, quietFlags } from '../../scripts/browser.ts';
import { serve } from './side-by-side/apps.ts';
import { cookiesOf, logIn } from './side-by-side/logIn.ts';
import { median } from './side-by-side/median.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '15' } },
});

/** A build that is open in pages of its own. */
interface Opened {
  readonly dist: string;
  readonly bytes: number;
  readonly rules: number;
  select(): Promise<number>;
  switchLists(): Promise<number>;
}

async function open(browser: Browser, dist: string, url: string, token: string): Promise<Opened> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookiesOf(url, token));
  const first = await context.newPage();
  const files = new Set<string>();
  first.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await first.goto(`${url}/user/enterprise`);
  await stands(first);
  const bytes = [...files]
    .map((file) => gzipSync(readFileSync(join(dist, file))).byteLength)
    .reduce((sum, size) => sum + size, 0);
  const rules = await first.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].reduce(
      (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
      0,
    ),
  );
  const lists = await timed(context, first);
  const rows = await timed(context, await context.newPage());
  await rows.page.goto(`${url}/online/web`);
  await stands(rows.page);
  const boxes = rows.page.locator('tbody input[type=checkbox]:enabled');
  await boxes.nth(0).press('Space');
  let at = 0;
  return {
    dist,
    bytes,
    rules,
    select: async () => {
      const took = await rows.scriptOf(() => boxes.nth(1).press('Space'));
      await boxes.nth(1).press('Space');
      return took;
    },
    switchLists: () =>
      lists.scriptOf(async () => {
        const name = at++ % 2 === 0 ? '个人认证' : '企业认证';
        const { page } = lists;
        await page.locator('nav a', { hasText: name }).first().click();
        await page.getByRole('heading', { level: 1, name }).waitFor();
      }),
  };
}

/** The rows are there, nothing is loading, and the browser has had time for what waits until it is idle. */
async function stands(page: Page) {
  await page.locator('tbody tr').nth(9).waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}

/** A page whose script is timed by its thread's clock, which stands still while other programs run. */
async function timed(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function scriptOf(act: () => Promise<unknown>) {
    await page.bringToFront();
    await stands(page);
    const before = await script(devtools);
    await act();
    await stands(page);
    return (await script(devtools)) - before;
  }
  return { page, scriptOf };
}

async function script(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed', SAMPLE_LOGINS: '1' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
const sites = await Promise.all(
  positionals.map(async (path) => ({ dist: resolve(path), ...(await serve(resolve(path), backend.url)) })),
);
try {
  const token = await logIn(backend.url);
  const builds: (Opened & { readonly selecting: number[]; readonly switching: number[] })[] = [];
  for (const { dist, url } of sites)
    builds.push({ ...(await open(browser, dist, url, token)), selecting: [], switching: [] });
  // The first turns compile what they run.
  for (let turn = -5; turn < Number(values.times); turn += 1) {
    for (const build of builds) {
      const figures = [await build.select(), await build.switchLists()] as const;
      if (turn < 0) continue;
      build.selecting.push(figures[0]);
      build.switching.push(figures[1]);
    }
    console.error(`turn ${turn + 1}`);
  }
  const [first] = builds;
  const against = (figures: readonly number[], others: readonly number[] = []) =>
    `${median(figures).toFixed(1)} ms, ${(median(figures) / median(others)).toFixed(2)}`;
  console.log('| build | bytes | rules | selecting a row | a switch |\n|---|---|---|---|---|');
  for (const { dist, bytes, rules, selecting, switching } of builds) {
    const weight = `${bytes} (${bytes - (first?.bytes ?? 0)}) | ${rules}`;
    const times = `${against(selecting, first?.selecting)} | ${against(switching, first?.switching)}`;
    console.log(`| ${dist} | ${weight} | ${times} |`);
  }
} finally {
  await browser.close();
  for (const site of sites) site.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
