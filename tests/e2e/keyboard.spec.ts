import type { Page } from '@playwright/test';
import { hold } from './support/gate.ts';
import { expectInSight } from './support/inSight.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const pending = `/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`;

/** Refuses a call as soon as the test says so. */
const refused = (page: Page, call: string, message: string) => hold(page, call, { code: 500, message });

test('the language switch keeps the focus', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/integral');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points giving');
  await expect(page.getByRole('button', { name: '中文' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a retry that fails can be pressed again', async ({ page, signedIn }) => {
  await signedIn('admin');
  const answer = await refused(page, '**/getBalanceList*', '余额服务维护中');
  answer();
  await page.goto('/user/balance');
  const retry = page.getByRole('button', { name: '重试' });
  const asked = page.waitForResponse('**/getBalanceList*');
  await retry.press('Enter');
  await asked;
  await expect(retry).toBeEnabled();
  await expect(retry).toBeFocused();
});

test('a retry above rows keeps the focus while it runs, and after it has failed', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/balance');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  const [call, message] = ['**/getBalanceList*', '余额服务维护中'];
  (await refused(page, call, message))();
  await page.getByRole('button', { name: '查询' }).press('Enter');
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeEnabled();
  const answer = await refused(page, call, message);
  await retry.press('Enter');
  await expect(retry).toBeDisabled();
  await expect(retry).toBeFocused();
  answer();
  await expect(retry).toBeEnabled();
  await expect(retry).toBeFocused();
});

test('the button of a decision keeps the focus while it sends, and after a refusal', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const answer = await refused(page, '**/updateUserStatus', '审核服务维护中');
  await page.goto(pending);
  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('照片不清晰');
  const reject = page.getByRole('button', { name: '拒绝', exact: true });
  await reject.press('Enter');
  await expect(reject).toBeDisabled();
  await expect(reject).toBeFocused();
  answer();
  await expect(page.getByRole('alert').filter({ hasText: '审核服务维护中' })).toBeVisible();
  await expect(reject).toBeEnabled();
  await expect(reject).toBeFocused();
});

test('the button of a question keeps the focus while it sends, and after a refusal', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const answer = await refused(page, '**/roleDisable', '权限服务维护中');
  await page.goto('/authority/role');
  await page.getByRole('button', { name: '禁用' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: '禁用' });
  await confirm.press('Enter');
  await expect(dialog.and(page.locator('[aria-busy=true]'))).toBeVisible();
  await expect(confirm).toBeFocused();
  await confirm.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(page.getByRole('alert').filter({ hasText: '权限服务维护中' })).toBeVisible();
  await expect(dialog.and(page.locator('[aria-busy=false]'))).toBeVisible();
  await expect(confirm).toBeFocused();
});

test('holding Enter opens a question, but does not answer it', async ({ page, signedIn }) => {
  await signedIn('admin');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/roleDisable') && sent.push(request.url()));
  (await refused(page, '**/roleDisable', '权限服务维护中'))();
  await page.goto('/authority/role');
  await page.getByRole('button', { name: '禁用' }).first().focus();
  await page.keyboard.down('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '禁用' })).toBeFocused();
  // Repeated key-down events are what holding a key produces.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog.and(page.locator('[aria-busy=false]'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '权限服务维护中' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('switching pictures keeps the focus on the stage', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/review/enterprise');
  const stage = (picture: RegExp) => page.getByRole('group', { name: picture });
  await stage(/^身份证正面/).focus();
  await page.keyboard.press(']');
  await expect(stage(/^身份证反面/)).toBeFocused();
});

test('focused elements are scrolled below the bar, not behind it', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/money/review/audit');
  await expect(page.getByRole('button', { name: '提交' })).toBeVisible();
  await page.keyboard.press('p');
  await expectInSight(page.getByText('用户名称', { exact: true }));
  const copy = page.getByRole('button', { name: /^复制/ });
  await copy.nth(1).focus();
  await copy.first().evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().top - 4);
  });
  await page.keyboard.press('Shift+Tab');
  await expect(copy.first()).toBeFocused();
  await expectInSight(copy.first());
});

test('beside pictures, the decision never covers a focused fact, and doesn’t scroll the facts while it has the focus', async ({
  page,
  signedIn,
}) => {
  await signedIn('notary');
  await page.goto('/evidence/review');
  const submit = page.getByRole('button', { name: '提交' });
  const top = () => page.evaluate(() => window.scrollY);
  await expect(submit).toBeVisible();
  for (const key of ['d', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await top(), key).toBe(0);
  }
  await page.keyboard.press('p');
  const focused = page.locator(':focus');
  const verdict = page.getByRole('radio').first();
  while (!(await verdict.evaluate((radio) => radio === document.activeElement))) {
    await expectInSight(focused);
    await page.keyboard.press('Tab');
  }
  expect(await top(), 'there was more than fits').toBeGreaterThan(0);
});

test('the shortcuts of a workbench can be turned off, and stay off', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/review/enterprise');
  const place = page.getByRole('status', { name: /^第 \d+ 条/ });
  await expect(page.getByRole('button', { name: '拒绝' })).toBeVisible();
  // Where somebody begins differs from account to account.
  const next = new RegExp(`^${Number.parseInt(await place.innerText(), 10) + 1} `);
  await page.keyboard.press('j');
  await expect(place).toHaveText(next);
  await page.keyboard.press('?');
  await page
    .getByRole('dialog', { name: '快捷键' })
    .getByRole('checkbox', { name: '使用快捷键' })
    .press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: '拒绝' })).toBeVisible();
  // A record that an address names has its place in the whole queue.
  const { search } = new URL(page.url());
  const there = await place.innerText();
  for (const key of ['k', 'e', '?']) await page.keyboard.press(key);
  await expect(place).toHaveText(there);
  expect(new URL(page.url()).search).toBe(search);
  await expect(page.getByRole('textbox', { name: '拒绝原因' })).not.toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('required fields say so beforehand, and the error of a choice is tied to it', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/user/integral');
  await page.getByRole('button', { name: '赠送积分' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '赠送积分' });
  for (const name of ['手机号', '积分', '原因'])
    await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
  const kind = dialog.getByRole('group', { name: '赠送类型' });
  await expect(kind.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13000426835');
  await dialog.getByRole('textbox', { name: '手机号' }).press('Enter');
  await expect(kind.getByRole('radio').first()).toBeFocused();
  await expect(kind.getByRole('radio').first()).toHaveAccessibleDescription('请选择赠送类型');
});

test('a password and a choice are marked as required', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/authority/account-add');
  await expect(page.getByRole('combobox', { name: '角色' })).toHaveAttribute('required');
  await expect(page.getByLabel(/^密码/)).toHaveAttribute('aria-required', 'true');
});

test('a dialog that closes by itself stays open while the focus is inside', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  // The clock is also installed in frames, and a download's frame runs no scripts.
  consoleGuard.allow('Blocked script execution');
  await page.clock.install();
  await signedIn('admin');
  await page.goto('/online/web');
  await page.getByRole('checkbox', { name: '选择此行' }).first().press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: '下载选中的文件' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '批量下载' });
  // Announced once: by the alert, and by no region around it.
  await expect(dialog.getByRole('alert')).toContainText('已请求浏览器下载 1 项');
  await expect(dialog.locator('[aria-live=polite]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(dialog.getByText('秒后自动关闭')).toBeVisible();
  await dialog.getByRole('link').evaluate((link) => link.blur());
  await page.clock.runFor(10_000);
  await expect(dialog).toHaveCount(0);
});

test('after a verification the focus is on the button for the next file', async ({ page, signedIn }) => {
  await signedIn('admin');
  const data = { baoquan: 'BQ1', isDownload: 1, file_hash: 'ab'.repeat(32), sha256: 'ab'.repeat(32) };
  await page.route('**/api/data/getAttView*', (route) => route.fulfill({ json: { code: 200, data } }));
  await page.goto('/certificate/BQ1/1?isDownload=1');
  const file = page.locator('#verify input[type=file]');
  await file.focus();
  await file.setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('a') });
  await expect(page.getByRole('alert').filter({ hasText: 'a.bin' })).toBeVisible();
  await expect(file).toBeFocused();
});

for (const size of [desktop, phone]) {
  test(`at ${size.width} px opening a page from the menu focuses its heading`, async ({ page, signedIn }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.goto('/user/integral');
    await expect(page.getByRole('status').filter({ hasText: '条，共' })).toBeVisible();
    if (size === phone) {
      await page.getByRole('button', { name: '展开菜单' }).press('Enter');
      await expect(page.getByRole('dialog', { name: '主菜单' })).toBeVisible();
    }
    await page.getByRole('link', { name: '余额查询' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('余额查询');
    await expect(heading).toBeFocused();
  });
}

test('choosing or removing a file keeps the focus on its button', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/app/version');
  await page.getByRole('button', { name: '新增', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '新增版本' });
  await dialog.getByRole('button', { name: '提交' }).press('Enter');
  const choose = dialog.getByRole('button', { name: '选择文件' });
  await expect(choose).toHaveAccessibleDescription(/不超过 200 MB 请上传安装包地址$/);
  await choose.focus();
  const file = { name: 'a.apk', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: '移除文件' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '重新选择' })).toBeFocused();
  await dialog.getByRole('button', { name: '移除文件' }).press('Enter');
  await expect(choose).toBeFocused();
});
