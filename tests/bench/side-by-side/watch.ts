import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, CDPSession, Page, Response } from '@playwright/test';

/** Slow 4G, as defined by Lighthouse. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How a page is slowed down. */
export interface Slowdown {
  /** The CPU slowdown factor. */
  readonly cpu: number;
  readonly slow4G: boolean;
}

/** Opens a throttled page and counts what it does. */
export async function openPage(context: BrowserContext, { cpu, slow4G }: Slowdown) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // tsx leaves calls to it in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(countInPage);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4G) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, devtools };
}

/** Counters of a page: React commits and inserted style rules. */
interface Counted {
  commits: number;
  rules: number;
}
declare global {
  interface Window {
    counted: Counted;
    askedAt: number;
  }
}

/** Runs in the page before everything else. React reports every commit to its devtools hook. */
function countInPage() {
  const counted = { commits: 0, rules: 0 };
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insert(...args) {
    counted.rules += 1;
    return insertRule.apply(this, args);
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => {
      counted.commits += 1;
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
  Object.assign(window, { counted, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** The cost of a step, besides time. */
export interface Cost extends Counted {
  readonly styles: number;
  readonly layouts: number;
}

/** Starts counting; the returned function stops it. */
export async function startCounting(page: Page, devtools: CDPSession): Promise<() => Promise<Cost>> {
  const read = async (): Promise<Cost> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    const counted = await page.evaluate(() => window.counted);
    return { ...counted, styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount') };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      commits: after.commits - before.commits,
      rules: after.rules - before.rules,
      styles: after.styles - before.styles,
      layouts: after.layouts - before.layouts,
    };
  };
}

/** Sums up the gzip sizes of a page's scripts and styles, until it is asked. */
export function weigh(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  const count = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      files.push(response.body().then((body) => gzipSync(body).byteLength));
  };
  page.on('response', count);
  return async () => {
    // What comes later may end with the page, and can't be read then.
    page.off('response', count);
    return (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  };
}

/** The requests of a page in a few lines: start and end of each, in milliseconds since page load or `since`. */
export async function waterfall(page: Page, since = 0): Promise<string> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        name: entry.name,
        start: entry.startTime,
        end: (entry as PerformanceResourceTiming).responseEnd,
      }),
    ),
  );
  const shown = entries.filter(({ start }) => start >= since);
  const last = Math.max(...shown.map(({ end }) => end)) - since;
  return shown
    .map(({ name, start, end }) => {
      const [from, to] = [start - since, end - since];
      const place = (at: number) => Math.round((at / last) * 40);
      const bar = `${' '.repeat(place(from))}${'█'.repeat(Math.max(1, place(to) - place(from)))}`;
      return `${bar.padEnd(42)}${from.toFixed(0).padStart(6)}${to.toFixed(0).padStart(6)}  ${new URL(name).pathname}`;
    })
    .join('\n');
}

/** Lets the page settle: requests finished, everything rendered. */
export const rest = (milliseconds = 1_200) => pause(milliseconds);
