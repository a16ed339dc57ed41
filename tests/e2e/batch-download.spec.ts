import type { Download, Page } from '@playwright/test';
import { hold } from './support/gate.ts';
import { pdfOf } from './support/pdf.ts';
import { axe, expect, phone, test } from './support/test.ts';

const pick = async (page: Page, rows: readonly number[]) => {
  for (const row of rows) await page.getByRole('row').nth(row).getByRole('checkbox').check();
};
const numbersIn = async (page: Page, rows: readonly number[]) =>
  Promise.all(rows.map((row) => page.getByRole('row').nth(row).getByRole('rowheader').innerText()));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** What is chosen is downloaded; 批量下载 is the page and the list's own button. */
const batchButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '下载选中的文件' }).first();

test('with nothing selected, the batch page says what to do and makes no request', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/online/processDownload');
  await expect(heading(page, '过程取证批量下载')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await batchButton(page).click();
  await expect(page.getByText('请选择需要下载的证据')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('downloadBatch'))).toEqual([]);
});

test('a started batch closes its dialog after five seconds, and the list claims no more than 已请求下载', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  // The test's clock is a script in each frame, and those of downloads run none.
  consoleGuard.allow(/Blocked script execution in 'about:blank'/);
  await page.clock.install();
  await signedIn('admin');
  await page.goto('/online/webDownload');
  await expect(heading(page, '网页取证批量下载')).toBeVisible();
  await pick(page, [1, 2]);
  const numbers = await numbersIn(page, [1, 2]);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await batchButton(page).click();
  const dialog = page.getByRole('dialog', { name: '批量下载' });
  await expect(dialog.getByText('秒后自动关闭')).toBeVisible();
  // From here on, time passes only when the test says so, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(2_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => downloads.length).toBe(2);
  await expect(page.locator('body > iframe')).toHaveCount(2);

  const asked = page.getByRole('region', { name: '已请求的下载' });
  for (const number of numbers) {
    await expect(asked.getByRole('listitem').filter({ hasText: number })).toContainText('已请求下载');
    await expect(page.getByRole('region', { name: '批量下载历史' }).getByText(number).first()).toBeVisible();
  }
  await expect(page.getByText('已完成')).toHaveCount(0);

  await asked.getByRole('button', { name: `重试 ${numbers[0]}` }).click();
  await expect.poll(() => downloads.length).toBe(3);
});

test('after a batch the focus is on the list, because the selection toolbar is gone', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/online/process');
  await page.locator('tbody input[type=checkbox]:enabled').first().check();
  const bar = page.getByRole('toolbar', { name: '已选项的操作' });
  await expect(page.getByRole('button', { name: '批量下载' })).toHaveCount(1);
  await bar.getByRole('button', { name: '下载选中的文件' }).click();
  await page.getByRole('dialog', { name: '批量下载' }).getByRole('button', { name: '关闭' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('group', { name: '过程取证' })).toBeFocused();
});

test('a file of a batch that turns out to be a page is not reported as started, and the dialog stays', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/online/webDownload');
  await pick(page, [1, 2]);
  const numbers = await numbersIn(page, [1, 2]);
  await page.route('**/api/evidence/downloadBatch', (route) =>
    route.fulfill({
      json: { code: 200, data: numbers.map((number, at) => `/stored/${at}?baoquan_no=${number}`) },
    }),
  );
  await page.route('**/stored/0?*', (route) => route.fulfill({ contentType: 'text/html', body: '404' }));
  await page.route('**/stored/1?*', (route) =>
    route.fulfill({ headers: { 'Content-Disposition': 'attachment; filename=b.bin' }, body: 'b' }),
  );
  await batchButton(page).click();
  const dialog = page.getByRole('dialog', { name: '批量下载' });
  await expect(dialog.getByText('已请求浏览器下载 1 项，共 2 项证据')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: numbers[0] })).toContainText(
    '服务器返回的不是文件，下载未开始',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: numbers[1] })).toContainText('已请求下载');
  await expect(dialog.getByText('秒后自动关闭')).toHaveCount(0);
  await axe(page, '[role=dialog]');
});

test("a refused batch shows the server's message and keeps the selection; an empty answer is 无下载文件", async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/online/moveDownload');
  await expect(heading(page, '移动取证批量下载')).toBeVisible();
  await pick(page, [1]);
  const call = '**/api/evidence/downloadBatch';
  await page.route(call, (route) => route.fulfill({ json: { code: 500, message: '存储服务维护中' } }));
  await batchButton(page).click();
  const dialog = page.getByRole('dialog', { name: '批量下载' });
  await expect(dialog.getByText('存储服务维护中')).toBeVisible();
  await axe(page);
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ json: { code: '200', data: [] } }));
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByText('无下载文件')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked();
});

test('an unsafe url is reported as invalid and loads nothing', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/webDownload');
  await pick(page, [1]);
  await page.route('**/api/evidence/downloadBatch', (route) =>
    route.fulfill({ json: { code: 200, data: ['javascript:top.pwned=1'] } }),
  );
  await batchButton(page).click();
  await expect(page.getByRole('dialog').getByText('链接无效')).toBeVisible();
  await expect(page.locator('body > iframe')).toHaveCount(0);
});

test('a result is previewed as a picture, in a dialog that Escape closes', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/process');
  await page.getByRole('button', { name: '预览结果' }).first().click();
  const dialog = page.getByRole('dialog', { name: '预览结果' });
  await expect(dialog.locator('img, video, audio, iframe').first()).toBeVisible();
  await axe(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

for (const [what, body, pages] of [
  ['a pdf is shown page by page', pdfOf(['Contract']), 1],
  ['what only calls itself a pdf is said to be none', Buffer.from('<script>top.pwned=1</script>'), 0],
] as const) {
  test(`a result: ${what}`, async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.route('**/api/ajax/evidence/getProList?*', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const row of answer.data.data) row.ossurl = '/api/files/result.pdf';
      await route.fulfill({ json: answer });
    });
    await page.route('**/api/files/result.pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body }),
    );
    await page.goto('/online/process');
    await page.getByRole('button', { name: '预览结果' }).first().click();
    const dialog = page.getByRole('dialog', { name: '预览结果' });
    await expect(dialog.getByRole('link', { name: '在新窗口打开' })).toBeVisible();
    await expect(
      dialog.getByText(pages ? 'Contract' : '此格式不能在这里预览', { exact: true }),
    ).toBeVisible();
    await expect(dialog.locator('canvas')).toHaveCount(pages);
    await expect(dialog.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
}

test('the list of a kind opens the history of its batches', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/web');
  await page.getByRole('button', { name: '下载历史' }).click();
  const dialog = page.getByRole('dialog', { name: '下载历史' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['操作人', '操作时间', '证据编号']);
});

test('what is below the rows of a batch page is in place before they arrive', async ({ page, signedIn }) => {
  await signedIn('admin');
  const answer = await hold(page, '**/getWebList*');
  await page.goto('/online/webDownload');
  const asked = page.getByRole('heading', { name: '已请求的下载' });
  await expect(asked).toBeVisible();
  const before = await asked.boundingBox();
  answer();
  await expect(page.getByRole('checkbox', { name: '选择此行' })).toHaveCount(10);
  expect(await asked.boundingBox()).toEqual(before);
});

test('on a phone what is below the rows of a batch page never visibly moves', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    (function look() {
      for (const heading of document.querySelectorAll('h2'))
        if (heading.textContent === '已请求的下载') tops.push(heading.getBoundingClientRect().top);
      requestAnimationFrame(look);
    })();
  });
  await page.goto('/online/webDownload');
  await expect(page.getByRole('heading', { name: '已请求的下载' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '选择此行' })).toHaveCount(10);
  const highest = await page.evaluate(() => Math.min(...(window as unknown as { tops: number[] }).tops));
  expect(highest).toBeGreaterThan(phone.height);
});

test('a short batch page reserves no space for more rows', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/webDownload');
  const number = await page
    .getByRole('rowheader', { name: /^WQ\d+$/ })
    .first()
    .textContent();
  const one = encodeURIComponent(JSON.stringify({ keyword: number }));
  await page.goto(`/online/webDownload?filter=${one}`);
  await expect(page.getByRole('checkbox', { name: '选择此行' })).toHaveCount(1);
  const pages = await page.getByText('第 1-1 条，共 1 条').boundingBox();
  const asked = await page.getByRole('heading', { name: '已请求的下载' }).boundingBox();
  expect((asked?.y ?? Number.NaN) - (pages?.y ?? Number.NaN)).toBeLessThan(100);
});
