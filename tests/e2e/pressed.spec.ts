import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/test.ts';

declare global {
  interface Window {
    /** What has been added to the page since it was watched. */
    came: Set<Element>;
  }
}

/** By the address of the screen, or of the list whose first row leads to it. */
const screens = [
  ['/app/feedback'],
  ['/user/enterprise'],
  ['/user/review/enterprise'],
  ['/evidence/review'],
  ['/user/enterprise', 'a record'],
] as const;

/** Loads the screen, and waits until nothing more comes by itself. */
async function open(page: Page, path: string, isRecord: boolean, underway: ReadonlySet<unknown>) {
  await page.goto(path);
  if (isRecord) {
    const link = page.getByRole('main').locator('tbody a[href^="/"]').first();
    await page.goto((await link.getAttribute('href')) ?? path);
  }
  await expect(page.locator('main button:visible').first()).toBeVisible();
  await expect.poll(() => underway.size).toBe(0);
}

/** What a press brought, if none of it is in the window. */
const outOfSight = (page: Page, index: number) =>
  page.evaluate((at) => {
    const inSight = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top >= 0 && top < innerHeight - 16;
    };
    const button = [...document.querySelectorAll('main button')][at];
    const id = button?.getAttribute('aria-expanded') === 'true' && button.getAttribute('aria-controls');
    const controlled = id ? document.getElementById(id) : null;
    const shown = [...window.came].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      const isApart = each.closest('.MuiSnackbar-root, [role=tooltip], [aria-hidden=true], [inert]');
      return each.isConnected && width > 40 && height > 16 && !isApart;
    });
    const asked = controlled ? [controlled] : shown;
    if (asked.length === 0 || asked.some((each) => inSight(each.querySelector('h1, h2, h3') ?? each)))
      return '';
    return asked.map((each) => each.textContent?.slice(0, 60)).join(' | ');
  }, index);

for (const size of [desktop, phone]) {
  for (const [path, of] of screens) {
    test(`at ${size.width} px what each button of ${of ?? 'the page'} at ${path} brings is in view`, async ({
      page,
      signedIn,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await signedIn('admin');
      const underway = new Set<unknown>();
      page.on('request', (request) => underway.add(request));
      page.on('requestfinished', (request) => underway.delete(request));
      page.on('requestfailed', (request) => underway.delete(request));
      await open(page, path, of !== undefined, underway);
      const buttons = page.locator('main button');
      // A row's buttons are those of every other.
      const pressed = await buttons.evaluateAll((all) =>
        all.flatMap((each, at) =>
          each.matches(':enabled:not([type=submit], tr:nth-child(n + 2) *)') && each.checkVisibility()
            ? [at]
            : [],
        ),
      );
      expect(pressed).not.toEqual([]);
      for (const at of pressed) {
        await open(page, path, of !== undefined, underway);
        const button = buttons.nth(at);
        if (!(await button.isEnabled())) continue;
        const name = await button.evaluate((each) => each.getAttribute('aria-label') ?? each.textContent);
        await page.evaluate(() => {
          window.came = new Set();
          const watch = new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const each of addedNodes) if (each instanceof Element) window.came.add(each);
          });
          watch.observe(document.body, { childList: true, subtree: true });
        });
        const before = page.url();
        await button.click();
        if (page.url() !== before) continue;
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        await expect.poll(() => underway.size).toBe(0);
        await expect.poll(() => outOfSight(page, at), { message: name ?? '' }).toBe('');
      }
    });
  }
}
