import type { Page } from '@playwright/test';
import { tokenIn } from '../support/sessionCookie.ts';
import { logOut } from './support/logOut.ts';
import { expect, login, loginHere, test } from './support/test.ts';

const headers = (page: Page) => page.getByRole('columnheader');

async function leave(page: Page) {
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
}

test('a list’s columns and their order survive a logout', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('/user/balance');
  await page.getByRole('button', { name: '显示列' }).click();
  const picker = page.getByRole('dialog', { name: '显示列' });
  await picker.getByRole('checkbox', { name: '其他' }).uncheck();
  await picker
    .getByRole('button', { name: /手机号/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  const shown = ['手机号', '用户名称', '用户类型', '合同金额赠送', '测试体验赠送', '充值返赠', '账户余额'];
  await expect(headers(page)).toHaveText(shown);
  await leave(page);
  await loginHere(page, 'admin');
  await page.goto('/user/balance');
  await expect(headers(page)).toHaveText(shown);
});

test('saved queries survive the end of the session, but not a logout, because they may identify a person', async ({
  page,
  context,
  request,
}) => {
  await login(page, 'admin');
  await page.goto('/user/balance');
  await page.getByRole('textbox', { name: '名称或手机号' }).fill('北京');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await page.getByRole('button', { name: '常用条件' }).click();
  await page.getByRole('button', { name: '保存当前查询' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('北京的用户');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '重置' }).click();
  await expect(page.getByText(/第 1-10 条，共 600 条/)).toBeVisible();
  const token = tokenIn(await context.cookies());
  await request.get('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await loginHere(page, 'admin');
  await page.getByRole('button', { name: '常用条件' }).click();
  await page.getByRole('button', { name: /^北京的用户/ }).click();
  await expect(page.getByRole('textbox', { name: '名称或手机号' })).toHaveValue('北京');
  await expect(page.locator('tbody tr').first()).toContainText('北京');
  await leave(page);
  await loginHere(page, 'admin');
  await page.goto('/user/balance');
  await page.getByRole('button', { name: '常用条件' }).click();
  await expect(page.getByText('还没有保存的查询')).toBeVisible();
});

for (const [path, name] of [
  ['/user/enterprise', '名称或手机号'],
  ['/online/webDownload', '编号或手机号'],
] as const) {
  test(`the query of ${path} is only in the url and stored nowhere, because it may identify a person`, async ({
    page,
  }) => {
    await login(page, 'admin');
    await page.goto(path);
    await page.getByRole('textbox', { name }).fill('13912345678');
    await page.getByRole('textbox', { name }).press('Enter');
    await expect(page.getByText('没有符合条件的数据')).toBeVisible();
    await expect(page).toHaveURL(/13912345678/);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      '13912345678',
    );
  });
}

test('what was read of a list to search in it goes with the logout: the next account reads it again', async ({
  page,
}) => {
  await login(page, 'admin');
  const search = async () => {
    await page.getByRole('link', { name: '账号管理' }).click();
    const box = page.getByRole('search', { name: '搜索账号、姓名、手机号' }).getByRole('textbox');
    await box.fill('user');
    await box.press('Enter');
    await expect(page.getByText(/^在已读取的 \d+ 条中查找/)).toBeVisible();
  };
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/power/adminList')) pages.push(searchParams.get('page') ?? '');
  });
  const readings = () => pages.filter((number) => number === '2').length;
  await search();
  await page.getByRole('link', { name: '角色管理' }).click();
  await expect(page.getByRole('heading', { name: '角色管理' })).toBeVisible();
  await search();
  expect(readings()).toBe(1);
  // Nothing is loaded anew in between.
  await logOut(page);
  await loginHere(page, 'admin');
  await search();
  expect(readings()).toBe(2);
});
