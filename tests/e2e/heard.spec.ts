import { desktop, expect, phone, test } from './support/test.ts';

test('what a toast says is heard while a dialog is open', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-write']);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '复制 手机号' }).press('Enter');
  // By its role it is found only where nothing hides it from screen readers.
  await expect(page.getByRole('alert').filter({ hasText: '已复制' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '复制 手机号' })).toBeFocused();
});

for (const size of [desktop, phone]) {
  test(`at ${size.width} px the first Tab comes to the button that skips the menu, which is no part of the page`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.goto('/user/integral');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main').getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  });
}

test('the entry of the open page is in sight in a menu that is longer than the window', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signedIn('admin');
  await page.goto('/authority/userLog');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').last()).toBeInViewport({
    ratio: 1,
  });
});
