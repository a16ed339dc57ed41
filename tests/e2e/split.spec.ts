import type { Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test, withoutCounts } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const beside = (page: Page) => page.getByRole('complementary', { name: '并排查看' });
const approved = `/user/individual?filter=${encodeURIComponent('{"status":"approved"}')}`;

test('rows are gone through with their records beside the list, which is neither read again nor moved', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await withoutCounts(page);
  await signedIn('admin');
  await page.goto(approved);
  await page.getByRole('button', { name: '并排查看' }).click();
  await expect(beside(page).getByRole('heading', { name: '用户详情' })).toBeVisible();
  const lists: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('getUserList') && !one.url().includes('keyword')) lists.push(one.url());
  });
  await rows(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  const name = await rows(page).nth(3).getByRole('link').innerText();
  await expect(rows(page).nth(3).getByRole('link')).toBeFocused();
  await expect(beside(page).getByRole('heading', { name: `用户详情 ${name}` })).toBeVisible();
  await expect(rows(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await expectInSight(beside(page).getByRole('button', { name: '关闭' }));
  expect(lists).toEqual([]);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(beside(page)).toBeHidden();
  await expect(rows(page).nth(3).getByRole('link')).toBeFocused();
  await page.setViewportSize({ ...desktop, width: 1279 });
  await expect(page.getByRole('button', { name: '并排查看' })).toBeHidden();
});

test('what happened to a user is told from the lists that find them, once it is in view, and leads to them', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await withoutCounts(page);
  await signedIn('admin');
  await page.goto(approved);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: '证件照片' })).toBeVisible();
  expect(asked).not.toContain('/api/ajax/data/getOrderList');
  const timeline = page.getByRole('region', { name: '时间线' });
  await timeline.scrollIntoViewIfNeeded();
  const review = timeline.getByRole('listitem').filter({ hasText: '实名审核' }).last();
  await review.scrollIntoViewIfNeeded();
  await expectInSight(review);
  expect(asked).toContain('/api/ajax/data/getOrderList');
  await axe(page);
});
