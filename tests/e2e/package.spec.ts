import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createTimeStampServer } from '../support/timeStamps.ts';
import { unpack } from '../support/unpack.ts';
import { type Storage, type StoredFile, startStorage } from './support/storage.ts';
import { axe, expect, phone, test } from './support/test.ts';

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');
const preserved = (name: string) => Buffer.from(`${name} `.repeat(40_000));
const cors = { cors: true } as const;

/** The answer of a certificate, by the requested number. */
type Certificate = Readonly<Record<string, string>>;

interface Case {
  readonly page: Page;
  readonly storage: Storage;
  readonly certificates: readonly Certificate[];
}

let storage: Storage | undefined;
test.afterEach(async () => {
  await storage?.stop();
  storage = undefined;
});

async function stored(options: Parameters<typeof startStorage>[0]): Promise<Storage> {
  storage = await startStorage(options);
  return storage;
}

/**
 * Opens the batch page with as many rows selected as there are certificates; their files are /0, /1 … on the storage
 * host.
 */
async function opened({ page, storage: at, certificates }: Case): Promise<readonly string[]> {
  await page.goto('/online/webDownload');
  const rows = certificates.map((_, index) => page.getByRole('row').nth(index + 1));
  const numbers: string[] = [];
  for (const row of rows) {
    await row.getByRole('checkbox').check();
    numbers.push(await row.getByRole('rowheader').innerText());
  }
  await page.route('**/api/evidence/downloadBatch', (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '').get('baoquanStr') ?? '';
    const urls = asked.split(',').map((number) => `${at.url}/${numbers.indexOf(number)}`);
    return route.fulfill({ json: { code: 200, data: urls } });
  });
  await page.route('**/api/webfor/getWebView?*', (route) => {
    const number = new URL(route.request().url()).searchParams.get('baoquan') ?? '';
    return route.fulfill({
      json: { code: 200, data: { baoquan: number, ...certificates[numbers.indexOf(number)] } },
    });
  });
  return numbers;
}

/** Lets the archive be saved as if the user had chosen a file, without the browser's own dialog. */
const choosesFile = (page: Page) =>
  page.addInitScript(() => {
    const showSaveFilePicker = async () => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle('package.zip', { create: true });
    };
    Object.assign(window, { showSaveFilePicker });
  });

/** The content of the saved archive; undefined if there is no file. */
async function savedFile(page: Page): Promise<Buffer | undefined> {
  const base64 = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('package.zip').catch(() => undefined);
    if (!handle) return undefined;
    const file = await handle.getFile();
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(file);
    });
  });
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

/** Drops files and folders from outside the browser, at this many pixels from the top. */
async function dropped(page: Page, y: number, files: string[]) {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 300, y, data });
}

/** The files of a bag by their path in its folder, which has the archive's name. */
const bagIn = (archive: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> =>
  new Map(
    [...archive].map(([path, body]) => {
      expect(path).toMatch(/^网页取证证据包-\d{8}\//);
      return [path.slice(path.indexOf('/') + 1), body];
    }),
  );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '打包下载' });

async function startPacking(page: Page) {
  await page.getByRole('main').getByRole('button', { name: '打包下载' }).first().click();
  await dialogOf(page)
    .getByRole('button', { name: /选择保存位置|开始打包/ })
    .click();
}

test('with a readable storage host there is one archive, compared with the certificates and verified offline', async ({
  page,
  context,
  signedIn,
}, info) => {
  await signedIn('admin');
  await choosesFile(page);
  const files = [preserved('first'), preserved('second'), preserved('third'), preserved('fourth')] as const;
  const at = await stored({
    files: Object.fromEntries(files.map((body, index) => [`/${index}`, { body }])),
    ...cors,
  });
  const stamps = createTimeStampServer(info.outputPath('stamps'));
  const numbers = await opened({
    page,
    storage: at,
    certificates: [
      {
        sha256: sha256(files[0]),
        blockchain_hash: 'ab'.repeat(32),
        title: '合同首页.png',
        timestamp_token: stamps.stamp(files[0]).toString('base64'),
      },
      { sha256: sha256(preserved('what was preserved')), title: '../../截图\u202e<1>.png' },
      {
        file_hash: sha256(preserved('salted')),
        title: '算法未注明.png',
        timestamp_token: stamps.stamp(preserved('another')).toString('base64'),
      },
      { file_hash: createHash('sm3').update(files[3]).digest('hex'), title: '国密.png' },
    ],
  });
  await startPacking(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('证据包已保存')).toBeVisible();
  // Mismatches come first.
  await expect(dialog.getByRole('alert').first()).toContainText('与证书不一致（1 项）');
  await expect(dialog.getByRole('alert').first()).toContainText(numbers[1] ?? '-');
  await expect(dialog.getByText('2 项的文件与证书一致，共 4 项')).toBeVisible();
  await expect(dialog.getByText('一致的算法：SHA-256（1 项）、SM3（1 项）')).toBeVisible();
  await expect(dialog.getByRole('alert').nth(1)).toContainText('不能断定文件不同');
  await expect(dialog.getByText(`1 项的时间戳无效，详见清单：${numbers[2]}`)).toBeVisible();
  await axe(page, '[role=dialog]');

  const archive = bagIn(await unpack((await savedFile(page)) ?? Buffer.alloc(0)));
  expect([...archive.keys()]).toEqual([
    `data/${numbers[0]}-合同首页.png`,
    `data/${numbers[1]}-${'.._.._截图__1_.png'}`,
    `data/${numbers[2]}-算法未注明.png`,
    `data/${numbers[3]}-国密.png`,
    'bagit.txt',
    'bag-info.txt',
    'manifest-sha256.txt',
    'manifest-sm3.txt',
    'manifest.json',
    'manifest.csv',
    'custody.jsonld',
    `certificates/${numbers[0]}-合同首页.png.html`,
    `certificates/${numbers[1]}-${'.._.._截图__1_.png'}.html`,
    `certificates/${numbers[2]}-算法未注明.png.html`,
    `certificates/${numbers[3]}-国密.png.html`,
    `timestamps/${numbers[0]}-合同首页.png.tsr`,
    `timestamps/${numbers[2]}-算法未注明.png.tsr`,
    'verify.html',
    'tagmanifest-sha256.txt',
    'tagmanifest-sm3.txt',
  ]);
  const manifest = JSON.parse(archive.get('manifest.json')?.toString() ?? '{}');
  expect(manifest.files.map((file: { verdict: string }) => file.verdict)).toEqual([
    'mismatch',
    'undecidable',
    'match',
    'match',
  ]);
  for (const { path, size, sha256: said } of manifest.files) {
    expect(sha256(archive.get(path) ?? Buffer.alloc(0))).toBe(said);
    expect(archive.get(path)).toHaveLength(size);
  }
  expect(manifest.createdBy.name).not.toBe('');
  expect(archive.get('manifest.csv')?.toString()).toContain('与证书不一致');

  const folder = info.outputPath('package');
  for (const [path, body] of archive) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  const local = await context.newPage();
  await local.goto(pathToFileURL(join(folder, 'verify.html')).href);
  await local.locator('input[type=file]').setInputFiles(folder);
  await expect(local.locator('#steps li')).toHaveText([
    /这是 BagIt 1\.0 证据包/,
    /14 个说明文件齐全/,
    /4 个文件齐全，没有多出的/,
    /4 个文件的 SM3 与 manifest-sm3\.txt 一致/,
    /4 个文件的数量和字节数/,
    /有 1 个文件与证书不一致/,
    /时间戳：有 1 个无效/,
  ]);
  const stamped = local.locator('article').filter({ hasText: '合同首页.png' });
  await expect(stamped).toContainText('是此文件的时间戳、签名有效、证书链完整');
  await expect(local.locator('article').filter({ hasText: '算法未注明.png' })).toContainText(
    '不是此文件的时间戳',
  );
  await local.setViewportSize(phone);
  await expect(local.locator('#steps')).toBeInViewport();
  await axe(local);
  await local.emulateMedia({ colorScheme: 'dark' });
  await axe(local);
  await local.emulateMedia({ colorScheme: 'light' });

  const certificate = await context.newPage();
  const [, printed = ''] = [...archive.keys()].filter((path) => path.startsWith('certificates/')).reverse();
  await certificate.goto(pathToFileURL(join(folder, printed)).href);
  await expect(certificate.getByRole('heading', { level: 1 })).toContainText(numbers[2] ?? '-');
  await expect(certificate.getByText('不是此文件的时间戳')).toBeVisible();
  await axe(certificate);
  await certificate.setViewportSize(phone);
  await certificate.emulateMedia({ colorScheme: 'dark' });
  await axe(certificate);
  await certificate.close();

  // A mismatch is reported even if the manifest calls the file incomplete; the change to the manifest as well.
  const cut = manifest.files.map((file: { verdict: string }) =>
    file.verdict === 'mismatch' ? { ...file, verdict: 'incomplete' } : file,
  );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: cut }));
  await local.locator('input[type=file]').setInputFiles(folder);
  await expect(local.locator('#outcome p').first()).toHaveText('与清单不一致 (1): manifest.json');
  await expect(local.locator('#outcome p').nth(1)).toHaveText(/^与证书不一致 \(1\): .*截图/);
  await expect(local.locator('article').filter({ hasText: '国密' })).toContainText('一致（SM3）');
  await expect(local.locator('article').filter({ hasText: '算法未注明.png' })).toContainText('无法判定');
  await axe(local);

  const [path] = [...archive.keys()];
  const changed = await readFile(join(folder, path ?? ''));
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  await writeFile(join(folder, path ?? ''), changed);
  await local.locator('input[type=file]').setInputFiles(folder);
  await expect(local.locator('#outcome p').first()).toHaveText(`与清单不一致 (2): manifest.json、${path}`);
  await expect(local.locator('article').first()).toContainText('打包后被改动');

  const inside = (await local.locator('#drop').boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await local.reload();
  await dropped(local, inside.y + inside.height + 50, [folder]);
  await expect(local.locator('#outcome p').first()).toContainText('请把文件夹拖放到框内');
  await dropped(local, inside.y + 10, [folder]);
  await expect(local.locator('#outcome p').first()).toHaveText(`与清单不一致 (2): manifest.json、${path}`);
  await dropped(local, inside.y + 10, [join(folder, 'manifest.json')]);
  await expect(local.locator('#outcome p').first()).toContainText('没有找到 bagit.txt');
});

test('with an unreadable storage host the files are downloaded one by one, and the reason is shown', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('CORS policy', 'net::ERR_FAILED', '404');
  await signedIn('admin');
  await choosesFile(page);
  const body = preserved('refused');
  const at = await stored({ files: { '/0': { body }, '/1': { body } }, cors: false });
  await opened({ page, storage: at, certificates: [{ sha256: sha256(body) }, { sha256: sha256(body) }] });
  await startPacking(page);
  const dialog = page.getByRole('dialog', { name: '批量下载' });
  await expect(dialog.getByText(`存储主机 ${new URL(at.url).host} 不支持打包，已改为逐个下载`)).toBeVisible();
  await expect(dialog.getByText('存储主机不允许本页面读取文件（跨域限制）')).toBeVisible();
  await expect(dialog.getByText('已请求浏览器下载 2 项')).toBeVisible();
  await expect(page.locator('body > iframe')).toHaveCount(2);
  await expect(dialog.getByText('秒后自动关闭')).toHaveCount(0);
  expect(await savedFile(page)).toBeUndefined();
  await axe(page, '[role=dialog]');
});

test('a broken transfer is resumed; if it keeps breaking, the user is asked and the file is marked', async ({
  page,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow('net::ERR_');
  await signedIn('admin');
  await choosesFile(page);
  const [whole, lost] = [preserved('whole'), preserved('lost')];
  const files: Record<string, StoredFile> = {
    '/0': { body: whole, cuts: [100_000] },
    '/1': { body: lost, cuts: [70_000, 0, 0, 0, 0, 0, 0, 0] },
  };
  const at = await stored({ files, ...cors });
  const numbers = await opened({
    page,
    storage: at,
    certificates: [{ sha256: sha256(whole) }, { sha256: sha256(lost) }],
  });
  await startPacking(page);
  const dialog = dialogOf(page);
  for (const number of numbers) {
    await expect(dialog.getByText(new RegExp(`${number}：已接收 [1-9]\\d* KB，共`))).toBeVisible();
    at.release();
  }
  await expect(dialog.getByText('下载中断，证据包中已有此文件的开头部分')).toBeVisible();
  expect(at.asked.filter(({ path }) => path === '/0')).toEqual([
    { path: '/0', method: 'GET', range: undefined },
    { path: '/0', method: 'GET', range: expect.stringMatching(/^bytes=\d+-$/) },
  ]);
  await axe(page, '[role=dialog]');
  await dialog.getByRole('button', { name: '放弃此文件，继续打包' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(/不完整（1 项）/);
  await expect(dialog.getByRole('button', { name: '逐个下载未取得的文件' })).toBeVisible();
  const archive = bagIn(await unpack((await savedFile(page)) ?? Buffer.alloc(0)));
  expect(sha256(archive.get(`data/${numbers[0]}.png`) ?? Buffer.alloc(0))).toBe(sha256(whole));
  const manifest = JSON.parse(archive.get('manifest.json')?.toString() ?? '{}');
  expect(manifest.files[0]).toMatchObject({ number: numbers[1], verdict: 'incomplete' });
  expect(manifest.files[0].size).toBeLessThanOrEqual(70_000);
});

test('a cancelled archive leaves no file', async ({ page, signedIn }) => {
  await signedIn('admin');
  await choosesFile(page);
  const body = preserved('held');
  const at = await stored({ files: { '/0': { body } }, holds: true, ...cors });
  await opened({ page, storage: at, certificates: [{ sha256: sha256(body) }] });
  await startPacking(page);
  await expect(dialogOf(page).getByText(/已接收 [1-9]\d* KB，共/)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: '取消打包' }).click();
  await expect(page.getByText('已取消打包，没有保存证据包')).toBeVisible();
  await expect.poll(() => savedFile(page)).toBeUndefined();
});

test('a browser that can not choose a file says how large an archive may be, and downloads it', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await signedIn('admin');
  const body = preserved('small');
  const at = await stored({ files: { '/0': { body } }, ...cors });
  const [number] = await opened({ page, storage: at, certificates: [{ sha256: sha256(body) }] });
  await page.getByRole('main').getByRole('button', { name: '打包下载' }).first().click();
  await expect(dialogOf(page).getByText('压缩包最大 512 MB')).toBeVisible();
  await axe(page, '[role=dialog]');
  const downloading = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: '开始打包' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^网页取证证据包-\d{8}\.zip$/);
  const archive = bagIn(await unpack(await readFile(await download.path())));
  expect(archive.get(`data/${number}.png`)).toEqual(body);
});
