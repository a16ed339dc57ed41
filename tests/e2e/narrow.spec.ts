import type { Locator, Page } from '@playwright/test';
import { hold } from './support/gate.ts';
import { beyond, expectInSight } from './support/inSight.ts';
import { axe, expect, phone, test } from './support/test.ts';

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('what is visible has a box');
  return box;
}

/** The menu's position at the page's side, where it would slide in. */
async function openMenu(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
}

/** Whether two elements are in one line. */
const besides = async (one: Locator, other: Locator) =>
  Math.abs((await boxOf(one)).y - (await boxOf(other)).y) < 8;

test('in a tablet-sized window the page has the full width until the menu is opened, which then stays open', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const menu = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '个人认证' });
  await expect(page.getByRole('columnheader', { name: '手机号' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await menu.click();
  await expect(page.getByRole('heading', { level: 1, name: '个人认证' })).toBeVisible();
  await page.reload();
  await expect(menu).toBeInViewport({ ratio: 1 });
});

test('a collapsed menu is hidden from eyes and keyboard', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(menu).toBeHidden();
});

test('in a small window with a menu, query fields are two in a row and use the whole width', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await signedIn('admin');
  await page.goto('/evidence/results');
  await openMenu(page);
  const field = (name: string) => page.getByRole('combobox', { name });
  expect(await besides(field('支付状态'), field('出证状态'))).toBe(true);
  expect(
    await besides(page.getByRole('textbox', { name: '手机号' }), page.getByRole('button', { name: '查询' })),
  ).toBe(true);
});

test('facts in a single column have values beside their labels', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn('admin');
  await page.goto('/user/review/enterprise');
  const facts = page.getByRole('region', { name: '用户信息' });
  expect(await besides(facts.getByText('手机号', { exact: true }), facts.getByText(/^1\d{10}$/))).toBe(true);
});

test('on a phone the checkbox that selects a page has a visible label, which can be tapped', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/online/web');
  await page.getByRole('table').getByText('全选').click();
  await expect(page.getByRole('toolbar', { name: '已选' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '全选' })).toBeChecked();
});

test('row actions take at most two lines if the table is wider than its window', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signedIn('admin');
  await page.goto('/authority/account');
  await openMenu(page);
  const row = page.locator('tbody tr').first();
  expect((await boxOf(row)).height).toBeLessThan(80);
  for (const name of ['编辑', '变更记录']) await expectInSight(row.getByText(name));
});

test('a product name that would be cut to one letter is hidden', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('电子证据管理后台')).toBeHidden();
});

test('rotating a tablet sets its menu for the new orientation, until the user chooses', async ({
  page,
  signedIn,
}) => {
  const [upright, lying] = [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ];
  await page.setViewportSize(lying);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const menu = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '个人认证' });
  await expect(menu).toBeVisible();
  await page.setViewportSize(upright);
  await expect(menu).toBeHidden();
  await page.setViewportSize(lying);
  await expect(menu).toBeVisible();
  await page.setViewportSize(upright);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize(lying);
  await page.setViewportSize(upright);
  await expect(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
  await expect(menu).toBeVisible();
});

test('on a phone, pictures share the width, and rows inside a record are aligned with its other parts', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/user/Detail/280?kind=enterprise&status=2');
  const pictures = page.getByRole('button', { name: /^查看大图/ });
  const title = page.getByRole('heading', { name: '证件照片' });
  const [first, second, heading] = [
    await boxOf(pictures.first()),
    await boxOf(pictures.nth(1)),
    await boxOf(title),
  ];
  expect(second.y).toBe(first.y);
  const right = phone.width - heading.x;
  expect(Math.abs(second.x + second.width - right)).toBeLessThan(2);
  const records = page.getByRole('region', { name: '审核记录' });
  const above = await boxOf(records.getByRole('heading'));
  const row = await boxOf(records.getByRole('cell').first());
  expect(row.y - above.y - above.height).toBeLessThan(16);
  expect(row.x).toBe(above.x);
});

test('a table whose rows have become records does not scroll in its box', async ({ page, signedIn }) => {
  // Whoever comes first may have been checked by nobody.
  const checked = { id: '1', verifier: 'admin', verify_time: '2026-03-03 12:00:00', reason: '', status: '2' };
  await page.route('**/api/user/userDetial?*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.checkRecords = [checked];
    await route.fulfill({ json: answer });
  });
  await signedIn('admin');
  for (const [size, path] of [
    [{ width: 1440, height: 900 }, '/user/review/enterprise'],
    [phone, '/user/Detail/280?kind=enterprise&status=2'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    const records = page.getByRole('group', { name: '审核记录' });
    await expect(records.getByRole('cell').first()).toBeVisible();
    expect(await records.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  }
});

test('on a phone no line of a notice has only one or two characters', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/money/invoice/invoiceDetail?id=179');
  const notice = page.getByText(/^发票订单合计/);
  await expect(notice).toBeVisible();
  const widths = await notice.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

for (const [path, filter] of [
  ['/user/enterprise', '注册时间'],
  // With times below the days.
  ['/evidence/results', '创建时间'],
] as const) {
  test(`on a phone the days of a calendar are centred: ${filter}`, async ({ page, signedIn }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn('admin');
    await page.goto(path);
    await page.getByRole('button', { name: '查询条件' }).click();
    await page.getByRole('button', { name: `打开日历：${filter}` }).click();
    const dialog = page.getByRole('dialog');
    const days = await boxOf(dialog.getByRole('grid'));
    const frame = await boxOf(dialog);
    expect(Math.abs(days.x - frame.x - (frame.x + frame.width - days.x - days.width))).toBeLessThan(4);
  });
}

test('on a phone, loading rows have no checkboxes', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  const answer = await hold(page, '**/getWebList*');
  await page.goto('/online/web');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(page.locator('main tbody').getByRole('checkbox')).toHaveCount(0);
  await axe(page, 'main');
  answer();
  await expect(page.getByRole('checkbox', { name: '选择此行' }).first()).toBeVisible();
});

test('on an upright tablet a record takes one line, and columns beyond the edge fade until the user scrolls', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signedIn('admin');
  await page.goto('/evidence/results');
  const row = page.locator('tbody tr').filter({ hasText: '图片预览' }).first();
  expect((await boxOf(row)).height).toBeLessThan(50);
  for (const action of await row.getByRole('button').all()) await expectInSight(action);
  await row.hover();
  const [operations, fade] = await row
    .getByRole('cell')
    .last()
    .evaluate((cell) => [getComputedStyle(cell).background, getComputedStyle(cell, '::before').background]);
  expect(fade).toBe(operations);
  await page.goto('/money/customer');
  const table = page.getByRole('group', { name: '充值消费订单' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  const fadesOver = () =>
    table.evaluate((element) => {
      const { content, width, height } = getComputedStyle(
        element.querySelector(':scope > div') ?? element,
        '::after',
      );
      return content === 'none' ? 0 : Number.parseFloat(width) * Number.parseFloat(height);
    });
  await expect.poll(fadesOver).toBeGreaterThan(48 * 440);
  await table.evaluate((element) => element.scrollBy(60, 0));
  await expect.poll(fadesOver).toBe(0);
});

test('on the screen of a small laptop a record takes one line with all its columns, and a query one with its buttons', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signedIn('admin');
  await page.goto('/evidence/results');
  const row = page.locator('tbody tr').filter({ hasText: '图片预览' }).first();
  expect((await boxOf(row)).height).toBeLessThan(50);
  expect(await beyond(page)).toBe(0);
  await page.goto('/app/feedback');
  const device = page.locator('tbody tr').getByText('HUAWEI Mate 60 Pro').first();
  expect((await boxOf(device)).height).toBeLessThan(26);
  expect(await beyond(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/user/enterprise');
  const ask = page.getByRole('button', { name: '查询', exact: true });
  expect(await besides(page.getByRole('textbox', { name: '注册时间' }), ask)).toBe(true);
  const range = page.getByRole('textbox', { name: '实名时间' });
  await range.fill('2026-11-01 - 2026-11-24');
  expect(await range.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/evidence/results');
  const moments = page.getByRole('textbox', { name: '创建时间' });
  await moments.fill('2026-11-24 08:30:00 - 2026-11-24 17:45:00');
  await moments.blur();
  expect(await moments.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});

test('in half a window, what is known of a record has more room than what is decided, and its numbers one line', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 960, height: 1040 });
  // Other tests may have decided it.
  await page.route('**/api/user/userDetial?*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.userInfo.user_status = '2';
    await route.fulfill({ json: answer });
  });
  await signedIn('admin');
  await page.goto('/user/Detail/280?kind=enterprise&status=2');
  const facts = page.getByRole('region', { name: '认证信息' });
  const decision = page.getByRole('region', { name: '审核', exact: true });
  expect((await boxOf(facts)).width).toBeGreaterThan((await boxOf(decision)).width);
  expect((await boxOf(facts.getByText(/^9\d{7}MA/))).height).toBeLessThan(50);
  for (const name of ['填写信息与证件不一致，请核对后再次申请', '通过'])
    await expectInSight(decision.getByRole('button', { name, exact: true }));
});
