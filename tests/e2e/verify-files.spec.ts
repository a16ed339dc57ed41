import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { unpack } from '../support/unpack.ts';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const chooseFiles = (page: Page, files: string | string[] | { name: string; body: string }[]) =>
  page
    .getByLabel('选择文件', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(
      [files]
        .flat()
        .map((file) =>
          typeof file === 'string'
            ? file
            : { name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.body) },
        ) as string[],
    );
const chooseFolder = (page: Page, folder: string) =>
  page.getByLabel('选择文件夹', { exact: true }).and(page.locator('input')).setInputFiles(folder);

/** The package of the first web captures, as the console makes it. */
async function packageOf(page: Page, count: number, path: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await page.goto('/online/webDownload');
  for (let place = 1; place <= count; place += 1)
    await page.getByRole('row').nth(place).getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: '打包下载' }).first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '开始打包' }).click();
  await (await downloading).saveAs(path);
}

test('a folder of genuine, changed and unknown files, and a package, are verified against the certificates they name', async ({
  page,
  signedIn,
}, info) => {
  await signedIn('admin');
  const archive = info.outputPath('证据包.zip');
  await packageOf(page, 2, archive);
  const [first, second] = [...(await unpack(await readFile(archive)))].filter(([path]) =>
    path.includes('/data/'),
  );
  if (!first || !second) throw new Error('the package has no two files');
  const [genuineName = '', changedName = ''] = [first, second].map(([path]) => path.split('/').at(-1));
  const [number = '', other = ''] = [genuineName, changedName].map((name) => name.split('-')[0]);
  const folder = info.outputPath('案卷');
  await mkdir(folder);
  const changed = Buffer.from(second[1]);
  changed[0] = (changed[0] ?? 0) ^ 1;
  for (const [name, body] of [
    [genuineName, first[1]],
    [changedName, changed],
    ['没有编号.png', first[1]],
    ['E209901010000000001.pdf', Buffer.from('unknown')],
    ['说明.txt', Buffer.from('unknown')],
    ['.DS_Store', Buffer.from('litter')],
  ] as const)
    await writeFile(join(folder, name), body);

  await page.goto('/online/web');
  await page.getByRole('link', { name: '批量校验' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '批量校验' })).toBeVisible();
  await expect(page.getByText('文件只在本机计算，不会上传')).toBeVisible();
  await axe(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await chooseFolder(page, folder);

  const summary = page.getByRole('status').filter({ hasText: '共' });
  await expect(summary).toHaveText('共 5 个文件：1 待确认，1 未找到证书，1 未指定证书，2 一致');
  await expect(row(page, genuineName)).toContainText(/一致（SHA-256）.*按文件名/);
  await expect(row(page, '没有编号.png')).toContainText('按哈希');
  await expect(row(page, '没有编号.png').getByRole('link', { name: number })).toBeVisible();
  await expect(row(page, 'E209901010000000001')).toContainText('没有编号为 E209901010000000001 的证据');
  await expect(page.getByText('另有 1 个文件未列入')).toBeVisible();
  // Each certificate was asked for once, and no file was sent.
  expect(asked.filter((call) => call.endsWith('/getWebView'))).toHaveLength(2);
  // The menu's count.
  expect(asked.filter((call) => !call.startsWith('GET') && !call.includes('invoiceList'))).toEqual([]);
  await axe(page);

  // A name alone calls no file different; whoever knows whose it is says so.
  const doubted = row(page, changedName);
  await expect(doubted).toContainText(`与证书 ${other} 的文件不同。编号只是取自名称`);
  await expect(doubted).not.toContainText('不一致');
  await doubted.getByRole('button', { name: '确认是该证书的文件' }).click();
  await expect(doubted).toContainText(/^不一致.*此文件与存证时的文件不同。.*手工指定/);
  await expect(doubted.getByRole('button', { name: '指定编号' })).toBeFocused();
  await doubted.getByRole('button', { name: '哈希' }).click();
  await expect(doubted.getByRole('group', { name: '存证时的哈希' }).locator('mark').first()).toBeVisible();

  // By keyboard.
  await row(page, '说明.txt').getByRole('button', { name: '指定编号' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('没有');
  await page.keyboard.press('Enter');
  await expect(page.getByText('这不是证据编号')).toBeVisible();
  await axe(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(` ${number} `);
  await page.keyboard.press('Enter');
  await expect(row(page, '说明.txt')).toContainText(/^不一致/);
  await expect(row(page, '说明.txt').getByRole('button', { name: '指定编号' })).toBeFocused();

  await chooseFiles(page, archive);
  await expect(summary).toHaveText('共 7 个文件：2 不一致，1 未找到证书，4 一致');
  await expect(page.getByText('按证据包的清单')).toHaveCount(2);
  expect(asked.filter((call) => call.endsWith('/getWebView'))).toHaveLength(2);

  await page.getByRole('button', { name: '2 不一致' }).click();
  await expect(page.getByRole('list', { name: '文件与结果' }).getByRole('listitem')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存为 CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(9);
  expect(csv).toContain(`案卷/${genuineName},${first[1].length},一致（SHA-256）,${number},按文件名`);

  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await axe(page);
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page.getByRole('list', { name: '文件与结果' })).toHaveCount(0);
});

/** An archive of these files, as other programs pack them. */
async function zip(files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, body] of Object.entries(files)) await writer.add(path, new Uint8ArrayReader(body));
  return Buffer.from(await writer.close());
}

for (const size of [desktop, phone]) {
  test(`the files of a plain archive are verified one by one, at ${size.width} pixels`, async ({
    page,
    signedIn,
  }, info) => {
    await signedIn('admin');
    const archive = info.outputPath('证据包.zip');
    await packageOf(page, 1, archive);
    const [genuine] = [...(await unpack(await readFile(archive)))].filter(([path]) =>
      path.includes('/data/'),
    );
    if (!genuine) throw new Error('the package has no file');
    const name = genuine[0].split('/').at(-1) ?? '';
    await page.setViewportSize(size);
    await page.goto('/evidence/verify');
    const files = {
      '案卷.zip': await zip({ [`卷一/${name}`]: genuine[1], '说明.txt': Buffer.from('unknown') }),
      '打不开.zip': Buffer.from('no archive'),
      '合同.docx': await zip({ 'x.xml': Buffer.from('x') }),
    };
    await page
      .getByLabel('选择文件', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(
        Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'application/zip', buffer })),
      );
    const summary = page.getByRole('status').filter({ hasText: '共' });
    await expect(summary).toHaveText('共 4 个文件：3 未指定证书，1 一致');
    await expect(row(page, name)).toContainText(/^一致.*来自 案卷\.zip · 卷一\//);
    await expect(row(page, '说明.txt')).toContainText(/^未指定证书.*来自 案卷\.zip/);
    await expect(row(page, '打不开.zip')).toContainText('请解压后再校验');
    await expect(row(page, '合同.docx')).not.toContainText('解压');
    await expectInSight(row(page, name));
    await axe(page);
  });
}

// Of this test's own server.
const EVIDENCE = 'E-20990101-0000001';
const CAPTURE = 'C-20990101-0000002';
const sm3 = (body: string) => createHash('sm3').update(body).digest('hex');

test('with no more than the specification promises, genuine files are found and failures are told from what is not there', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('500');
  await signedIn('admin');
  let answer: object | undefined;
  await page.route(/getEvidencesList|getWebList|getProList/, (route) => {
    const url = new URL(route.request().url());
    const isTheirs = url.pathname.endsWith('getEvidencesList') && url.searchParams.get('type') === '1';
    const keyword = url.searchParams.get('keyword');
    if (keyword === CAPTURE && url.pathname.endsWith('getProList'))
      return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, body: 'down' });
    const rows = isTheirs && keyword === EVIDENCE ? [{ baoquan: '77', baoquan_no: EVIDENCE }] : [];
    return route.fulfill({ json: { code: 200, data: { data: rows, count: rows.length } } });
  });
  await page.route('**/api/data/getAttView*', (route) => {
    expect(new URL(route.request().url()).searchParams.get('baoquan')).toBe('77');
    return route.fulfill({ json: { code: 200, data: { baoquan: '77', file_hash: sm3('a') } } });
  });
  await page.goto('/evidence/certificate');
  await page.getByRole('link', { name: '批量校验' }).click();
  await chooseFiles(page, [
    { name: `${EVIDENCE}.txt`, body: 'a' },
    { name: `${EVIDENCE}-changed.txt`, body: 'b' },
    { name: `${CAPTURE}.txt`, body: 'a captured one' },
  ]);
  await expect(row(page, `${EVIDENCE}.txt`)).toContainText('一致（SM3）');
  // The certificate doesn't say its algorithm, so that alone the second would be undecidable.
  await expect(row(page, `${EVIDENCE}-changed.txt`)).toContainText('与证书不一致（另有一份一致）');
  const failed = row(page, `${CAPTURE}.txt`);
  await expect(failed).toContainText(/^查询失败/);
  await axe(page);

  // A session that is over ends nothing here: what was computed stays.
  answer = { code: 403, message: '' };
  await failed.getByRole('button', { name: '重试' }).click();
  await expect(failed).toContainText('账号已过期');
  answer = { code: 403, message: '权限不足' };
  await page.getByRole('button', { name: '重试查询失败的' }).click();
  await expect(failed).toContainText('权限不足');
  await expect(page).toHaveURL(/\/evidence\/verify$/);
  answer = { code: 200, data: { data: [], count: 0 } };
  await failed.getByRole('button', { name: '重试' }).click();
  await expect(failed).toContainText(/^未找到证书/);
});

test('it can be stopped and goes on where it was', async ({ page, signedIn }) => {
  await signedIn('admin');
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/getEvidencesList/, async (route) => {
    await gate;
    await route.fulfill({ json: { code: 200, data: { data: [], count: 0 } } }).catch(() => {});
  });
  await page.goto('/evidence/verify');
  await chooseFiles(page, [{ name: `${EVIDENCE}.txt`, body: 'a' }]);
  await expect(page.getByRole('progressbar', { name: '正在校验，已完成 0 个，共 1 个' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: '停止' }).press('Enter');
  await expect(page.getByText('已停止：完成 0 个，共 1 个')).toBeVisible();
  await axe(page);
  release();
  await page.getByRole('button', { name: '继续校验' }).press('Enter');
  await expect(row(page, `${EVIDENCE}.txt`)).toContainText('未找到证书');
});

test('whoever has none of the lists is told so, and nothing is asked for', async ({ page, signedIn }) => {
  await signedIn('finance');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/evidence/verify');
  await expect(page.getByText('你没有访问此页面的权限')).toBeVisible();
  expect(asked.filter((url) => /getEvidencesList|VerifyFilesPage/.test(url))).toEqual([]);
});
