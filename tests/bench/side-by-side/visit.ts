import type { Browser, Page } from '@playwright/test';
import type { App } from './apps.ts';
import { cookiesOf } from './logIn.ts';
import { type Cost, openPage, rest, type Slowdown, startCounting, waterfall, weigh } from './watch.ts';

/** The measurements of one visit: milliseconds, bytes of gzip, counts. */
export interface Visit {
  readonly loginBytes: number;
  readonly login: number;
  readonly loginToRows: number;
  readonly coldList: number;
  readonly listBytes: number;
  readonly warmList: number;
  readonly firstChange: number;
  readonly secondChange: number;
  /** Without the pointer's way to the link, as by touch and by key. */
  readonly directChange: number;
  readonly cost: { readonly firstChange: Cost; readonly secondChange: Cost };
  readonly waterfalls: { readonly login: string; readonly cold: string };
}

/** How long a user takes for a key press, and how long the pointer hovers over a link before the click. */
const [KEY, HOVER] = [150, 150];

/** Waits until a list's rows are painted, and returns that moment in the page's time. */
const rowsPainted = (page: Page, path: string, not = '') =>
  page.evaluate(
    ([wanted, old]) =>
      new Promise<number>((resolve, reject) => {
        const begun = performance.now();
        const look = () => {
          const first = document.querySelectorAll('tbody tr')[9] && document.querySelector('tbody tr');
          const isThere = location.href.includes(String(wanted)) && first && first.textContent !== old;
          if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else if (performance.now() - begun > 60_000) reject(new Error(`no rows at ${location.href}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [path, not],
  );

const textOfFirst = async (page: Page) => (await page.locator('tbody tr').first().textContent()) ?? '';

/** Records the moment of the next click, in the page's time. */
const notePress = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => Object.assign(window, { askedAt: timeStamp }), {
      once: true,
      capture: true,
    }),
  );
const pressedAt = (page: Page) => page.evaluate(() => window.askedAt);

/** The login with an empty cache, and the way from its button to the rows of the first list. */
async function logIn(browser: Browser, app: App, slowdown: Slowdown) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport });
  const { page } = await openPage(context, slowdown);
  const weight = weigh(page);
  await page.goto(app.url + app.login, { waitUntil: 'commit' });
  await page.getByRole('img', { name: /验证码/ }).waitFor();
  const login = await page.evaluate(() => performance.now());
  const loginBytes = await weight();
  for (const [label, text] of typed) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text, { delay: KEY });
  }
  await notePress(page);
  await page.getByRole('button', { name: '登录' }).click();
  const done = await rowsPainted(page, app.lists[0]);
  const asked = await pressedAt(page);
  const requests = await waterfall(page, asked);
  await context.close();
  return { login, loginBytes, loginToRows: done - asked, requests };
}

const typed = [
  ['账号', 'admin'],
  ['密码', 'admin123'],
  ['验证码', '1234'],
] as const;

/** A list with a session and an empty cache, a reload, then switching between lists. */
async function browse(browser: Browser, app: App, token: string, slowdown: Slowdown) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport });
  await context.addCookies(cookiesOf(app.url, token));
  const { page, devtools } = await openPage(context, slowdown);
  const weight = weigh(page);
  await page.goto(app.url + app.lists[0], { waitUntil: 'commit' });
  const coldList = await rowsPainted(page, app.lists[0]);
  const listBytes = await weight();
  const requests = await waterfall(page);
  // By then the app has done what it prepares for its next start.
  await rest(3_000);
  await page.reload({ waitUntil: 'commit' });
  const warmList = await rowsPainted(page, app.lists[0]);
  await rest();
  const change = async (to: string, way: 'pointer' | 'direct' = 'pointer') => {
    const before = await textOfFirst(page);
    const link = page.locator(`a[href$="${to.replace(/^\//, '')}"]`).first();
    const counted = await startCounting(page, devtools);
    if (way === 'pointer') {
      await link.hover();
      await rest(HOVER);
    }
    await notePress(page);
    if (way === 'direct') await link.dispatchEvent('click');
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
    const done = await rowsPainted(page, to, before);
    const took = done - (await pressedAt(page));
    await rest();
    return { took, cost: await counted() };
  };
  const first = await change(app.lists[1]);
  await change(app.lists[0]);
  const again = await change(app.lists[1]);
  const direct = await change(app.lists[0], 'direct');
  await context.close();
  return { coldList, listBytes, warmList, first, again, direct, requests };
}

const viewport = { width: 1440, height: 900 };

/** Measures one app once. */
export async function visit(browser: Browser, app: App, token: string, slowdown: Slowdown): Promise<Visit> {
  const entered = await logIn(browser, app, slowdown);
  const browsed = await browse(browser, app, token, slowdown);
  return {
    loginBytes: entered.loginBytes,
    login: entered.login,
    loginToRows: entered.loginToRows,
    coldList: browsed.coldList,
    listBytes: browsed.listBytes,
    warmList: browsed.warmList,
    firstChange: browsed.first.took,
    secondChange: browsed.again.took,
    directChange: browsed.direct.took,
    cost: { firstChange: browsed.first.cost, secondChange: browsed.again.cost },
    waterfalls: { login: entered.requests, cold: browsed.requests },
  };
}

/** The heap in bytes after garbage collection, after every hundred switches between lists. */
export async function heapAfterChanges(browser: Browser, app: App, token: string, changes: number) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport });
  await context.addCookies(cookiesOf(app.url, token));
  const { page, devtools } = await openPage(context, { cpu: 1, slow4G: false });
  await page.goto(app.url + app.lists[0]);
  await rowsPainted(page, app.lists[0]);
  const heaps: number[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const to = app.lists[change % 2] as string;
    const before = await textOfFirst(page);
    await page.evaluate(
      (href) => {
        document.querySelector<HTMLElement>(`a[href$="${href}"]`)?.click();
      },
      to.replace(/^\//, ''),
    );
    await rowsPainted(page, to, before);
    if (change % 100 > 0) continue;
    await rest();
    await devtools.send('HeapProfiler.collectGarbage');
    heaps.push((await devtools.send('Runtime.getHeapUsage')).usedSize);
  }
  await context.close();
  return heaps;
}
