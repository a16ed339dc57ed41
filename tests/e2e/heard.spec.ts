import { desktop, expect, phone, test } from './support/test.ts';

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
