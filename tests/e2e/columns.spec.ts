import type { Page } from '@playwright/test';
import { list as words } from 'declared-console/words/zh-CN/shell';
import { expectInSight } from './support/inSight.ts';
import { axe, expect, phone, test } from './support/test.ts';

const LIST = '/user/enterprise';

const heads = (page: Page) => page.getByRole('columnheader');
const edges = (page: Page) => page.getByRole('separator');
const widthOf = (page: Page, column: number) =>
  heads(page)
    .nth(column)
    .evaluate((head) => head.getBoundingClientRect().width);

async function open(page: Page) {
  await page.goto(LIST);
  await expect(page.locator('tbody tr')).toHaveCount(10);
}

/** Opens the list with the edges of its heads. */
async function openWithEdges(page: Page) {
  await open(page);
  await heads(page).first().hover();
  await expect(edges(page)).not.toHaveCount(0);
}

test('a column is as wide as it was dragged, also after a reload, and no row is rendered while it is dragged', async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(() => {
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberUnmount() {} };
    const changed = new Set<unknown>();
    const onCommitFiberRoot = () => {
      for (const [key, value] of Object.entries(document.querySelector('tbody td') ?? {}))
        if (key.startsWith('__reactProps')) changed.add(value);
    };
    Object.assign(window, { changed, __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } });
  });
  await signedIn('admin');
  await openWithEdges(page);
  const rendered = () => page.evaluate(() => (window as unknown as { changed: Set<unknown> }).changed.size);
  const before = await rendered();
  const width = Math.round(await widthOf(page, 1));
  const box = await edges(page).nth(1).boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 20 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  expect(await widthOf(page, 1)).toBe(width + 60);
  await page.mouse.up();
  await expect(edges(page).nth(1)).toHaveAttribute('aria-valuenow', `${width + 60}`);
  expect(await rendered()).toBe(before);
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect.poll(() => widthOf(page, 1)).toBe(width + 60);
});

test('a column is made wider by keys, fitted by Enter, and all are as before after a reset', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await open(page);
  const width = await widthOf(page, 0);
  await page.getByRole('group', { name: '企业认证' }).focus();
  await expect(edges(page)).not.toHaveCount(0);
  await axe(page);
  await page.keyboard.press('Tab');
  const first = edges(page).first();
  await expect(first).toBeFocused();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-valuenow', '48');
  // Nothing is cut off.
  const name = page.locator('tbody tr').first().getByRole('link').first();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Enter');
  const cell = page.getByRole('rowheader').first();
  expect(await cell.evaluate((each) => each.getBoundingClientRect().height)).toBe(44);
  expect(await widthOf(page, 0)).toBeLessThan(width);
  await page.keyboard.press('ArrowDown');
  await expect(edges(page).nth(1)).toBeFocused();
  // One of them is a tab stop.
  await page.keyboard.press('Tab');
  await expect(page.locator('tbody').getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: words.columns }).click();
  await page.getByRole('button', { name: words.columnsReset }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf(page, 0)).toBe(width);
});

test('subject and operations stay in view while a list scrolls sideways', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn('admin');
  await openWithEdges(page);
  for (let press = 0; press < 10; press += 1) await edges(page).nth(2).press('Shift+ArrowRight');
  await page
    .getByRole('group', { name: '企业认证' })
    .evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth / 4 }));
  // What somebody hasn't submitted has no operations.
  const operations = page.getByRole('button', { name: /^(审核|查看)$/ });
  const row = page.locator('tbody tr').filter({ has: operations }).first();
  await expectInSight(row.getByRole('link').first());
  await expectInSight(row.locator('td').last().locator('a, button').first());
  await expectInSight(heads(page).first());
});

test('rows are lower where somebody wants that, and 44 px high by default', async ({ page, signedIn }) => {
  await signedIn('admin');
  // Its rows have no second line, such as a mark.
  await page.goto('/user/balance');
  const cell = page.getByRole('rowheader').first();
  const height = () => cell.evaluate((each) => each.getBoundingClientRect().height);
  await expect(cell).toBeVisible();
  expect(await height()).toBe(44);
  await page.getByRole('button', { name: words.columns }).click();
  await page.getByRole('checkbox', { name: words.compact }).check();
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(32);
  await page.reload();
  await expect(cell).toBeVisible();
  await expect.poll(height).toBe(32);
});

test('on a phone records have no edges to drag', async ({ page, signedIn }) => {
  await signedIn('admin');
  await openWithEdges(page);
  await page.setViewportSize(phone);
  await expect(edges(page).first()).toBeHidden();
});

test.describe('new rows', () => {
  // No queue of it is counted.
  const ROWS = '**/getBalanceList*';
  const pages = (page: Page) => page.getByRole('status').filter({ hasText: /^第 1-10 条/ });

  const told = (count: number) =>
    words.newRows.replace('%{smart_count}', String(count)).replace(/ \|{4} .*/, '');

  /** Opens the list, whose server then answers this, and lets a minute pass. */
  async function wait(page: Page, answer: (body: { data: { count?: number } }) => object | undefined) {
    await page.clock.install();
    const loaded = page.waitForResponse(/\/assets\/NewRows-/);
    await page.goto('/user/balance');
    await expect(page.locator('tbody tr')).toHaveCount(10);
    const asked: string[] = [];
    await page.route(ROWS, async (route) => {
      asked.push(route.request().url());
      const response = await route.fetch();
      const json = answer(await response.json());
      await (json ? route.fulfill({ json }) : route.fulfill({ status: 500 }));
    });
    // Once the page has settled, what counts is loaded.
    await page.clock.runFor(3_000);
    await loaded;
    await page.clock.runFor(30_000);
    expect(asked, 'at most once a minute').toEqual([]);
    const counted = page.waitForResponse(ROWS);
    await page.clock.runFor(40_000);
    await counted;
    return asked;
  }

  test('are told after a minute, and shown when that is pressed', async ({ page, signedIn }) => {
    await signedIn('admin');
    const asked = await wait(page, (body) => {
      body.data.count = (body.data.count ?? 0) + 3;
      return body;
    });
    const button = page.getByRole('button', { name: told(3) });
    await expectInSight(button);
    await axe(page);
    expect(asked).toHaveLength(1);
    const before = Number((await pages(page).innerText()).match(/共 (\d+) 条/)?.[1]);
    await button.click();
    await expect(button).toBeHidden();
    await expect(pages(page)).toContainText(`共 ${before + 3} 条`);
    expect(asked).toHaveLength(2);
  });

  for (const [name, answer] of [
    ['fails', () => undefined],
    ['is missing', ({ data: { count: _, ...data }, ...body }) => ({ ...body, data })],
  ] as const satisfies [string, (body: { data: { count?: number } }) => object | undefined][])
    test(`nothing is said if the count ${name}`, async ({ page, signedIn, consoleGuard }) => {
      consoleGuard.allow('500');
      await signedIn('admin');
      const asked = await wait(page, answer);
      const again = page.waitForResponse(ROWS);
      // It is counted again once the first answer has been drawn.
      await expect
        .poll(async () => {
          await page.clock.runFor(60_000);
          return asked.length;
        })
        .toBeGreaterThan(1);
      await again;
      await expect(page.getByRole('button', { name: words.newRows.slice(-4) })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(pages(page)).toBeVisible();
      // Another count may be under way.
      await page.unrouteAll({ behavior: 'wait' });
    });
});
