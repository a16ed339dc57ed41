import type { Page } from '@playwright/test';
import { ensureBrowser, quietFlags } from '../../scripts/browser.ts';
import { beyond } from './support/inSight.ts';
import { expect, test } from './support/test.ts';

// Scrollbars that take room, as on Windows. Playwright hides them by default.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: [...quietFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** The page's width without its scrollbar, and where its topmost and its rightmost things are. */
const places = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    edges: [...document.querySelectorAll('header button, main h1, main a')].map(
      (part) => part.getBoundingClientRect().right,
    ),
  }));

test('nothing moves when a page comes to need a scrollbar, or when a dialog opens over it', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  for (const height of [1200, 500]) {
    await page.setViewportSize({ width: 1366, height });
    await page.goto('/authority/role');
    await expect(page.locator('tbody tr')).toHaveCount(10);
    const { width, edges } = await places(page);
    expect(width).toBe(1351);
    await page.getByRole('button', { name: '查看详情' }).first().click();
    await expect(page.getByRole('dialog').getByText('模块权限')).toBeVisible();
    // No empty strip is left beside what covers the page.
    expect(await places(page)).toEqual({ width: 1366, edges });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await places(page)).toEqual({ width, edges });
  }
});

test('a list with boxes and operations shows all columns on a small laptop, and one line a record on a larger screen', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signedIn('admin');
  await page.goto('/online/process');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  expect(await beyond(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await beyond(page)).toBe(0);
  for (const row of await page.locator('tbody tr').all())
    expect((await row.boundingBox())?.height).toBeLessThan(50);
});

for (const width of [1366, 1440]) {
  test(`the reviewer of an invoice sees the amounts of its orders in a window of ${width} pixels`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await signedIn('admin');
    for (const queue of ['audit', 'makeOut']) {
      await page.goto(`/money/review/${queue}`);
      const section = page.getByRole('region', { name: '发票订单' });
      const orders = section.getByRole('group', { name: '发票订单' });
      await expect(orders.getByRole('cell', { name: /^¥/ }).first()).toBeVisible();
      expect(await orders.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const title = await section.getByRole('heading').boundingBox();
      const first = orders.getByRole('columnheader').first();
      const inset = await first.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingLeft));
      expect((await first.boundingBox())?.x).toBe(title?.x);
      expect(inset).toBe(0);
    }
  });
}
