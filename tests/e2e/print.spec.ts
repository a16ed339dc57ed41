import type { Page } from '@playwright/test';
import { expect, test, tokenOf } from './support/test.ts';

/** The area between the margins of an A4 page. */
const paper = { width: 718, height: 1047 };

async function onPaper(page: Page) {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

const filtered = `/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`;

test('a printed list has its rows, columns and query, without the menu and the buttons', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(filtered);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: '手机号' })).toBeInViewport({ ratio: 1 });
  await expect(rows.last().getByText('待审核')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: '实名状态' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: '名称或手机号' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: '个人认证' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: '操作' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('all rows of a long page are printed, not just those that fit the screen', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/log?page=1&perPage=50');
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await onPaper(page);
  const scroller = page.getByRole('group').filter({ has: page.locator('table') });
  expect(await scroller.evaluate((group) => group.scrollHeight - group.clientHeight)).toBe(0);
});

test('a page in dark mode prints dark on white', async ({ page, signedIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn('admin');
  await page.goto(filtered);
  const phone = page.locator('tbody tr').first().getByRole('cell').first();
  await expect(phone).toHaveCSS('color', 'rgb(230, 234, 240)');
  await onPaper(page);
  await expect(phone).toHaveCSS('color', 'rgb(27, 36, 48)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a dialog is printed in full, instead of the page below it', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto(filtered);
  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^用户详情 \S/ });
  const last = dialog.getByRole('heading', { name: '审核记录' });
  await expect(last).toBeVisible();
  await onPaper(page);
  await expect(dialog.getByRole('heading', { name: '用户信息' })).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toBeHidden();
  await expect(page.locator('tbody tr').getByText('待审核')).toHaveCount(10);
  await expect(page.locator('tbody tr').getByText('待审核').first()).toBeHidden();
});

test('an audio or video certificate leaves no blank area on paper', async ({ page, request, signedIn }) => {
  const list = await request.get('/api/ajax/evidence/getProList?type=1&page=1&limit=1&status=SUCCESS', {
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  const [{ attestation_id: id }] = (await list.json()).data.data;
  await signedIn('admin');
  await page.goto(`/online/attestation/${id}/pro`);
  const preview = page.getByRole('heading', { name: '预览', exact: true });
  await expect(preview).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await onPaper(page);
  await expect(preview).toBeHidden();
  await expect(page.getByRole('heading', { name: '取证信息' })).toBeVisible();
});
