import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { applicationsOf, awaiting, pathOf } from './support/applications.ts';
import { reviewLicence } from './support/licence.ts';
import { pdfOf } from './support/pdf.ts';
import { axe, expect, phone, test } from './support/test.ts';

const storage = 'https://storage.example';
const many = pdfOf(Array.from({ length: 300 }, (_, index) => `Clause ${index + 1} of the contract`));
const previewDoc = (url: string) => `/mobile/previewDoc/${encodeURIComponent(url)}`;

/** A storage host with a long and a damaged document, and a page; only `closed` files can't be read by scripts. */
async function serveStorage(context: BrowserContext) {
  await context.route(`${storage}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    // Playwright's interception adds the CORS header to an answer without it.
    const readers = pathname.startsWith('/closed.') ? 'https://elsewhere.example' : '*';
    if (pathname.endsWith('.html'))
      return route.fulfill({
        headers: { 'access-control-allow-origin': readers },
        contentType: 'text/html;charset=utf-8',
        body: '<h1>Clause of a page</h1><p>still</p><script>document.querySelector("p").textContent = "ran"</script>',
      });
    return route.fulfill({
      headers: { 'access-control-allow-origin': readers },
      contentType: 'application/octet-stream',
      body: pathname === '/damaged.pdf' ? '%PDF-1.4\nnothing' : many,
    });
  });
}

/** The certificate of a document at this url. */
async function openCertificate(page: Page, path: string) {
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', fileType: 1, path } } }),
  );
  await page.goto('/certificate/BQ1/1');
}

const viewer = (page: Page) => page.getByRole('region', { name: '证据文档' });
const percent = async (page: Page) =>
  Number.parseInt(
    await viewer(page)
      .getByRole('toolbar')
      .getByText(/^\d+%$/)
      .innerText(),
    10,
  );
const drawn = (page: Page) => page.locator('[data-page] canvas');

/** A deployment whose files are on the storage host. */
test.beforeEach(({ page }) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { fileHosts: ['storage.example'] } })),
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a contract of 300 pages scrolls, its text can be selected, and only nearby pages are rendered', async ({
    page,
    context,
  }) => {
    await serveStorage(context);
    await page.goto(previewDoc(`${storage}/contract.pdf`));
    await expect(page.getByText('第 1 页，共 300 页', { exact: true })).toBeVisible();
    const first = page.getByText('Clause 1 of the contract', { exact: true });
    await expect(first).toBeVisible();
    await first.selectText();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Clause 1 of the contract');
    await expect(drawn(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await axe(page);

    await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
    await expect(page.getByText('Clause 2 of the contract', { exact: true })).toBeVisible();
    await page.locator('[data-page="300"]').scrollIntoViewIfNeeded();
    await expect(page.getByText('Clause 300 of the contract', { exact: true })).toBeVisible();
    await expect(page.getByText('第 300 页，共 300 页', { exact: true })).toBeVisible();
    await expect(first).toHaveCount(0);
    await expect.poll(() => drawn(page).count()).toBeLessThan(8);
  });

  test('it is zoomed by button and by keyboard, and fitted again', async ({ page, context }) => {
    await serveStorage(context);
    await page.goto(previewDoc(`${storage}/contract.pdf`));
    await expect(page.getByText('Clause 1 of the contract', { exact: true })).toBeVisible();
    const before = await percent(page);
    await page.getByRole('button', { name: '放大' }).click();
    expect(await percent(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: '适应宽度' }).click();
    expect(await percent(page)).toBe(before);
    await page.getByRole('region', { name: '各页内容' }).press('-');
    expect(await percent(page)).toBeLessThan(before);
    await page.keyboard.press('0');
    expect(await percent(page)).toBe(before);
  });

  test('it passes axe in dark mode', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await serveStorage(context);
    await page.goto(previewDoc(`${storage}/contract.pdf`));
    await expect(drawn(page).first()).toBeVisible();
    await axe(page);
  });

  for (const [name, reason] of [
    ['closed', '不允许在这里预览'],
    ['damaged', '文件已损坏或不完整'],
  ] as const) {
    test(`a ${name} one says so, and the link opens it`, async ({ page, context, consoleGuard }) => {
      consoleGuard.allow('CORS', 'net::ERR_FAILED');
      await serveStorage(context);
      await page.goto(previewDoc(`${storage}/${name}.pdf`));
      await expect(page.getByRole('alert')).toContainText(reason);
      await expect(page.getByRole('link', { name: '打开原文件' })).toHaveAttribute(
        'href',
        `${storage}/${name}.pdf`,
      );
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});

/** A document that scripts can't read is shown in a frame, in which no script runs. */
async function expectFramed(page: Page) {
  await expect(page.getByText(/^存放此文件的服务器不允许读取其内容/)).toBeVisible();
  const framed = page.frameLocator(`iframe[src="${storage}/closed.html"][sandbox=""]`);
  await expect(framed.getByRole('heading', { name: 'Clause of a page' })).toBeInViewport();
  await expect(framed.getByText('still')).toBeVisible();
  await axe(page);
}

// The last one is logged because axe queries every frame.
const CLOSED = ['CORS', 'net::ERR_FAILED', 'sandboxed', "recipient window's origin ('null')"];

test.describe('a page whose host does not let scripts read it', () => {
  test('is framed on a phone', async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(...CLOSED);
    await page.setViewportSize(phone);
    await serveStorage(context);
    await page.goto(previewDoc(`${storage}/closed.html`));
    await expectFramed(page);
  });

  test('is framed in a certificate', async ({ page, context, signedIn, consoleGuard }) => {
    consoleGuard.allow(...CLOSED);
    await serveStorage(context);
    await signedIn('admin');
    await openCertificate(page, `${storage}/closed.html`);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expectFramed(page);
  });
});

/** The page of a pending application. */
async function awaitingPath(request: APIRequestContext): Promise<string> {
  const [application] = (await applicationsOf(request, 'notary', awaiting)).data;
  if (!application) throw new Error('the seed has no application that awaits review');
  return pathOf(application);
}

test('the documents of an application open in a dialog, with a button to a new tab', async ({
  page,
  request,
  signedIn,
}) => {
  const path = await awaitingPath(request);
  await signedIn('notary');
  await page.goto(path);
  const link = page.getByRole('region', { name: '申请文件' }).getByRole('link', { name: '公证申请表' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: '公证申请表' });
  await expect(dialog.getByText('第 1 页，共 1 页', { exact: true })).toBeVisible();
  await expect(dialog.locator('[data-page] canvas')).toBeVisible();
  await expect(dialog.locator('[data-page] span').first()).not.toBeEmpty();
  await expect(dialog.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('target', '_blank');
  await axe(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a document of an application in an old text encoding is shown as text', async ({
  page,
  request,
  signedIn,
}) => {
  const path = await awaitingPath(request);
  await signedIn('notary');
  await page.route('**/api/data/evidencesDetail?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.applyUrlPdf = '/api/files/apply?sig=1';
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/files/apply?*', (route) =>
    // 证据, in GB 18030.
    route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from([0xd6, 0xa4, 0xbe, 0xdd]) }),
  );
  await page.goto(path);
  await page.getByRole('region', { name: '申请文件' }).getByRole('link', { name: '公证申请表' }).click();
  const dialog = page.getByRole('dialog', { name: '公证申请表' });
  await expect(dialog.getByText('证据', { exact: true })).toBeVisible();
  await axe(page, '[role=dialog]');
});

test('a licence that is a pdf without an extension is shown among the pictures', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await reviewLicence(page, many);
  await expect(page.getByText('Clause 1 of the contract', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('图片加载失败')).toHaveCount(0);
  await axe(page);
});

test('the certificate of a document shows it', async ({ page, context, signedIn }) => {
  await serveStorage(context);
  await signedIn('admin');
  await openCertificate(page, `${storage}/contract.pdf`);
  await expect(page.getByText('Clause 1 of the contract', { exact: true })).toBeVisible();
  await axe(page);
});

test('the certificate of a damaged document says so, beside the button', async ({
  page,
  context,
  signedIn,
}) => {
  await serveStorage(context);
  await signedIn('admin');
  await openCertificate(page, `${storage}/damaged.pdf`);
  await expect(page.getByRole('alert').filter({ hasText: '文件已损坏或不完整' })).toBeVisible();
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute(
    'href',
    `${storage}/damaged.pdf`,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a document that scripts can not read is framed in its certificate, and a picture is shown', async ({
  page,
  context,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('CORS', 'net::ERR_');
  await serveStorage(context);
  await signedIn('admin');
  await openCertificate(page, `${storage}/closed.pdf?sig=1`);
  await expect(page.getByText(/^存放此文件的服务器不允许读取其内容/)).toBeVisible();
  await expect(page.locator(`iframe[src="${storage}/closed.pdf?sig=1"]`)).toBeVisible();
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toBeVisible();
});

for (const [what, body, text] of [
  [
    'with a line before its header',
    Buffer.concat([Buffer.from('\r\nX-Junk: 1\r\n\r\n'), pdfOf(['Clause A'])]),
    'Clause A',
  ],
] as const) {
  test(`a document ${what} is shown`, async ({ page, context, signedIn }) => {
    await context.route(`${storage}/**`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/pdf',
        body,
      }),
    );
    await signedIn('admin');
    await openCertificate(page, `${storage}/contract.pdf`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
}
