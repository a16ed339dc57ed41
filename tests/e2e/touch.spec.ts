import type { Locator } from '@playwright/test';
import { expect, phone, test } from './support/test.ts';

test.use({ viewport: phone, hasTouch: true });

/** The size of a finger target, in pixels. */
const FINGER = 44;

const heightOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  return Math.round((await part.boundingBox())?.height ?? 0);
};

const pending = encodeURIComponent('{"status":"awaiting"}');

test('on touch screens the main targets are finger-sized: a record’s link and actions, the buttons of pages, dialogs and questions', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(`/user/enterprise?filter=${pending}`);
  const row = page.locator('tbody tr').first();
  const review = row.getByRole('button', { name: '审核', exact: true });
  for (const part of [row.getByRole('link'), review, page.getByRole('link', { name: '审核工作台' })])
    expect(await heightOf(part)).toBeGreaterThanOrEqual(FINGER);
  await review.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '通过', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  const question = page.getByRole('dialog', { name: '审核通过' });
  for (const name of ['取消', '通过'])
    expect(await heightOf(question.getByRole('button', { name }))).toBeGreaterThanOrEqual(FINGER);
  await question.getByRole('button', { name: '取消' }).click();
  await page.goto('/user/integral');
  await page.getByRole('button', { name: '赠送积分' }).click();
  expect(await heightOf(dialog.getByRole('button', { name: '提交' }))).toBeGreaterThanOrEqual(FINGER);
});

test('on touch screens a record’s documents and the links in its rows are finger-sized', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/evidence/review');
  const links = [
    page.getByRole('link', { name: '公证申请表' }),
    page.getByRole('link', { name: '查看详情' }),
  ];
  for (const link of links) expect(await heightOf(link)).toBeGreaterThanOrEqual(42);
});

test('touching near a checkbox checks it, and checkboxes are aligned', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/web');
  const tick = page.getByRole('checkbox', { name: '选择此行' }).first();
  const box = await tick.boundingBox();
  const all = await page.getByRole('checkbox', { name: '全选' }).boundingBox();
  if (!box || !all) throw new Error('what is visible has a box');
  expect(all.x).toBe(box.x);
  const reach = FINGER / 2 - 1;
  await page.touchscreen.tap(box.x + box.width / 2 - reach, box.y + box.height / 2 + reach);
  await expect(tick).toBeChecked();
});

test('the top bar of a phone shows the whole product name, and its buttons are finger-sized', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const bar = page.getByRole('banner');
  const name = bar.getByText('电子证据管理后台');
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const button of await bar.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(30);
  }
});

test('a login is opened without a keyboard over it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: /验证码/ })).toBeVisible();
  await expect(page.locator('input:focus')).toHaveCount(0);
});
