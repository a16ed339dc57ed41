import type { Page } from '@playwright/test';
import { product as english } from '../../i18n/en-US/product.ts';
import { product as chinese } from '../../i18n/zh-CN/product.ts';
import { gate, hold } from './support/gate.ts';
import { expectInSight } from './support/inSight.ts';
import { accountButton, logOut, logOutEntry } from './support/logOut.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const narrow = { width: 360, height: 740 };

for (const size of [desktop, phone])
  test(`at ${size.width} px the account’s menu ends with what logs out, by keyboard, too`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.goto('/user/balance');
    const account = accountButton(page);
    await account.press('Enter');
    await expectInSight(logOutEntry(page));
    await axe(page);
    await expect(page.getByRole('menuitem').last()).toHaveText('退出登录');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
    await expect(page.getByRole('button', { name: '退出登录' })).toHaveCount(0);
    await account.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(logOutEntry(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });

test('an account’s menu that is still on its way opens once it is there', async ({ page, signedIn }) => {
  await signedIn('admin');
  const { open, opened } = gate();
  await page.route('**/assets/PersonalMenu-*', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/user/balance');
  await accountButton(page).click();
  await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true');
  open();
  await logOutEntry(page).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the account’s menu is there before it is opened: it logs out where the network is gone', async ({
  page,
  context,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('net::ERR_');
  await signedIn('admin');
  const loaded = ['PersonalMenu', 'personal'].map((chunk) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`)),
  );
  await page.goto('/user/balance');
  for (const response of await Promise.all(loaded)) await response.finished();
  await context.setOffline(true);
  await accountButton(page).click();
  await expectInSight(logOutEntry(page));
});

test('what is filled in is asked about after the menu has closed, and kept where the user stays', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/role-add');
  const name = page.getByRole('textbox', { name: '角色名称' });
  await name.fill('未提交的角色');
  await logOut(page);
  const question = page.getByRole('dialog', { name: '有尚未提交的内容' });
  await expectInSight(question.getByRole('button', { name: '退出登录' }));
  await expect(page.getByRole('menu')).toHaveCount(0);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('未提交的角色');
  await accountButton(page).click();
  await expectInSight(logOutEntry(page));
});

for (const size of [phone, narrow])
  for (const [language, product] of [
    ['Chinese', chinese],
    ['English', english],
  ] as const)
    test(`at ${size.width} px the product’s name is whole in ${language}, and nothing overflows`, async ({
      page,
      signedIn,
    }) => {
      await page.setViewportSize(size);
      await signedIn('admin');
      await page.goto('/user/balance');
      const toEnglish = page.getByRole('banner').getByRole('button', { name: 'English', exact: true });
      await expect(toEnglish).toBeVisible();
      if (language === 'English') await toEnglish.click();
      const name = page.getByRole('banner').getByText(product, { exact: true });
      await expectInSight(name);
      const { hidden, lines } = await name.evaluate((element) => ({
        hidden: [
          element.scrollWidth - element.clientWidth,
          element.scrollHeight - element.clientHeight,
          document.documentElement.scrollWidth - innerWidth,
          // A line is lower than its letters’ box.
        ].filter((beyond) => beyond > 1),
        lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      }));
      expect(hidden).toEqual([]);
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await expectInSight(accountButton(page));
    });

test('mark and name lead to the first page; on the narrowest screens the mark stays', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn('admin');
  await page.goto('/user/balance');
  const link = page.getByRole('banner').getByRole('link', { name: chinese });
  const mark = link.locator('img');
  await expectInSight(mark);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(link.getByText(chinese)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('the menu', () => {
  const menuIn = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

  test('shows all groups of the administrator at 1440×900, as headings lighter than their entries', async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(desktop);
    await signedIn('admin');
    await page.goto('/user/balance');
    const menu = menuIn(page);
    const groups = menu.getByRole('button');
    await expect(groups.last()).toHaveText('权限管理');
    await expectInSight(groups.last());
    await expectInSight(menu.getByRole('link', { name: '账号管理' }));
    const lookOf = (name: 'button' | 'link', text: string) =>
      menu.getByRole(name, { name: text, exact: true }).evaluate((element) => {
        const { fontSize, color } = getComputedStyle(element);
        return { size: Number.parseFloat(fontSize), color, height: element.getBoundingClientRect().height };
      });
    const group = await lookOf('button', '用户管理');
    const entry = await lookOf('link', '积分赠送');
    expect(entry).toEqual({ size: 14, color: 'rgb(27, 36, 48)', height: 32 });
    expect(group.size).toBeLessThan(entry.size);
    expect(group.height).toBeLessThan(entry.height);
    expect(group.color).not.toBe(entry.color);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has counts that axe can read on every ground, ${colorScheme}`, async ({ page, signedIn }) => {
      await page.emulateMedia({ colorScheme });
      await signedIn('admin');
      await page.goto('/user/enterprise');
      const inMenu = (name: string) => page.locator(`[id="/user/${name}-pending"]`);
      await expect(inMenu('enterprise')).toBeVisible();
      await expect(inMenu('individual')).toBeVisible();
      await axe(page, 'nav');
    });

  test('shows a count that the session knows before the page has settled, where it stays', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.goto('/user/enterprise');
    const count = page.locator('[id="/user/enterprise-pending"]');
    await expect(count).toHaveAccessibleName(/^待审核 \d+ 条/);
    const known = await count.innerText();
    const place = await count.boundingBox();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Unanswered, the list keeps the page from settling.
    const answer = await hold(page, '**/getUserList*');
    await page.reload();
    await expect(count).toHaveText(known);
    expect(await count.boundingBox()).toEqual(place);
    expect(asked.filter((path) => path.endsWith('/getUserList'))).toHaveLength(1);
    answer();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(await count.boundingBox()).toEqual(place);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('entries of both menus are finger-sized', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/user/balance');
    await accountButton(page).tap();
    // Menus grow while they open.
    const height = async () => (await logOutEntry(page).boundingBox())?.height;
    await expect.poll(height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '展开菜单' }).tap();
    const link = page.getByRole('link', { name: '积分赠送' });
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
