import type { Page } from '@playwright/test';
import { exportList } from './support/exportList.ts';
import { expectInSight } from './support/inSight.ts';
import { withRows } from './support/rows.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

/** Opens the result of the first process capture, whose url has no extension. */
async function openResult(page: Page, url: string) {
  await withRows(page, '**/api/ajax/evidence/getProList?*', (row) => {
    row.ossurl = url;
  });
  await page.goto('/online/process');
  await page.getByRole('button', { name: '预览结果' }).first().click();
  return page.getByRole('dialog', { name: '预览结果' });
}

for (const [screen, size] of [
  ['desk', desktop],
  ['phone', phone],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`on a ${screen} in ${scheme}, the selection is visible, counted across pages, and can be cleared`, async ({
      page,
      signedIn,
    }, info) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await signedIn('admin');
      await withRows(page, '**/api/ajax/webfor/getWebList?*', (row) => {
        row.status = 'SUCCESS';
      });
      await page.goto('/online/web');
      const box = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox');
      await box(1).check();
      await box(2).check();
      const bar = page.getByRole('toolbar', { name: '已选项的操作' });
      await expect(bar).toContainText('已选 2 项');
      await expectInSight(bar);
      await page.screenshot({ path: info.outputPath('selected.png') });
      await page.getByRole('button', { name: size === phone ? '下一页' : /第 ?2 ?页|^2$/ }).click();
      await expect(box(1)).not.toBeChecked();
      await box(1).check();
      await expect(bar).toContainText('已选 3 项');
      await box(9).focus();
      await expectInSight(bar);
      await axe(page);
      await bar.getByRole('button', { name: '取消选择' }).click();
      await expect(bar).toHaveCount(0);
      await expect(box(1)).not.toBeChecked();
    });
  }
}

test('a task without a file can not be selected, and its checkbox says why', async ({ page, signedIn }) => {
  await signedIn('admin');
  await withRows(page, '**/api/ajax/webfor/getWebList?*', (row) => {
    row.status = 'ING';
  });
  await page.goto('/online/web');
  await expect(page.getByRole('checkbox', { name: '任务未成功，没有可下载的文件' })).toHaveCount(10);
  await expect(page.getByRole('checkbox', { name: '任务未成功，没有可下载的文件' }).first()).toBeDisabled();
  await axe(page);
});

test('without a ticket call, a refused export says why and a successful one is a file', async ({
  page,
  signedIn,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await signedIn('admin');
  await page.route('**/api/export/**', (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': 'attachment; filename=export.csv' },
      json: { code: 500, message: '导出服务维护中' },
    }),
  );
  await page.goto('/user/balance');
  await exportList(page, { byServer: '导出全部' });
  await expect(page.getByText('导出服务维护中')).toBeVisible();
  await expect(page.getByText('已开始下载')).toHaveCount(0);
  await page.unroute('**/api/export/**');
  const downloading = page.waitForEvent('download');
  await exportList(page, { byServer: '导出全部' });
  expect((await downloading).suggestedFilename()).toMatch(/^余额查询-\d{8}\.csv$/);
});

test('a refused ticket shows its message', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.route('**/api/down/ticket', (route) =>
    route.fulfill({ json: { code: 500, message: '今日导出次数已用完' } }),
  );
  await page.goto('/user/balance');
  await exportList(page, { byServer: '导出全部' });
  await expect(page.getByText('今日导出次数已用完')).toBeVisible();
  await expect(page.locator('body > iframe')).toHaveCount(0);
});

test('an export that is refused despite its ticket says why', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.route('**/api/export/**', (route) =>
    route.fulfill({ json: { code: 500, message: '导出服务维护中' } }),
  );
  await page.goto('/user/balance');
  await exportList(page, { byServer: '导出全部' });
  await expect(page.getByText('导出服务维护中')).toBeVisible();
  await expect(page.locator('body > iframe')).toHaveCount(0);
  await axe(page);
});

const certificate = (page: Page, data: object) =>
  page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', isDownload: 1, ...data } } }),
  );

test("a link in the certificate's own html opens its file in a new window, on the rewritten host", async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { storageHosts: [{ from: 'old.example.com', to: 'new.example.com' }] } }),
  );
  await context.route('https://new.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'the file' }),
  );
  await certificate(page, {
    html: `<p><a href="https://old.example.com/a?sig=%2F">打开文件</a> <a href="javascript:top.pwned=1">坏链接</a></p>
      <img alt="图" src="https://old.example.com/b.png">`,
  });
  await page.goto('/certificate/BQ1/1?isDownload=1');
  const frame = page.frameLocator('article iframe');
  await expect(frame.getByRole('img')).toHaveAttribute('src', 'https://new.example.com/b.png');
  const opening = context.waitForEvent('page');
  await frame.getByRole('link', { name: '打开文件' }).click();
  const opened = await opening;
  await expect(opened).toHaveURL('https://new.example.com/a?sig=%2F');
  await opened.close();
  await frame.getByRole('link', { name: '坏链接' }).click();
  await expect(page.getByText('链接无效')).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a loading certificate says so', async ({ page, signedIn }) => {
  await signedIn('admin');
  await certificate(page, {});
  await page.goto('/certificate/BQ1/1?isDownload=1');
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0);
});

for (const [what, file, shown] of [
  ['text', { contentType: 'application/octet-stream', body: '第一行\n<b>第二行</b>' }, 'pre'],
  ['a picture', { path: 'server/seed/files/evidence-photo.png' }, 'img'],
  ['a sound', { path: 'server/seed/files/evidence-audio.mp3' }, 'audio'],
  ['a video', { path: 'server/seed/files/evidence-video.webm' }, 'video'],
] as const) {
  test(`a result without an extension is shown as ${what}, whatever its content type`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await page.route('**/api/files/result?*', (route) =>
      route.fulfill({ contentType: 'application/octet-stream', ...file }),
    );
    const dialog = await openResult(page, '/api/files/result?sig=1');
    await expect(dialog.locator(shown)).toBeVisible();
    if (shown === 'pre') await expect(dialog.locator(shown)).toContainText('<b>第二行</b>');
    await axe(page, '[role=dialog]');
  });
}

test('a result without an extension on an unreadable host is shown as the recording that it must be', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  await context.route('https://closed.example/**', (route) =>
    route.fulfill({ contentType: 'video/webm', path: 'server/seed/files/evidence-video.webm' }),
  );
  const video = (await openResult(page, 'https://closed.example/result?sig=1')).locator('video');
  await expect
    .poll(() => video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
    .toBeGreaterThan(0);
});

test('the page behind a QR code asks for its number alone, and links the hash to the explorer', async ({
  page,
}) => {
  const body = `<dd data-hash="file">${'b'.repeat(64)}</dd><dd data-hash="blockchain">${'a'.repeat(40)}</dd>`;
  await page.route('**/api/webfor/preview?baoquan=GC1', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('/mobile/previewAtt/GC1');
  await expect(page.getByRole('heading', { level: 1, name: '网页证据' })).toBeVisible();
  const chain = page.getByRole('region', { name: '区块链哈希' });
  await expect(chain.getByRole('link').first()).toHaveText('a'.repeat(40));
  await expect(chain.getByRole('link').first()).toHaveAttribute('target', '_blank');
  await axe(page);
});
