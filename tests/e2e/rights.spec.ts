import type { Page, Route } from '@playwright/test';
import { tokenIn } from '../support/sessionCookie.ts';
import { logOut } from './support/logOut.ts';
import { axe, expect, login, loginHere, phone, test } from './support/test.ts';

const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
/** A list's newest rows, as many as fit a page. */
const newest = (list: string) => `${list}?page=1&perPage=100`;
const submit = (page: Page) => page.getByRole('button', { name: '提交' }).click();

async function addRole(page: Page, name: string) {
  await page.goto('/authority/role-add');
  await page.getByRole('textbox', { name: '角色名称' }).fill(name);
  await page.getByRole('textbox', { name: '角色描述' }).fill('端到端测试');
  await page.getByRole('checkbox', { name: '企业认证', exact: true }).check();
  await submit(page);
  await expect(toast(page, '新增成功')).toBeVisible();
  await page.goto(newest('/authority/role'));
}

test('a role is added, and edited after a confirmation, and both are in its change records', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await addRole(page, '测试角色甲');
  const row = page.getByRole('row', { name: /测试角色甲/ });
  await row.getByRole('link', { name: '编辑' }).click();
  await expect(page.getByRole('checkbox', { name: '企业认证', exact: true })).toBeChecked();
  await axe(page);
  await expect(page.getByRole('checkbox', { name: /仅查看与本账号/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: '出证申请', exact: true }).check();
  await page.getByRole('checkbox', { name: /仅查看与本账号/ }).check();
  await page.getByRole('checkbox', { name: '企业认证', exact: true }).uncheck();
  await submit(page);
  const changes = page.getByRole('dialog', { name: '确认权限变更' });
  await expect(changes.getByRole('region', { name: '新增的权限' })).toContainText('出证申请');
  await expect(changes.getByRole('region', { name: '移除的权限' })).toContainText('企业认证');
  await axe(page);
  await changes.getByRole('button', { name: '提交' }).click();
  await expect(toast(page, '编辑成功')).toBeVisible();
  await page.goto(newest('/authority/role'));
  await row.getByRole('button', { name: '变更记录' }).click();
  await expect(page.getByRole('dialog', { name: '变更记录 测试角色甲' })).toContainText('移除权限');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '查看详情' }).click();
  const view = page.getByRole('dialog', { name: '角色详情' });
  await expect(view.getByText('数据权限')).toBeVisible();
  await axe(page);
});

test('disabling a role asks for confirmation, and the administrator role only offers its details', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await addRole(page, '测试角色乙');
  const row = page.getByRole('row', { name: /测试角色乙/ });
  await row.getByRole('button', { name: '禁用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '禁用' }).click();
  await expect(toast(page, '操作成功')).toBeVisible();
  await expect(row.getByRole('button', { name: '启用' })).toBeVisible();
  // The first role only offers its details.
  await expect(page.getByRole('row', { name: /administrator/ }).getByRole('button')).toHaveText(['查看详情']);
});

test('an account is added, and edited without its password', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/authority/account-add');
  await page.getByRole('textbox', { name: '账号' }).fill('someone@example.com');
  await page.getByLabel('密码').first().fill('secret123');
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '电话' }).fill('010-12345678');
  await page.getByRole('combobox', { name: '角色' }).selectOption({ index: 2 });
  await axe(page);
  await submit(page);
  await expect(toast(page, '新增成功')).toBeVisible();
  await page.goto(newest('/authority/account'));
  const row = page.getByRole('row', { name: /someone@example.com/ });
  await row.getByRole('link', { name: '编辑' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('王大明');
  const sent = page.waitForRequest('**/api/ajax/power/accountUpdate');
  await submit(page);
  expect(new URLSearchParams((await sent).postData() ?? '').get('password')).toBe('');
  await expect(toast(page, '编辑成功')).toBeVisible();
  await page.goto(newest('/authority/account'));
  await expect(row).toContainText('王大明');
});

test('leaving a dirty form asks for confirmation; staying keeps the input', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/authority/role-add');
  await page.getByRole('textbox', { name: '角色名称' }).fill('未提交');
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '角色名称' })).toHaveValue('未提交');
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByRole('button', { name: '放弃', exact: true }).click();
  await expect(page).toHaveURL(/\/authority\/account$/);
});

test('a dirty form survives the end of the session without its password, but not a logout', async ({
  page,
  context,
  request,
}) => {
  await login(page, 'admin');
  await page.goto('/authority/account-add');
  await page.getByRole('textbox', { name: '账号' }).fill('draft@example.com');
  await page.getByLabel('密码').first().fill('secret123');
  const token = tokenIn(await context.cookies());
  await request.get('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '电话' }).fill('13800138000');
  await page.getByRole('combobox', { name: '角色' }).selectOption({ index: 2 });
  await submit(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret123');
  await loginHere(page, 'admin');
  await page.goto('/authority/account-add');
  await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('draft@example.com');
  await expect(page.getByLabel('密码').first()).toHaveValue('');
  await logOut(page);
  await page
    .getByRole('dialog', { name: '有尚未提交的内容' })
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft@example.com');
});

test('a version is added with its package, requires the previous version, and can be downloaded from its page', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/app/version');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByText('请选择上一版本号')).toBeVisible();
  await expect(dialog.getByText('请上传安装包地址')).toBeVisible();
  await axe(page);
  await dialog.getByRole('textbox', { name: '更新时间' }).fill('2099-03-04 08:00:00');
  await dialog.getByRole('textbox', { name: '当前版本号' }).fill('9.9.9');
  await dialog.getByRole('combobox', { name: '上一版本号' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: '更新描述' }).fill('端到端测试');
  await dialog.getByRole('textbox', { name: '更新内容' }).fill('第一行\n第二行');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'app.apk',
    mimeType: 'application/vnd.android.package-archive',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, ...new Array(64).fill(0)]),
  });
  await expect(dialog.getByRole('button', { name: '移除文件' })).toBeVisible();
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(toast(page, '添加成功')).toBeVisible();
  await page.getByRole('link', { name: '9.9.9' }).click();
  await expect(page.getByRole('heading', { name: '版本详情' })).toBeVisible();
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).click();
  await download;
});

test('a form waits for its upload, which can be cancelled, reports a failure, and can be retried', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('net::ERR_FAILED');
  await signedIn('admin');
  await page.goto('/app/version');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  const choose = () =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'app.apk',
      mimeType: 'application/vnd.android.package-archive',
      buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    });
  const heldUpload = () =>
    new Promise<Route>((hold) => page.route('**/api/upload/index', hold, { times: 1 }));
  const first = heldUpload();
  await choose();
  await first;
  await expect(dialog.getByText('正在上传 app.apk')).toBeVisible();
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByText('文件还在上传，请等上传完成后再提交')).toBeVisible();
  await dialog.getByRole('button', { name: '取消上传' }).click();
  await expect(dialog.getByText('请上传安装包地址')).toBeVisible();
  const second = heldUpload();
  await choose();
  await (await second).abort();
  await expect(dialog.getByText('上传失败, 请重新上传...')).toBeVisible();
  await dialog.getByRole('button', { name: '重新上传' }).click();
  await expect(dialog.getByRole('button', { name: '移除文件' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/authority/role-add', '/authority/account-add', '/authority/role']) {
    test(`${path} fits the screen and passes axe`, async ({ page, signedIn }) => {
      await signedIn('admin');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        phone.width,
      );
    });
  }
});
