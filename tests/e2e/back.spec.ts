import type { Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { expect, phone, test } from './support/test.ts';

const firstRow = (page: Page) => page.getByRole('row').nth(1);

/** Opens a list from another one, so that Back stays within the console. */
async function openFrom(page: Page, before: string, entry: string) {
  await page.goto(before);
  await expect(firstRow(page)).toBeVisible();
  if (await page.getByRole('button', { name: '展开菜单' }).isVisible())
    await page.getByRole('button', { name: '展开菜单' }).click();
  await page.getByRole('link', { name: entry, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
}

test('Back from a record scrolls to its row, on a long page too, and focuses its link', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/individual?page=2&perPage=50');
  const link = page.getByRole('row').nth(48).getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/user\/Detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL('/user/individual?page=2&perPage=50');
  await expect(link).toBeFocused();
  await expectInSight(link);
});

test('Back closes a picture, then its dialog, and only then leaves the page', async ({ page, signedIn }) => {
  await signedIn('admin');
  await openFrom(page, '/user/balance', '企业认证');
  const dialogs = page.locator('[role=dialog]');
  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  await page
    .getByRole('button', { name: /^查看大图/ })
    .first()
    .click();
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(dialogs).toHaveCount(1);
  // The router has put the address back: a Back before that would be taken for its own.
  await expect(page).toHaveURL(/\/user\/enterprise/);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/enterprise/);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/balance/);
});

test('Back asks before it closes a filled-in dialog, and a second Back stays', async ({ page, signedIn }) => {
  await signedIn('admin');
  await openFrom(page, '/user/balance', '版本管理');
  await page.getByRole('button', { name: '新增' }).click();
  const version = page.getByRole('textbox', { name: '当前版本号' });
  await version.fill('9.9.9');
  await page.goBack();
  const question = page.getByRole('dialog', { name: '放弃已填写的内容？' });
  await expect(question).toBeVisible();
  // The router has put the address back: a Back before that would be taken for its own.
  await expect(page).toHaveURL(/\/app\/version/);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(version).toHaveValue('9.9.9');
  await expect(page).toHaveURL(/\/app\/version/);
});

test('Back on a filled-in page closes what is open over it, and asks before it leaves', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await openFrom(page, '/user/balance', '账号管理');
  await page.getByRole('link', { name: '新增' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('张三');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.goBack();
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/\/authority\/account-add/);
  await page.goBack();
  const question = page.getByRole('dialog', { name: '放弃已填写的内容？' });
  await expect(question).toContainText('离开此页后');
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(page).toHaveURL(/\/authority\/account(\?|$)/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('Back closes the menu without leaving the page', async ({ page, signedIn }) => {
    await signedIn('admin');
    await openFrom(page, '/user/balance', '企业认证');
    const open = page.getByRole('button', { name: '展开菜单' });
    const menu = page.getByRole('link', { name: '个人认证' });
    await expect(menu).toBeHidden();
    await open.click();
    await expectInSight(menu);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/user\/enterprise/);
    await open.click();
    await expectInSight(menu);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
