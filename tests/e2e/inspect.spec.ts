import type { Page } from '@playwright/test';
import { type Account, axe, desktop, expect, phone, test, withoutCounts } from './support/test.ts';

/** Adds the inspect right to every account's menu, in a hidden entry. */
async function allowInspection(page: Page): Promise<void> {
  await page.route('**/api/member/getMenu', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const right = { ...answer.data.role[0], id: 9999, url: '', permission: 'system/inspect', hidden: 1 };
    answer.data.role.push({ ...right, children: [] });
    await route.fulfill({ response, json: answer });
  });
}

/** The panel's chunks that a page loads. */
function panelChunks(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*inspect/i.test(pathname)) loaded.push(pathname);
  });
  return loaded;
}

const LIST = '/evidence/results';
const button = (page: Page) => page.getByRole('button', { name: '开发者检视' });
const panel = (page: Page) =>
  page.getByLabel('开发者检视', { exact: true }).and(page.locator('.MuiPaper-root'));
const side = (page: Page, name: string) => panel(page).getByRole('tab', { name });
const field = (page: Page, name: string) => panel(page).getByRole('row', { name: new RegExp(`^${name} `) });

async function openList(
  page: Page,
  signedIn: (account: Account) => Promise<void>,
  path: string,
  account: Account = 'admin',
) {
  await signedIn(account);
  await page.goto(path);
  await expect(page.getByText(/第 1-10 条/)).toBeVisible();
}

test('with ?inspect but without the right, no part of the panel is loaded', async ({ page, signedIn }) => {
  const loaded = panelChunks(page);
  await openList(page, signedIn, '/user/enterprise?inspect', 'reviewer');
  await page.keyboard.press('Control+i');
  await expect(button(page)).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('with the right but without ?inspect, no part of the panel is loaded', async ({ page, signedIn }) => {
  const loaded = panelChunks(page);
  await allowInspection(page);
  await openList(page, signedIn, LIST);
  await expect(button(page)).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('a developer sees by keyboard what was sent, how it is decoded, and why an action isn’t offered', async ({
  page,
  signedIn,
}) => {
  await allowInspection(page);
  // They request the same list, perhaps after the test has ended.
  await withoutCounts(page);
  await page.route('**/api/ajax/data/dataList*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [row] = answer.data.data;
    Object.assign(row, { payStatus: '2', notarialStatus: '77', surplus: 1 });
    delete row.mobile;
    await route.fulfill({ response, json: answer });
  });
  await openList(page, signedIn, `${LIST}?inspect`);
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Control+i');
  await expect(panel(page).getByText('GET /api/ajax/data/dataList')).toBeVisible();
  await expect(panel(page).getByText(/^200 · \d+ ms · evidence\/results$/)).toBeVisible();

  await expect(field(page, 'notarialStatus')).toContainText('未知代码“77”');
  await expect(field(page, 'notarialStatus')).toContainText('未知（77）');
  await expect(field(page, 'mobile')).toContainText('应答中没有该字段');
  await expect(field(page, 'surplus')).toContainText('声明中没有');

  await side(page, '发送').click();
  await expect(panel(page).getByRole('row', { name: 'limit 10 分页' })).toBeVisible();
  await expect(panel(page).getByRole('row', { name: /keyword — .*未发送/ })).toBeVisible();
  await expect(panel(page).getByText('Bearer $TOKEN')).toBeVisible();

  await side(page, '操作').click();
  const review = panel(page).getByRole('region', { name: 'review', exact: true });
  await expect(review).toContainText('不可用');
  await expect(review.getByRole('listitem').filter({ hasText: 'notarialStatus = awaiting' })).toContainText(
    '"?77"',
  );
  await expect(panel(page).getByRole('link')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

for (const [name, viewport] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const) {
  test(`every view of the panel passes axe on ${name}, in light and dark`, async ({ page, signedIn }) => {
    await allowInspection(page);
    await page.setViewportSize(viewport);
    await openList(page, signedIn, `${LIST}?inspect`);
    for (const dark of [false, true]) {
      if (dark) await page.getByRole('button', { name: '切换浅色/深色模式' }).click();
      await button(page).click();
      for (const each of ['应答', '发送', '操作']) {
        await side(page, each).click();
        await axe(page);
      }
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
    }
  });
}
