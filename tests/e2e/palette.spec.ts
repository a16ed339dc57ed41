import type { Page } from '@playwright/test';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: '菜单名称或编号' });
const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null');

test('Ctrl+K finds a tax number in the invoices, and a page by its name, by keyboard only', async ({
  page,
  signedIn,
}) => {
  await signedIn('finance');
  await page.goto('/money/invoice');
  const tax = await page.locator('tbody .column-tax_num', { hasText: /^\d/ }).first().innerText();
  await page.goto('/money/just');
  await expect(page.getByText(/第 1-10 条/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill(tax);
  await expect(page.getByRole('option').first()).toHaveText('发票管理 · 税号');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /option-0$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/money\/invoice\?/);
  expect(filterOf(page)).toEqual({ keyword: tax });
  await expect(page.locator('tbody .column-tax_num').first()).toHaveText(tax);

  await page.keyboard.press('Control+k');
  await box(page).fill('充值');
  await expect(page.getByRole('option')).toHaveText(['充值消费订单']);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /option-0$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/money\/customer$/);

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
});

test('the palette is loaded before it is opened, so that it takes what is typed right after Ctrl+K', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  const loaded = ['Palette', 'palette'].map((chunk) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`)),
  );
  await page.goto('/user/enterprise');
  for (const response of await Promise.all(loaded)) await response.finished();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('pending counts appear beside menu entries, move nothing, and are updated after a decision', async ({
  page,
  signedIn,
}) => {
  await signedIn('reviewer');
  const entry = page.getByRole('link', { name: '企业认证', exact: true });
  const pending = page.getByRole('listitem').filter({ has: entry }).getByRole('img').first();
  const count = async () => Number(/\d+/.exec((await pending.getAttribute('aria-label')) ?? '')?.[0]);
  await page.goto('/user/enterprise');
  const before = await entry.boundingBox();
  await expect(pending).toHaveAccessibleName(/^待审核 \d+ 条$/);
  expect(await entry.boundingBox()).toEqual(before);
  await expect(entry).toHaveAccessibleDescription(/^待审核 \d+ 条$/);
  const known = await count();

  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect.poll(count).toBe(known - 1);

  await page.getByRole('button', { name: '用户管理' }).click();
  await expect(page.getByRole('button', { name: '用户管理' })).toHaveAccessibleDescription(/^待审核 \d+ 条$/);
});

for (const [name, viewport] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const) {
  test(`the palette opens with its button on ${name} and passes axe`, async ({ page, signedIn }) => {
    await page.setViewportSize(viewport);
    await signedIn('admin');
    await page.goto('/user/balance');
    await page.getByRole('button', { name: /快速查找/ }).click();
    await box(page).fill('13800138000');
    await expect(page.getByRole('option').first()).toContainText('手机号');
    await axe(page);
    await box(page).fill('11010519491231002X');
    await expect(page.getByText('网址中不能含有身份证号，请用手机号或编号查找')).toBeVisible();
    await axe(page);
  });
}
