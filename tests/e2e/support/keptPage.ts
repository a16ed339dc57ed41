import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { desktop } from './viewports.ts';

/** The page of a worker, which one test after the other gets, emptied in between. */
export interface KeptPage {
  /** The context of the page, with the options of a test. */
  open(options: BrowserContextOptions): Promise<BrowserContext>;
  /**
   * Takes away what a test has left; a context from which that can't be taken is closed.
   * @param onSilent called once the test's listeners are gone, before its page is left
   */
  empty(onSilent: () => void): Promise<void>;
  close(): Promise<void>;
}

/** What a test may listen to. Playwright's own listeners, to the end of a page, stay. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'websocket',
  'worker',
] as const;

interface Opened {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The server's url. */
  readonly home: string;
  /** Whether a test did what can't be taken back. */
  isSpent: boolean;
}

/**
 * Keeps one page for all tests of a worker. Playwright's own reuse empties a page through interception, which throws away the
 * scripts that the browser has compiled: every test paid half a second of processor time for them.
 */
export function keepPage(browser: Browser): KeptPage {
  let opened: Opened | undefined;

  async function close() {
    await opened?.context.close();
    opened = undefined;
  }

  return {
    async open({ viewport, ...options }) {
      const key = JSON.stringify(options);
      if (opened?.key !== key) await close();
      opened ??= await openPage(browser, options, key);
      if (viewport) await opened.page.setViewportSize(viewport);
      return opened.context;
    },
    async empty(onSilent) {
      if (!opened) return;
      silence(opened);
      onSilent();
      if (opened.page.isClosed()) opened.isSpent = true;
      if (!opened.isSpent) await takeAway(opened);
      if (opened.isSpent) await close();
      else {
        silence(opened);
        listenFor(opened);
      }
    },
    close,
  };
}

function silence({ context, page }: Opened) {
  for (const type of events)
    for (const each of [context, page]) each.removeAllListeners(type as 'page' & 'load');
}

async function openPage(browser: Browser, options: BrowserContextOptions, key: string): Promise<Opened> {
  // Otherwise other pages of the context would get the viewport of the test that happens to open it.
  const context = await browser.newContext({ ...options, viewport: desktop });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const home = new URL(options.baseURL ?? '').origin;
  const opened = { key, context, page, devtools, home, isSpent: false };
  const spend = () => {
    opened.isSpent = true;
  };
  const scripts = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
  const network = ['routeFromHAR', 'routeWebSocket', 'setExtraHTTPHeaders'] as const;
  onUse(context, [...scripts, ...network, 'newCDPSession', 'setGeolocation', 'setHTTPCredentials'], spend);
  onUse(page, [...scripts, ...network], spend);
  const clock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
  onUse(context.clock, clock, spend);
  listenFor(opened);
  return opened;
}

/** What another origin stores isn't emptied. */
function listenFor(opened: Opened) {
  const watch = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (/^http/.test(frame.url()) && new URL(frame.url()).origin !== opened.home) opened.isSpent = true;
    });
  watch(opened.page);
  opened.context.on('page', watch);
}

function onUse<T extends object>(object: T, names: readonly (keyof T)[], note: () => void) {
  for (const name of names) {
    const method = object[name];
    if (typeof method !== 'function') throw new Error(`Playwright has no ${String(name)}`);
    const value = (...given: unknown[]) => {
      note();
      return method.apply(object, given);
    };
    Object.defineProperty(object, name, { value });
  }
}

async function takeAway({ context, page, devtools, home }: Opened) {
  await Promise.all(context.pages().map((each) => each !== page && each.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ]);
  // A page of the same origin without scripts: another origin's would be drawn by another process, which compiles them again.
  await page.goto(`${home}/config.json`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await Promise.all([
    devtools.send('Storage.clearDataForOrigin', { origin: home, storageTypes: 'all' }),
    devtools.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    page.mouse.move(-1, -1),
    page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    }),
  ]);
}
