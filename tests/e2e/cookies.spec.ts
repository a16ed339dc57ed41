import { expect, type Page } from '@playwright/test';
import { sessionCookie, tokenIn } from '../support/sessionCookie.ts';
import { fillLogin, loginHere } from './support/accounts.ts';
import { test } from './support/test.ts';

// What others left on the host: for a path below, so that no cookie of this page can overwrite or remove it.
const below = { path: '/user' };
const over = { token: 'over', identity: { uid: '7', name: '张三' } };

const rows = (page: Page) => page.locator('tbody tr');
const openBalances = async (page: Page) => {
  await page.goto('/user/balance');
  await expect(rows(page).first()).toBeVisible();
};

test('cookies of other programs, of whatever name, are no session', async ({ page, context, baseURL }) => {
  const url = baseURL as string;
  const { name } = sessionCookie(url, over);
  const { hostname: domain } = new URL(url);
  await context.addCookies([
    { name: 'token', value: 'theirs', url },
    { name: 'token', value: 'theirs', domain, ...below },
    { name, value: 'theirs', domain, ...below },
  ]);
  await page.goto('/user/balance');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await loginHere(page, 'admin');
  await openBalances(page);
});

test('a session that is over and can’t be removed is refused once, and the next one counts', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL as string;
  const { url: _, ...stale } = sessionCookie(url, over);
  await context.addCookies([{ ...stale, domain: new URL(url).hostname, ...below }]);
  await page.goto('/user/balance');
  await expect(page.getByRole('alert')).toHaveText('账号已过期，请重新登录');
  await page.goto('/user/balance');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await loginHere(page, 'admin');
  await openBalances(page);
  expect(tokenIn((await context.cookies()).filter(({ path }) => path === '/'))).not.toBe('over');
});

test('a start that fails leads to the login', async ({ page, context, baseURL, consoleGuard }) => {
  consoleGuard.allow('500');
  await page.route('**/api/member/getMenu', (route) => route.fulfill({ status: 500, body: 'no such user' }));
  await context.addCookies([sessionCookie(baseURL as string, over)]);
  await page.goto('/user/balance');
  await expect(page.getByRole('heading', { name: '控制台启动失败' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/member/getMenu');
  await fillLogin(page);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(rows(page).first()).toBeVisible();
});
