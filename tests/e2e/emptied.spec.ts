import type { BrowserContext, Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/test.ts';

/** What reaches a listener of an earlier test. */
const heard: string[] = [];

/** All that can be taken back: the next test gets the same page. */
async function leaveBehind(page: Page, context: BrowserContext) {
  page.on('dialog', async (dialog) => {
    heard.push(dialog.message());
    await dialog.accept();
  });
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    await caches.open('left');
    await new Promise((opened) => indexedDB.open('left').addEventListener('success', opened));
  });
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await context.grantPermissions(['clipboard-read']);
  await context.newPage();
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.route('**/config.json', (route) => route.fulfill({ body: 'left' }));
  await context.route('**/favicon.svg', (route) => route.abort());
  await context.setOffline(true);
}

const ways = {
  'all that can be taken back': leaveBehind,
  'a script for every page': async (page: Page) => {
    await page.addInitScript(() => Object.assign(window, { left: true }));
  },
  'another clock': (page: Page) => page.clock.setFixedTime(0),
  'headers of its own': (_page: Page, context: BrowserContext) => context.setExtraHTTPHeaders({ left: '1' }),
  'a closed page': (page: Page) => page.close(),
};

for (const [what, leave] of Object.entries(ways)) {
  test(`a test leaves ${what}`, async ({ page, context, signedIn }) => {
    await signedIn('admin');
    await page.goto('/config.json');
    await leave(page, context);
  });

  test(`the next one finds nothing of ${what}`, async ({ page, context }) => {
    expect(context.pages()).toEqual([page]);
    expect(page.viewportSize()).toEqual(desktop);
    expect(await context.cookies()).toEqual([]);
    const sent = await (await page.goto('/config.json'))?.request().allHeaders();
    expect(sent).not.toHaveProperty('left');
    expect(await page.content()).not.toContain('left');
    const found = await page.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length, (await caches.keys()).length],
      databases: await indexedDB.databases(),
      name: window.name,
      isScripted: 'left' in window,
      isToday: Date.now() > 1e12,
      media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion)', '(forced-colors: active)'].filter(
        (query) => matchMedia(query).matches,
      ),
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      icon: (await fetch('/favicon.svg')).ok,
      answer: confirm('left?'),
    }));
    expect(found).toEqual({
      stored: [0, 0, 0],
      databases: [],
      name: '',
      isScripted: false,
      isToday: true,
      media: [],
      clipboard: 'prompt',
      icon: true,
      answer: false,
    });
    expect(heard).toEqual([]);
  });
}
