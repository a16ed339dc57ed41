import type { Page, Route } from '@playwright/test';
import { tokenIn } from '../support/sessionCookie.ts';
import { logOut } from './support/logOut.ts';
import { expect, login, loginHere, test } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr');

test('a logout in one tab asks about input in another, leads it to the login with one message, and deletes the input', async ({
  page,
  context,
}) => {
  await login(page, 'admin');
  await page.goto('/authority/role-add');
  await page.getByRole('textbox', { name: '角色名称' }).fill('未提交的角色');
  const second = await context.newPage();
  await second.goto('/user/balance');
  await logOut(second);
  const asked = second.getByRole('dialog', { name: '有尚未提交的内容' });
  await expect(asked).toContainText('各标签页');
  await asked.getByRole('button', { name: '退出登录' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText(['登录已失效，请重新登录']);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await loginHere(page, 'admin');
  await expect(page).toHaveURL(/\/authority\/role-add$/);
  await expect(page.getByRole('textbox', { name: '角色名称' })).toHaveValue('');
});

test('if one tab finds the session expired, another shows nothing of it at once, goes to the login, and keeps its draft', async ({
  page,
  context,
  request,
}) => {
  await login(page, 'admin');
  await page.goto('/authority/role-add');
  await page.getByRole('textbox', { name: '角色名称' }).fill('未提交的角色');
  await page.getByRole('textbox', { name: '角色描述' }).fill('草稿');
  await page.getByRole('checkbox', { name: '企业认证', exact: true }).check();
  const second = await context.newPage();
  await second.goto('/user/balance');
  await expect(rows(second).first()).toBeVisible();
  const token = tokenIn(await context.cookies());
  await request.get('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await second.getByRole('button', { name: '查询', exact: true }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('textbox', { name: '角色名称' })).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(['账号已过期，请重新登录']);
  await loginHere(page, 'admin');
  await expect(page).toHaveURL(/\/authority\/role-add$/);
  await expect(page.getByRole('textbox', { name: '角色名称' })).toHaveValue('未提交的角色');
});

test('the same user logging in again in another tab changes nothing here', async ({ page, context }) => {
  await login(page, 'admin');
  await page.goto('/user/balance?page=2');
  await expect(rows(page).first()).toBeVisible();
  const second = await context.newPage();
  await context.clearCookies();
  await login(second, 'admin');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/balance\?.*page=2/);
  await expect(page.getByRole('banner').getByText('管理员')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another user logging in in another tab finds nothing of the previous user here', async ({
  page,
  context,
}) => {
  await login(page, 'admin');
  await page.goto(`/user/balance?filter=${encodeURIComponent('{"keyword":"1"}')}`);
  await expect(rows(page).first()).toBeVisible();
  const second = await context.newPage();
  await context.clearCookies();
  await login(second, 'notary');
  await expect(page.getByRole('banner').getByText('公证员')).toBeVisible();
  await expect(page).toHaveURL(/\/evidence\/EnterpriseCertificate$/);
  await expect(page.getByRole('banner').getByText('管理员')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '企业证据' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '余额查询' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner').getByText('公证员')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('a console that is still opening when another user logs in elsewhere opens only for that user', async ({
  page,
  context,
  signedIn,
}) => {
  const menus: Route[] = [];
  await page.route('**/api/member/getMenu', (route) => void menus.push(route));
  await signedIn('admin');
  await page.goto('/user/balance');
  await expect.poll(() => menus.length).toBe(1);
  const second = await context.newPage();
  await context.clearCookies();
  await login(second, 'notary');
  await expect.poll(() => menus.length).toBe(2);
  const [late, own] = menus;
  await own?.continue();
  await expect(page.getByRole('banner').getByText('公证员')).toBeVisible();
  const answered = page.waitForResponse('**/api/member/getMenu');
  await late?.continue();
  await (await answered).finished();
  await page.unroute('**/api/member/getMenu');
  await page.reload();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '企业证据' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '余额查询' })).toHaveCount(0);
});

test('a console that was left no longer handles Back', async ({ page }) => {
  await page.addInitScript(() => {
    const listening = new Set<unknown>();
    const { addEventListener, removeEventListener } = window;
    Object.assign(window, {
      listening,
      addEventListener(...given: [type: string, ...rest: unknown[]]) {
        if (given[0] === 'popstate') listening.add(given[1]);
        Reflect.apply(addEventListener, window, given);
      },
      removeEventListener(...given: [type: string, ...rest: unknown[]]) {
        if (given[0] === 'popstate') listening.delete(given[1]);
        Reflect.apply(removeEventListener, window, given);
      },
    });
  });
  const listening = () =>
    page.evaluate(() => (window as unknown as { listening: Set<unknown> }).listening.size);
  await login(page, 'admin');
  await expect(rows(page).first()).toBeVisible();
  const inside = await listening();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await listening()).toBeLessThan(inside);
  await loginHere(page, 'admin');
  await expect(rows(page).first()).toBeVisible();
  expect(await listening()).toBe(inside);
});

test('a tab opened alone knows its user', async ({ page, context }) => {
  await login(page, 'admin');
  await expect(page.getByRole('banner').getByText('管理员')).toBeVisible();
  await page.close();
  const fresh = await context.newPage();
  await fresh.goto('/user/balance');
  await expect(fresh.getByRole('banner').getByText('管理员')).toBeVisible();
  const shown = await fresh.evaluate(() => JSON.parse(sessionStorage.getItem('identity') ?? '{}'));
  expect(shown).toEqual({ uid: expect.stringMatching(/^\d+$/), name: '管理员' });
  await logOut(fresh);
  await expect(fresh).toHaveURL(/\/login$/);
  // What lets a known browser past a lock says nothing of the session.
  expect((await context.cookies()).filter(({ name }) => name !== 'device')).toEqual([]);
});

test('a page that needs no session stays where it is when somebody logs out, or in, in another tab', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const address = `/mobile/previewDoc/${encodeURIComponent('https://storage.example/1.html')}`;
  await context.route('https://storage.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>证据' }),
  );
  await second.route('**/config.json', (route) =>
    route.fulfill({ json: { fileHosts: ['storage.example'] } }),
  );
  await login(page, 'admin');
  await second.goto(address);
  const shown = second.locator('iframe');
  await shown.evaluate((frame) => frame.setAttribute('name', 'as it was opened'));
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await loginHere(page, 'notary');
  await expect(page.getByRole('banner').getByText('公证员')).toBeVisible();
  await expect(second).toHaveURL(address);
  await expect(shown).toHaveAttribute('name', 'as it was opened');
});
