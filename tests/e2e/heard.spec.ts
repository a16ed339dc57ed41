import { desktop, expect, phone, test } from './support/test.ts';

test('toasts are announced while a dialog is open', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-write']);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '复制 手机号' }).press('Enter');
  // Queries by role find it only if nothing hides it from screen readers.
  await expect(page.getByRole('alert').filter({ hasText: '已复制' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '复制 手机号' })).toBeFocused();
});

test('over plain http, where browsers have no clipboard for pages, copying works from a dialog', async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  const copy = page.getByRole('dialog').getByRole('button', { name: '复制 手机号' });
  await copy.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '已复制' })).toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  const box = page.getByRole('textbox').first();
  await box.press('ControlOrMeta+V');
  await expect(box).toHaveValue(/^1\d{10}$/);
});

for (const size of [desktop, phone]) {
  test(`at ${size.width} px the first Tab stop is the link that skips the menu, outside main`, async ({
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

test('a menu longer than the window shows the entry of the open page', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signedIn('admin');
  await page.goto('/authority/userLog');
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '用户登录日志' });
  await expect(entry).toBeInViewport({ ratio: 1 });
});

test('search results are announced, and so is an empty result', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const keyword = page.getByRole('textbox', { name: '名称或手机号' });
  const shown = page.getByRole('status').filter({ hasText: '条，共' });
  const nothing = page.getByRole('status').filter({ hasText: '没有符合条件的数据' });
  await expect(shown).toHaveText('第 1-10 条，共 300 条');
  // A region that appears together with its text isn't announced.
  const regions = await page.getByRole('status').elementHandles();
  await keyword.fill('汇通');
  await keyword.press('Enter');
  await expect(shown).toHaveText(/第 1-10 条，共 \d\d 条/);
  await keyword.fill('nobody');
  await keyword.press('Enter');
  await expect(nothing).toBeVisible();
  const said = await nothing.elementHandle();
  expect(
    await Promise.all(regions.map((region) => region.evaluate((one, other) => one === other, said))),
  ).toContain(true);
});

test('a taken query name is announced while typing', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto(`/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`);
  const dialog = page.getByRole('dialog');
  for (const said of [/^[\s\u200b]*$/, /替换/]) {
    await page.getByRole('button', { name: '常用条件' }).click();
    await dialog.getByRole('button', { name: '保存当前查询' }).click();
    // A region that appears together with its text isn't announced.
    const region = await dialog.getByRole('status').elementHandle();
    await dialog.getByRole('textbox').fill('待审核');
    expect(await region?.innerText()).toMatch(said);
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('row actions are described by the subject of the row', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/web');
  const table = page.getByRole('table', { name: '网页取证' });
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '预览结果' }) })
    .first();
  const number = await row.getByRole('link').first().innerText();
  for (const part of [
    row.getByRole('checkbox', { name: '选择此行' }),
    row.getByRole('link', { name: '查看证书' }),
    row.getByRole('button', { name: '预览结果' }),
  ])
    await expect(part).toHaveAccessibleDescription(number);
  await expect(page.getByRole('navigation', { name: '网页取证的分页' })).toBeVisible();
});

test('selecting the first row announces the available actions', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/web');
  const box = page.getByRole('checkbox', { name: '选择此行' }).first();
  await expect(box).toBeEnabled();
  const regions = await page.locator('[aria-live=polite]').elementHandles();
  await box.press('Space');
  await expect(page.getByRole('toolbar', { name: '已选项的操作' })).toContainText('已选 1 项');
  const texts = await Promise.all(regions.map((region) => region.innerText()));
  expect(texts.join()).toContain('已选 1 项');
});

for (const [size, where] of [
  [desktop, '第 30 页'],
  [phone, '上一页'],
] as const) {
  test(`at ${size.width} px the last-page arrow moves the focus to ${where}`, async ({ page, signedIn }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await page.goto('/user/enterprise?page=29');
    await page.getByRole('button', { name: '下一页' }).press('Enter');
    await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled();
    await expect(page.getByRole('button', { name: where })).toBeFocused();
  });
}
