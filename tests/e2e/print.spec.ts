import type { Page } from '@playwright/test';
import { pagesOf } from './support/pdf.ts';
import { desktop, expect, phone, test, tokenOf } from './support/test.ts';

/** The area between the margins of an A4 page. */
const paper = { width: 718, height: 1047 };

async function onPaper(page: Page) {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

const filtered = `/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`;

test('a printed list has its rows, columns and query, without the menu and the buttons', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(filtered);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: '手机号' })).toBeInViewport({ ratio: 1 });
  await expect(rows.last().getByText('待审核')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: '实名状态' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: '名称或手机号' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: '个人认证' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: '操作' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('all rows of a long page are printed, not just those that fit the screen', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/log?page=1&perPage=50');
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await onPaper(page);
  const scroller = page.getByRole('group').filter({ has: page.locator('table') });
  expect(await scroller.evaluate((group) => group.scrollHeight - group.clientHeight)).toBe(0);
});

test('a page in dark mode prints dark on white', async ({ page, signedIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn('admin');
  await page.goto(filtered);
  const phone = page.locator('tbody tr').first().getByRole('cell').first();
  await expect(phone).toHaveCSS('color', 'rgb(230, 234, 240)');
  await onPaper(page);
  await expect(phone).toHaveCSS('color', 'rgb(27, 36, 48)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a dialog is printed in full, instead of the page below it', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto(filtered);
  await page.getByRole('button', { name: '审核', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^用户详情 \S/ });
  const last = dialog.getByRole('heading', { name: '审核记录' });
  await expect(last).toBeVisible();
  await onPaper(page);
  await expect(dialog.getByRole('heading', { name: '用户信息' })).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toBeHidden();
  await expect(page.locator('tbody tr').getByText('待审核')).toHaveCount(10);
  await expect(page.locator('tbody tr').getByText('待审核').first()).toBeHidden();
});

test('an audio or video certificate leaves no blank area on paper', async ({ page, request, signedIn }) => {
  const list = await request.get('/api/ajax/evidence/getProList?type=1&page=1&limit=1&status=SUCCESS', {
    headers: { Authorization: `Bearer ${await tokenOf(request, 'admin')}` },
  });
  const [{ attestation_id: id }] = (await list.json()).data.data;
  await signedIn('admin');
  await page.goto(`/online/attestation/${id}/pro`);
  const preview = page.getByRole('heading', { name: '预览', exact: true });
  await expect(preview).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await onPaper(page);
  await expect(preview).toBeHidden();
  await expect(page.getByRole('heading', { name: '取证信息' })).toBeVisible();
});

for (const { from, size, language, printed } of [
  {
    from: 'a desk',
    size: desktop,
    language: '中文',
    printed: /打印人:管理员打印时间:(\d{4}-\d\d-\d\d)(\d\d:\d\d:\d\d)/,
  },
  {
    from: 'a phone',
    size: phone,
    language: 'English',
    printed: /Printedby管理员at(\d{4}-\d\d-\d\d)(\d\d:\d\d:\d\d)/,
  },
])
  test(`printed from ${from}, an evidence certificate has two pages, each with who did it and when, whole urls and preview`, async ({
    page,
    signedIn,
    consoleGuard,
  }) => {
    // The test's clock is a script in each frame, and the preview's runs none.
    consoleGuard.allow(/Blocked script execution in 'about:srcdoc'/);
    await signedIn('admin');
    // A browser's clock that is wrong by a day; the server's counts.
    await page.clock.install({ time: Date.now() + DAY });
    await page.goto('/evidence/certificate');
    await page.locator('a[href^="/certificate/"]').first().waitFor();
    if (language === 'English') await page.getByRole('button', { name: language }).click();
    const row = page.locator('tbody tr, li, article').filter({ hasText: /已上传|Uploaded/ });
    await page.goto((await row.locator('a[href^="/certificate/"]').first().getAttribute('href')) ?? '');
    await page.setViewportSize(size);
    const picture = page.frameLocator('.certificate-paper iframe').locator('img');
    const widthOf = (image: HTMLImageElement) => image.naturalWidth;
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
    await expect(page.locator('.certificate-paper li')).not.toHaveCount(0);
    const opened = Date.now();
    await page.clock.fastForward('02:00:00');
    // What is laid out for paper is measured on paper.
    await page.evaluate(() =>
      matchMedia('print').addEventListener('change', ({ matches }) => {
        const frame = document.querySelector<HTMLIFrameElement>('.certificate-paper iframe');
        const height = frame?.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
        if (matches && frame) document.title = `${frame.clientHeight - Math.ceil(height)} hidden`;
      }),
    );
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pages).toHaveLength(2);
    expect(await page.title()).toBe('0 hidden');
    for (const page of pages) {
      // Fonts have radicals for some letters.
      const text = page.normalize('NFKC');
      expect(text).toMatch(printed);
      const [, day, time] = printed.exec(text) ?? [];
      const at = Date.parse(`${day}T${time}+08:00`);
      // Of printing, two hours after it was opened.
      expect(Math.round((at - opened) / HOUR)).toBe(2);
    }
    const number = /\/certificate\/([^/]+)/.exec(page.url())?.[1];
    expect(pages[0]).toContain(`${new URL(page.url()).origin}/mobile/previewAtt/${number}`);
    expect(pages[1]).toMatch(/https:\/\/www\.blockchain\.com\/explorer\/search\?search=[0-9a-f]{64}/);
  });

const DAY = 86_400_000;
const HOUR = 3_600_000;
