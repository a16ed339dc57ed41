import type { Browser, Page } from '@playwright/test';
import type { App } from './apps.ts';
import { cookiesOf } from './logIn.ts';
import { openPage, rest, type Slowdown } from './watch.ts';

/** The longest time from an event of an interaction to the next paint, in milliseconds: what INP measures. */
async function interactionToPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen = Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await rest();
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** What a user does on a list, each on its own page, and how long the screen takes to respond. */
export async function interactions(browser: Browser, { url }: App, token: string, slowdown: Slowdown) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookiesOf(url, token));
  const { page } = await openPage(context, slowdown);
  const open = async (path: string) => {
    await page.goto(url + path);
    await page.locator('tbody tr').first().waitFor();
    await rest();
  };
  const figures: Record<string, number> = {};
  const measure = async (name: string, act: () => Promise<unknown>) => {
    figures[name] = await interactionToPaint(page, act);
  };
  await open('/online/web');
  await measure('ticking a row', () => page.locator('tbody input[type=checkbox]:enabled').nth(2).click());
  await open(`/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`);
  await measure('opening the review dialog', () =>
    page.getByRole('button', { name: '审核' }).first().click(),
  );
  await open('/user/enterprise');
  const keyword = page.getByRole('textbox', { name: '名称或手机号' });
  await measure('typing in a filter', () => keyword.pressSequentially('13800', { delay: 50 }));
  await open('/user/enterprise');
  const size = page.getByRole('combobox', { name: /每页/ });
  await measure('100 rows a page', async () => {
    await size.press('End');
    await page.locator('tbody tr').nth(99).waitFor();
  });
  await open('/user/enterprise?perPage=100');
  await measure('typing in a filter above 100 rows', () => keyword.pressSequentially('13800', { delay: 50 }));
  await context.close();
  return figures;
}
