import type { Page } from '@playwright/test';
import chinese from 'declared-console/words/zh-CN/palette';
import { axe, desktop, expect, phone, test, withoutCounts } from './support/test.ts';

const { palette } = chinese;
const box = (page: Page) => page.getByRole('combobox', { name: palette.label });
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
  const found = page.getByRole('option').first();
  await expect(found).toHaveText(/^发票管理 · 税号\d+ 条$/);
  const count = /(\d+) 条$/.exec(await found.innerText())?.[1];
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /option-0$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/money\/invoice\?/);
  expect(filterOf(page)).toEqual({ keyword: tax });
  await expect(page.locator('tbody .column-tax_num').first()).toHaveText(tax);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();

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

test('a company is found by a part of its name, and its orders by its phone; the box of a list takes the last digits', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const row = page.locator('tbody tr').first();
  const name = await row.locator('.column-companyName').innerText();
  const mobile = (await row.locator('.column-mobile').innerText()).replace(/\D/g, '');
  await page.keyboard.press('Control+k');
  await box(page).fill(name.slice(1));
  await page.getByRole('option', { name: `${name} · ${mobile}` }).click();
  const belonging = page.getByRole('group', { name: palette.belongs.replace('%{name}', name) });
  const orders = belonging.getByRole('option', { name: /充值消费订单/ });
  await expect(orders).toHaveAccessibleName(/\d+ 条$/);
  const count = Number(/(\d+) 条$/.exec(await orders.innerText())?.[1]);
  await axe(page);
  await orders.click();
  await expect(page).toHaveURL(/\/money\/customer\?/);
  await expect(page.getByText(count === 0 ? '没有符合条件的数据' : `共 ${count} 条`)).toBeVisible();

  await page.goto('/user/enterprise');
  const keyword = page.getByRole('textbox', { name: '名称或手机号' });
  await expect(keyword).toHaveAttribute('placeholder', '或尾号、信用代码');
  await keyword.fill(` ${mobile.slice(-6, -3)} ${mobile.slice(-3)} `);
  await keyword.press('Enter');
  await expect(page.locator('tbody .column-mobile').first()).toContainText(mobile.slice(-6));
});

test('the palette adds an account and changes the look', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/balance');
  await expect(page.getByText(/第 1-10 条/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill('新增账号');
  await expect(page.getByRole('option')).toHaveText([/^新增账号/, /./, /./, /./]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/authority\/account-add$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: palette.theme.dark }).click();
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: palette.theme.light })).toBeAttached();
});

test('the palette is loaded before it is opened, so that it takes what is typed right after Ctrl+K', async ({
  page,
  context,
  signedIn,
}) => {
  // They are asked for beside the list, and complained of where the network goes meanwhile.
  await withoutCounts(page);
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
  await expect(pending).toHaveAccessibleName(/^待审核 \d+ 条/);
  expect(await entry.boundingBox()).toEqual(before);
  await expect(entry).toHaveAccessibleDescription(/^待审核 \d+ 条/);
  const known = await count();

  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const question = page.getByRole('dialog', { name: '审核通过' });
  await question.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect.poll(count).toBe(known - 1);

  await page.getByRole('button', { name: '用户管理' }).click();
  await expect(page.getByRole('button', { name: '用户管理' })).toHaveAccessibleDescription(/^待审核 \d+ 条/);
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
    await expect(page.getByText(palette.private)).toBeVisible();
    await axe(page);
  });
}
