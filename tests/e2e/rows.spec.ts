import type { Locator, Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const styleOf = (part: Locator, property: 'backgroundColor' | 'fontSize') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);
const placeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box && [box.x, box.y, box.width, box.height];
};

test('fields, cells, operations and tools have letters of one size; on a phone fields have larger ones', async ({
  page,
  signedIn,
  browser,
  baseURL,
}) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const row = rows(page)
    .filter({ has: page.locator('.action') })
    .first();
  const parts = [
    page.getByRole('textbox', { name: '名称或手机号' }),
    page.getByRole('combobox', { name: '实名状态' }),
    page.getByRole('button', { name: '查询', exact: true }),
    page.getByRole('button', { name: '显示列' }),
    row.getByRole('cell').first(),
    row.locator('.action').first(),
  ];
  await expect(row).toBeVisible();
  expect(new Set(await Promise.all(parts.map((part) => styleOf(part, 'fontSize'))))).toEqual(
    new Set(['14px']),
  );
  const touch = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, baseURL });
  await touch.addCookies(await page.context().cookies());
  const small = await touch.newPage();
  await small.goto('/user/enterprise');
  await small.getByRole('button', { name: '查询条件' }).click();
  expect(await styleOf(small.getByRole('textbox', { name: '名称或手机号' }), 'fontSize')).toBe('16px');
  await touch.close();
});

test('the buttons of a query are at the same place above every list, and stand out once there is something to query', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const places = [];
  for (const path of ['/user/enterprise', '/evidence/certificate', '/money/invoice']) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    const bar = page.getByRole('search', { name: '查询条件' });
    const search = bar.getByRole('button', { name: '查询' });
    const reset = bar.getByRole('button', { name: '重置' });
    places.push([await placeOf(search), await placeOf(reset)]);
    const quiet = await styleOf(search, 'backgroundColor');
    await bar.getByRole('textbox').last().fill('13800000000');
    await expect.poll(() => styleOf(search, 'backgroundColor')).not.toBe(quiet);
    await expect(search).toHaveAccessibleDescription('条件已修改，尚未查询');
    await reset.click();
    await expect.poll(() => styleOf(search, 'backgroundColor')).toBe(quiet);
  }
  expect(places[1]).toEqual(places[0]);
  expect(places[2]).toEqual(places[0]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} mode a selected row is told from the one below the pointer, and from both at once`, async ({
    page,
    signedIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn('admin');
    await page.goto('/online/web');
    const row = (index: number) => rows(page).nth(index);
    const box = (index: number) => row(index).getByRole('checkbox');
    await expect(row(0)).toBeVisible();
    const selectable = await rows(page).evaluateAll((all) =>
      all.flatMap((each, index) => (each.querySelector('input:not(:disabled)') ? [index] : [])),
    );
    const [one = 0, other = 0] = selectable;
    await box(one).check();
    await box(other).check();
    // Neither has the focus or the pointer.
    await page.getByRole('heading', { level: 1 }).hover();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const colorOf = (index: number) => styleOf(row(index), 'backgroundColor');
    const plain =
      selectable.length < 10 ? [...Array(10).keys()].find((index) => !selectable.includes(index)) : 9;
    const selected = await colorOf(one);
    const unselected = await colorOf(plain ?? 9);
    await row(plain ?? 9).hover();
    const hovered = await colorOf(plain ?? 9);
    await row(one).hover();
    const both = await colorOf(one);
    expect(new Set([selected, unselected, hovered, both]).size).toBe(4);
    await axe(page);
  });
}

test('a long name of a file takes two lines of a row as high as any, is unfolded by a button, and is whole on paper', async ({
  page,
  signedIn,
}) => {
  const name = '北京市朝阳区某某科技发展股份有限公司'.repeat(8);
  await signedIn('admin');
  await page.route('**/api/ajax/data/getEvidencesList*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const row of answer.data.data) row.title = name;
    await route.fulfill({ json: answer });
  });
  await page.goto('/evidence/certificate');
  const row = rows(page).first();
  const height = async () => (await row.boundingBox())?.height ?? Number.NaN;
  const unfold = row.getByRole('button', { name: '展开' });
  await expectInSight(unfold);
  expect(await height()).toBe(44);
  await axe(page);
  await unfold.press('Enter');
  const fold = row.getByRole('button', { name: '收起' });
  await expect(fold).toBeFocused();
  expect(await height()).toBeGreaterThan(80);
  await fold.press('Enter');
  await expect.poll(height).toBe(44);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const words = row.getByText(name);
  await expect.poll(() => words.evaluate((each) => each.clientHeight)).toBeGreaterThan(60);
  expect(await words.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
});

test('a moment has its seconds where there is room, and on paper', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const moment = rows(page)
    .first()
    .locator('.column-registerTime, [class*="column-"]')
    .filter({ hasText: /:\d\d$/ })
    .first();
  await expect(moment).toBeVisible();
  const text = () => moment.innerText();
  await expect.poll(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(await moment.locator('[title]').getAttribute('title')).toMatch(/:\d\d:\d\d$/);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(text).toMatch(/:\d\d:\d\d$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a record is a card: subject, state and operation in one line, then three facts', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/individual');
    const card = rows(page).first();
    await expect(card.getByRole('button', { name: '更多' })).toBeVisible();
    const parts = [card.getByRole('rowheader'), card.locator('.state'), card.locator('.action')];
    for (const part of parts) await expectInSight(part);
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    // As many as a person reads at a glance, where 3.5 were.
    const whole = await rows(page).evaluateAll(
      (all) => all.filter((each) => each.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(whole).toBeGreaterThanOrEqual(5);
  });

  test('the rest of a card is unfolded by a key, each fact in a line of its own, and folded again', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/individual');
    const card = rows(page).nth(1);
    const lastLogin = card.locator('.rest').last();
    const more = card.getByRole('button', { name: '更多' });
    await expect(lastLogin).toBeHidden();
    await expect(more).toHaveAccessibleDescription(await card.getByRole('rowheader').innerText());
    await more.press('Enter');
    await expect(more).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expectInSight(lastLogin);
    expect(await lastLogin.innerText()).toMatch(/:\d\d:\d\d$/);
    // Another card stays as it is.
    await expect(rows(page).nth(2).getByRole('button', { name: '更多' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await axe(page);
    await more.press('Enter');
    await expect(lastLogin).toBeHidden();
  });

  test('a card with nothing to unfold has all of its moment', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/authority/log');
    const card = rows(page).first();
    await expect(page.locator('[class*="cards"]').filter({ has: card })).toBeVisible();
    await expect(card.getByRole('button', { name: '更多' })).toHaveCount(0);
    await expect(card.getByText(/:\d\d:\d\d$/)).toBeVisible();
    expect(await card.innerText()).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  });

  test('without what makes them cards, records have all their values, each below the other', async ({
    page,
    signedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow('net::ERR_FAILED');
    await page.route(/\/assets\/RecordCards-/, (route) => route.abort());
    await signedIn('admin');
    await page.goto('/user/individual');
    const row = rows(page).first();
    await expect(row.locator('td[data-label]').first()).toBeVisible();
    await expect(row.getByRole('button', { name: '更多' })).toHaveCount(0);
    await expect(row.locator('td[data-label]').last()).toBeVisible();
  });
});

test('a card with several operations has them in a line below', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/online/web');
  const card = rows(page)
    .filter({ has: page.locator('.action:nth-child(2)') })
    .first();
  await expect(card.getByRole('button', { name: '更多' })).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(card.locator('.action').first())).toBeGreaterThan(
    (await top(card.getByRole('rowheader'))) + 20,
  );
  await page.setViewportSize(desktop);
  await expect(card.getByRole('button', { name: '更多' })).toBeHidden();
});
