import { createHash } from 'node:crypto';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { createTimeStampServer } from '../support/timeStamps.ts';
import { hold } from './support/gate.ts';
import { expectInSight } from './support/inSight.ts';
import { pagesOf } from './support/pdf.ts';
import { axe, expect, phone, test } from './support/test.ts';

/** Opens the certificate of the first evidence in this state like a user: from the list, in a new tab. */
async function fromList(
  page: Page,
  context: BrowserContext,
  state: '已上传' | '上传中' | '证据缺失',
): Promise<Page> {
  await page.goto('/evidence/certificate');
  const row = page.getByRole('row').filter({ hasText: state }).first();
  const opening = context.waitForEvent('page');
  await row.getByRole('link', { name: '查看' }).click();
  const certificate = await opening;
  await expect(certificate.getByRole('heading', { level: 1, name: '证据证书' })).toBeVisible();
  return certificate;
}

const panel = (page: Page) => page.locator('#verify');
const choose = (page: Page, path: string) => panel(page).locator('input[type=file]').setInputFiles(path);

/** A displayed digest without its grouping. */
const digestIn = async (page: Page, name: string) =>
  (await page.getByRole('group', { name }).first().locator('code').innerText()).replaceAll(/\s/g, '');

test('one can go from the list through certificate and download to local verification and printing', async ({
  page,
  context,
  signedIn,
}, info) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const digest = await digestIn(certificate, '文件哈希');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);

  const downloading = certificate.waitForEvent('download');
  await certificate.getByRole('button', { name: '下载证据文件' }).click();
  await expect(certificate.getByText('已请求浏览器下载')).toBeVisible();
  const file = info.outputPath('evidence.bin');
  await (await downloading).saveAs(file);
  await expect(certificate.locator('body > iframe')).toHaveAttribute('sandbox', 'allow-downloads');

  await choose(certificate, file);
  await expect(panel(certificate).getByText('一致（SHA-256）', { exact: true })).toBeVisible();

  const bytes = await readFile(file);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  const changed = info.outputPath('changed.bin');
  await writeFile(changed, bytes);
  await choose(certificate, changed);
  await expect(panel(certificate).getByText('不一致', { exact: true })).toBeVisible();
  await expect(panel(certificate).getByText('此文件与存证时的文件不同。')).toBeVisible();
  await expect(panel(certificate).locator('mark').first()).toBeVisible();
  expect(await digestIn(certificate, '存证时的哈希')).toBe(digest);

  await expect(
    certificate.getByRole('region', { name: '保管时间线' }).getByText('下载证据文件').first(),
  ).toBeVisible();

  const pages = await pagesOf(await certificate.pdf({ preferCSSPageSize: true, printBackground: true }));
  const number = /\/certificate\/([^/]+)/.exec(certificate.url())?.[1] ?? '';
  expect(pages.join('')).toContain(digest);
  expect(pages.join('')).toContain(await digestIn(certificate, '区块链哈希'));
  for (const [place, text] of pages.entries()) {
    expect(text).toContain(`证据编号${number}`);
    expect(text).toContain(`${place + 1}/${pages.length}`);
  }
  // What is only for the screen isn't printed.
  expect(pages.join('')).not.toContain('文件仅在本机计算');
  expect(pages.join('')).toContain(`/mobile/previewAtt/${number}`);
});

test("the server's preview is shown in full height, whatever its margins, and stays so", async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  let html = '';
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'B1', html } } }),
  );
  const lines = `<p>${'窄的时候会换行，宽的时候不会。'.repeat(3)}</p>`.repeat(12);
  for (html of [
    `<h1>标题</h1>${lines}`,
    `<style>html, body { height: 100%; margin: 0 }</style><h1>标题</h1>${lines}`,
    `<style>body { min-height: 100vh; margin: 20px }</style><h1>标题</h1>${lines}`,
  ]) {
    await page.setViewportSize(phone);
    await page.goto('/certificate/B1/1?isDownload=1');
    const frame = page.locator('article iframe');
    const height = () => frame.evaluate((element) => element.clientHeight);
    /** How much of the page is out of sight, and how far its last line is from its edge. */
    const hidden = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const shown = element.contentDocument?.documentElement;
        const last = shown?.querySelector('p:last-of-type')?.getBoundingClientRect().bottom ?? Number.NaN;
        return {
          below: (shown?.scrollHeight ?? 0) - element.clientHeight,
          touches: last > element.clientHeight - 8,
        };
      });
    await expect.poll(height).toBeGreaterThan(500);
    const narrow = await height();
    await expect.poll(hidden).toEqual({ below: 0, touches: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(height).toBeLessThan(narrow);
    await expect.poll(hidden).toEqual({ below: 0, touches: false });
  }
});

test('a double click on a button of a certificate selects no text', async ({ page, context, signedIn }) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  await certificate.getByRole('button', { name: '下载证据文件' }).dblclick();
  expect(await certificate.evaluate(() => String(getSelection()))).toBe('');
});

test('an empty file is hashed, and reported as empty', async ({ page, context, signedIn }, info) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const empty = info.outputPath('empty.bin');
  await writeFile(empty, '');
  await choose(certificate, empty);
  await expect(panel(certificate).getByText('不一致', { exact: true })).toBeVisible();
  await expect(panel(certificate).getByText('这是一个空文件（0 字节）。')).toBeVisible();
  expect(await digestIn(certificate, '此文件的哈希')).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});

test('a file hash without an algorithm is compared by each that it can be, and calls no file different', async ({
  page,
  signedIn,
}, info) => {
  await signedIn('admin');
  const body = 'what was preserved';
  const file_hash = createHash('sm3').update(body).digest('hex');
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'B1', file_hash } } }),
  );
  const [genuine, other] = [info.outputPath('genuine.txt'), info.outputPath('other.txt')];
  await writeFile(genuine, body);
  await writeFile(other, `${body}?`);
  await page.goto('/certificate/B1/1?isDownload=1');
  await expect(page.getByRole('article').getByRole('group', { name: '文件哈希' })).toContainText(
    '算法未注明',
  );
  await choose(page, genuine);
  await expect(panel(page).getByText('一致（SM3）', { exact: true })).toBeVisible();
  await choose(page, other);
  await expect(panel(page).getByText('无法判定', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('已按 SHA-256、SM3 计算，与证书所载哈希都不同。')).toBeVisible();
  const shown = panel(page).getByRole('group');
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toContainText('算法未注明');
  expect(await digestIn(page, '存证时的哈希')).toBe(file_hash);
  await axe(page);
});

test('a time stamp is checked against the digests that the certificate states: its own, and one that is chosen', async ({
  page,
  signedIn,
}, info) => {
  await signedIn('admin');
  const body = Buffer.from('what was preserved');
  const stamps = createTimeStampServer(info.outputPath('stamps'));
  const data = {
    baoquan: 'B1',
    sha256: createHash('sha256').update(body).digest('hex'),
    timestamp_token: stamps.stamp(body).toString('base64'),
  };
  await page.route('**/api/data/getAttView*', (route) => route.fulfill({ json: { code: 200, data } }));
  await page.goto('/certificate/B1/1?isDownload=1');
  const section = page.getByRole('region', { name: '时间戳' });
  const found = section.getByRole('status');
  await expect(found.getByRole('listitem')).toHaveText([
    '是此文件的时间戳',
    '签名有效',
    '证书链完整（根证书是否可信未判断）',
    '时间在证书有效期内',
  ]);
  await axe(page);
  const other = info.outputPath('other.tsr');
  await writeFile(other, stamps.stamp(Buffer.from('another file')));
  await section.locator('input[type=file]').setInputFiles(other);
  await expect(found).toContainText('不是此文件的时间戳');
  await expect(found).toContainText('other.tsr');
  await writeFile(other, 'no token');
  await section.locator('input[type=file]').setInputFiles(other);
  await expect(found).toContainText('时间戳无法识别');
  await page.setViewportSize(phone);
  await axe(page);
});

test('a cancelled verification says so and gives no verdict', async ({ page, context, signedIn }, info) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const large = info.outputPath('large.bin');
  const file = await open(large, 'w');
  await file.truncate(6 * 1024 ** 3);
  await file.close();
  await choose(certificate, large);
  await panel(certificate).getByRole('button', { name: '取消' }).click();
  await expect(panel(certificate).getByText('已取消', { exact: true })).toBeVisible();
  await expect(panel(certificate).getByText('一致', { exact: true })).toHaveCount(0);
  await rm(large);
});

test('a computed hash is sent in no request', async ({ page, context, signedIn }, info) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const bodies: string[] = [];
  certificate.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  const secret = info.outputPath('secret.txt');
  await writeFile(secret, 'what nobody else may see');
  await choose(certificate, secret);
  await expect(panel(certificate).getByText('不一致', { exact: true })).toBeVisible();
  const computed = await digestIn(certificate, '此文件的哈希');
  expect(bodies.filter((body) => body.includes(computed) || body.includes('nobody else'))).toEqual([]);
});

test('missing and uploading files are refused with their own messages, without a request', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  for (const [state, words] of [
    ['证据缺失', '证据缺失不可下载'],
    ['上传中', '证据上传中请稍后下载'],
  ] as const) {
    const certificate = await fromList(page, context, state);
    const asked: string[] = [];
    certificate.on('request', (request) => asked.push(request.url()));
    await certificate.getByRole('button', { name: '下载证据文件' }).click();
    await expect(certificate.getByText(words)).toBeVisible();
    expect(asked.filter((url) => url.includes('/api/down/'))).toEqual([]);
    await certificate.close();
  }
});

test('every download is in the history', async ({ page, context, signedIn }) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const number = /\/certificate\/([^/]+)/.exec(certificate.url())?.[1] ?? '';
  await certificate.getByRole('button', { name: '下载证据文件' }).click();
  await certificate.getByRole('button', { name: '下载历史' }).click();
  const dialog = certificate.getByRole('dialog', { name: '下载历史' });
  await expect(dialog.getByRole('row').filter({ hasText: number }).first()).toBeVisible();
  await certificate.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(certificate.getByRole('button', { name: '下载历史' })).toBeFocused();
});

test('the page stays while its history is on its way, whose button has the focus afterwards', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const release = await hold(page, '**/assets/history-*');
  const data = { baoquan: 'B1' };
  await page.route('**/api/data/getAttView*', (route) => route.fulfill({ json: { code: 200, data } }));
  await page.goto('/certificate/B1/1?isDownload=1');
  const button = page.getByRole('button', { name: '下载历史' });
  await button.click();
  await expect(button).toBeFocused();
  release();
  const dialog = page.getByRole('dialog', { name: '下载历史' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('what courts ask about stands beside the certificate, gaps first, and is printed after it', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  const button = certificate.getByRole('button', { name: '审查要点' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // A key is pressed whether or not the record is there yet.
  await expect(button).toBeEnabled();
  await button.press('Enter');
  const sheet = certificate.getByRole('article', { name: '审查要点' });
  // It opens below what fills the window, and comes into view.
  const heading = sheet.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(async () => expectInSight(heading)).toPass();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const headings = await sheet.getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual(['未提供的内容', '生成主体', '存储与保管']);
  await expect(sheet.getByText('上链时间').first()).toBeVisible();
  await axe(certificate);
  await certificate.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await certificate.emulateMedia({ media: 'screen' });
  await certificate.setViewportSize({ width: 390, height: 844 });
  await sheet.scrollIntoViewIfNeeded();
  expect(await sheet.evaluate((paper) => paper.scrollWidth <= paper.clientWidth)).toBe(true);
  await button.click();
  await expect(sheet).toHaveCount(0);
});

test('an answer that fails is an error with a retry, never an empty certificate', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 500, message: '证书服务忙' } }),
  );
  await page.goto('/certificate/BQ1/1?isDownload=1');
  await expect(page.getByText('证书服务忙')).toBeVisible();
  await expect(page.getByRole('button', { name: '打印' })).toBeDisabled();
  await page.unroute('**/api/data/getAttView*');
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', address: null } } }),
  );
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText('地址信息未获取')).toBeVisible();
  await expect(page.getByText('本证书没有可识别的文件哈希', { exact: false })).toBeVisible();
});

for (const type of ['web', 'pro', 'move'] as const) {
  const list = { web: 'web', pro: 'process', move: 'move' }[type];
  test(`the attestation certificate of ${type} opens from its list`, async ({ page, context, signedIn }) => {
    await signedIn('admin');
    await page.goto(`/online/${list}`);
    const link = page.getByRole('link', { name: '查看证书' }).first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^/online/attestation/[^/]+/${type}$`));
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1, name: '取证证书' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载证据文件' }).click();
    expect((await downloading).suggestedFilename()).not.toBe('');
    expect(context.pages()).toHaveLength(1);
  });
}

test('the certificate passes axe on desktop and phone', async ({ page, context, signedIn }) => {
  await signedIn('admin');
  const certificate = await fromList(page, context, '已上传');
  // Once its evidence has loaded, the toolbar changes its colours.
  await expect(certificate.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await axe(certificate);
  await certificate.setViewportSize(phone);
  await axe(certificate);
  const width = await certificate.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});

test('a certificate that fails to load still has a heading', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/certificate/BQ000000000000000000/1?isDownload=1');
  await expect(page.getByRole('alert')).toContainText('证据不存在');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('证据证书');
  await axe(page);
});

test('in English, on a phone, the number of a certificate fits in one line', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/evidence/EnterpriseCertificate');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise evidence' })).toBeVisible();
  const address = await page.locator('a[href^="/certificate/BQ"]').first().getAttribute('href');
  await page.goto(String(address));
  const written = String(address?.split('/')[2]);
  const number = page.getByRole('article').getByText(written, { exact: true }).first();
  await expect(number).toBeVisible();
  const lines = await number.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
