import type { BrowserContext, Page } from '@playwright/test';
import { tokenIn } from '../support/sessionCookie.ts';
import { pdfOf } from './support/pdf.ts';
import { axe, expect, phone, test, tokenOf } from './support/test.ts';

const fileHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const chainHash = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';
const hashes = `<dd data-hash="file">${fileHash}</dd><dd data-hash="blockchain">${chainHash}</dd>`;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900"/></svg>';
const pdf = pdfOf(['Contract']);
const readable = { 'access-control-allow-origin': '*' };

const storage = 'https://storage.example';
const at = (page: string, url: string) => `/mobile/${page}/${encodeURIComponent(url)}`;

test.use({ viewport: { width: 360, height: 640 } });

/** A deployment whose files are on the storage host, and whose previews are open. */
const config = { fileHosts: ['storage.example'], capabilities: ['openPreviews'] };
const configure = (page: Page, settings: object) =>
  page.route('**/config.json', (route) => route.fulfill({ json: settings }));
test.beforeEach(({ page }) => configure(page, config));

/** A storage host that answers according to the file name. */
async function serveStorage(context: BrowserContext, host = storage) {
  await context.route(`${host}/**`, (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name.endsWith('.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    if (name.endsWith('.pdf'))
      return route.fulfill({ headers: readable, contentType: 'binary/octet-stream', body: pdf });
    if (name.endsWith('.txt'))
      return route.fulfill({ headers: readable, contentType: 'text/plain', body: '证据' });
    if (name.endsWith('.html'))
      return route.fulfill({ headers: readable, contentType: 'text/html', body: hostile });
    return route.fulfill({ status: 404, headers: readable });
  });
}

const hostile = `<h1>证据页</h1>${hashes}<script>top.ran = true; parent.ran = true</script><img src=x onerror="top.ran = true">`;
const nothingRan = async (page: Page) => expect(await page.evaluate(() => 'ran' in window)).toBe(false);
const noOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('scanning the code shows both hashes of real evidence, without a session', async ({ page, request }) => {
  const authorization = `Bearer ${await tokenOf(request, 'admin')}`;
  const list = await request.get('/api/ajax/webfor/getWebList?page=1&limit=10&status=SUCCESS', {
    headers: { authorization },
  });
  const number = (await list.json()).data.data[0].baoquan_no;
  await page.goto(`/mobile/previewAtt/${number}`);
  await expect(page.getByRole('region', { name: '文件哈希' }).locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByRole('region', { name: '区块链哈希' }).locator('code')).toHaveText(
    /^(0x)?[0-9a-f]{64}$/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await noOverflow(page)).toBe(true);
  await axe(page);

  await page.getByRole('button', { name: '校验手中的文件' }).click();
  const file = { name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('another') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('不一致', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').last()).toContainText('此文件的哈希 SHA-256');
  expect(await noOverflow(page)).toBe(true);
  await axe(page);
});

test("the route's token is sent, or else the session's", async ({ page, signedIn }) => {
  await signedIn('admin');
  const sent: (string | undefined)[] = [];
  await page.route('**/api/webfor/preview*', async (route) => {
    sent.push((await route.request().allHeaders()).authorization);
    await route.fulfill({ contentType: 'text/html', body: hashes });
  });
  await page.goto('/mobile/previewAtt/B1');
  await expect(page.locator('code').first()).toHaveText(fileHash);
  await page.goto('/mobile/previewAtt/B1/theirs');
  await expect(page.locator('code').first()).toHaveText(fileHash);
  const own = tokenIn(await page.context().cookies());
  expect(sent).toEqual([`Bearer ${own}`, 'Bearer theirs']);
});

test('an expired token ends no session: the link is reported as expired', async ({
  page,
  signedIn,
  context,
}) => {
  await signedIn('admin');
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ json: { code: 403, message: 'expired' } }),
  );
  await page.goto('/mobile/previewAtt/B1/old');
  await expect(page.getByRole('alert')).toContainText('链接已失效');
  expect(tokenIn(await context.cookies())).toBeDefined();
  await page.unroute('**/api/webfor/preview*');
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: hashes }),
  );
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('code').first()).toHaveText(fileHash);
});

test("the server's page is shown only with a token, and runs no scripts", async ({ page, consoleGuard }) => {
  consoleGuard.allow('Blocked script execution', 'Executing inline event handler', '404');
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  await page.goto('/mobile/previewAtt/B1/theirs');
  const frame = page.getByTitle('证据页面');
  await expect(frame.contentFrame().getByRole('heading', { name: '证据页' })).toBeVisible();
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  await nothingRan(page);
});

test('a hash is copied in full, and the blockchain hash opens its search in a new window', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: hashes }),
  );
  await page.goto('/mobile/previewAtt/B1');
  await page.getByRole('button', { name: '复制 区块链哈希' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chainHash);
  const link = page.getByRole('link', { name: '在区块链浏览器中查询' });
  await expect(link).toHaveAttribute('href', new RegExp(chainHash));
  await expect(link).toHaveAttribute('target', '_blank');
});

test('over plain http, where browsers have no clipboard for pages, a hash is copied in full', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: hashes }),
  );
  await page.goto('/mobile/previewAtt/B1');
  await page.getByRole('button', { name: '复制 区块链哈希' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  await page.setContent('<textarea></textarea>');
  await page.locator('textarea').press('ControlOrMeta+V');
  await expect(page.locator('textarea')).toHaveValue(chainHash);
});

const dangerous = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>top.ran=true</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://storage.example/a.png',
  'blob:https://evil.example/1',
  'https://user:pw@storage.example/a.png',
  'http://',
  'https://[',
];
for (const pageName of ['previewImg', 'previewDoc', 'previewProgress/B1/T1']) {
  test(`${pageName} shows 链接无效 for a bad or dangerous url, and loads nothing`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const url of dangerous) {
      await page.goto(at(pageName, url));
      await expect(page.getByRole('alert'), url).toContainText('链接无效');
      await expect(page.locator('img, video, iframe')).toHaveCount(0);
    }
    const foreign = asked.filter((url) => !url.startsWith(`${baseURL}/`) || url.includes('/api/'));
    expect(foreign).toEqual([]);
    await nothingRan(page);
  });
}

test('a picture fits the screen, and is enlarged by the button and by a double tap', async ({
  page,
  context,
}) => {
  await serveStorage(context);
  await page.goto(at('previewImg', `${storage}/证据 a.svg?sign=a%2Fb`));
  const image = page.getByRole('img', { name: '证据图片' });
  const width = async () => (await image.boundingBox())?.width;
  await expect.poll(width).toBe(360);
  await page.getByRole('button', { name: '查看原图' }).click();
  await expect.poll(width).toBe(1200);
  await image.dblclick({ position: { x: 600, y: 450 } });
  await expect.poll(width).toBe(360);
  expect(await noOverflow(page)).toBe(true);
});

test('a picture that can not be loaded says so and can be retried', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow('404');
  await serveStorage(context);
  await page.goto(at('previewImg', `${storage}/gone.png`));
  await expect(page.getByRole('alert')).toHaveText('图片加载失败');
  await context.unroute(`${storage}/**`);
  await context.route(`${storage}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('img', { name: '证据图片' })).toBeVisible();
});

test('a recording asks to rotate the phone, counts down 3 seconds, then plays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow('404');
  await page.route(`${storage}/**`, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto(at('previewProgress/B1/T1', `${storage}/v.mp4`));
  await expect(page.getByText('请旋转手机以横屏观看')).toBeVisible();
  for (const left of ['3', '2', '1']) {
    await expect(page.getByRole('timer')).toHaveText(left);
    await expect(page.locator('video')).toHaveCount(0);
    await page.clock.runFor(1000);
  }
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('视频播放失败');
});

for (const [path, bearer] of [
  ['B1/T1', 'Bearer T1'],
  ['B1', null],
] as const) {
  test(`a recording without a url is looked up with the token of its route, if it has one: ${path}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow('404');
    await page.route(`${storage}/**`, (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForRequest('**/api/evidence/getProView*');
    await page.route('**/api/evidence/getProView*', (route) =>
      route.fulfill({ json: { code: 200, data: { path: `${storage}/v.mp4` } } }),
    );
    await page.goto(`/mobile/previewProgress/${path}`);
    const request = await asked;
    expect(new URL(request.url()).search).toBe('?baoquan=B1&type=3');
    expect(await request.headerValue('authorization')).toBe(bearer);
    const video = page.waitForRequest(`${storage}/v.mp4`);
    await page.getByRole('button', { name: '立即播放' }).click();
    await video;
  });
}

test('a real recording plays after the countdown, over a slow network and on a narrow phone', async ({
  page,
  devtools,
  request,
}) => {
  const token = await tokenOf(request, 'admin');
  const list = await request.get('/api/ajax/evidence/getProList?page=1&limit=10&type=1&status=SUCCESS', {
    headers: { authorization: `Bearer ${token}` },
  });
  const number = (await list.json()).data.data[0].attestation_id;
  // The server's own settings: its recordings are on a host that they rewrite.
  await page.unroute('**/config.json');
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  await page.goto(`/mobile/previewProgress/${number}/${token}`);
  await expect(page.getByText('请旋转手机以横屏观看')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('3');
  const video = page.locator('video');
  await expect(video).toBeInViewport({ ratio: 1 });
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(0.5);
  expect(
    await video.evaluate(({ readyState, videoWidth, error }: HTMLVideoElement) => ({
      hasFrames: readyState >= 2 && videoWidth > 0,
      error,
    })),
  ).toEqual({ hasFrames: true, error: null });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await noOverflow(page)).toBe(true);
});

test('a pdf is shown without a frame, text and html in a sandbox, each with a link to the file', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow('Blocked script execution', 'Executing inline event handler', 'Failed to load');
  await serveStorage(context);
  const frame = page.getByTitle('证据文档');
  await page.goto(at('previewDoc', `${storage}/a.pdf`));
  await expect(page.getByText('Contract', { exact: true })).toBeVisible();
  await expect(frame.and(page.locator('iframe'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: '打开原文件' })).toHaveAttribute('href', `${storage}/a.pdf`);

  await page.goto(at('previewDoc', `${storage}/a.txt`));
  await expect(frame.contentFrame().getByText('证据')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', '');

  await page.goto(at('previewDoc', `${storage}/a.html`));
  await expect(frame.contentFrame().getByRole('heading', { name: '证据页' })).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', '');
  await nothingRan(page);
});

/** A storage host with one file, at a url without an extension. */
async function serveFile(context: BrowserContext, file: object) {
  await context.route(`${storage}/**`, (route) => route.fulfill({ headers: readable, ...file }));
  return at('previewDoc', `${storage}/file?sig=1`);
}
const unnamed = 'application/octet-stream';
const gb18030 = Buffer.from([0xd6, 0xa4, 0xbe, 0xdd]);

for (const [what, file] of [
  ['that its host calls anything', { contentType: unnamed, body: '证据' }],
  ['in GB 18030', { contentType: 'text/plain', body: gb18030 }],
  ['in GB 18030 that its host calls anything', { contentType: unnamed, body: gb18030 }],
] as const) {
  test(`a text ${what} is shown as text`, async ({ page, context }) => {
    await page.goto(await serveFile(context, file));
    const frame = page.getByTitle('证据文档');
    await expect(frame.contentFrame().getByText('证据', { exact: true })).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', '');
  });
}

for (const contentType of ['audio/mpeg', unnamed]) {
  test(`an audio document plays: ${contentType}`, async ({ page, context }) => {
    await page.goto(await serveFile(context, { contentType, path: 'server/seed/files/evidence-audio.mp3' }));
    const sound = page.getByLabel('证据录音');
    await expect(sound).toBeVisible();
    await sound.evaluate((element: HTMLAudioElement) => element.play());
    await expect
      .poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: '打开原文件' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await noOverflow(page)).toBe(true);
    await axe(page);
  });
}

test('a video document is shown, and plays on request', async ({ page, context }) => {
  await page.goto(
    await serveFile(context, { contentType: unnamed, path: 'server/seed/files/evidence-video.webm' }),
  );
  const video = page.getByLabel('证据视频');
  await expect(video).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => video.evaluate(({ videoWidth, paused }: HTMLVideoElement) => paused && videoWidth > 0))
    .toBe(true);
  await expect(page.getByRole('link', { name: '打开原文件' })).toBeInViewport();
  expect(await noOverflow(page)).toBe(true);
  await axe(page);
});

test('a recording that the browser can not play says so', async ({ page, context }) => {
  await page.goto(await serveFile(context, { contentType: 'audio/amr', body: '#!AMR-WB\n' }));
  await expect(page.getByRole('alert')).toHaveText('文件采用的编码不能在这里预览');
  await expect(page.getByRole('link', { name: '打开原文件' })).toBeVisible();
});

test('a storage host is rewritten after decoding, before the first request', async ({ page, context }) => {
  await configure(page, { storageHosts: [{ from: 'old.example', to: 'storage.example' }] });
  await serveStorage(context);
  await page.goto(at('previewImg', 'https://old.example/a.svg'));
  await expect(page.getByRole('img', { name: '证据图片' })).toHaveAttribute('src', `${storage}/a.svg`);
});

test('file hosts receive no referrer', async ({ page, context }) => {
  await serveStorage(context);
  const asked = page.waitForRequest(`${storage}/a.svg`);
  await page.goto(at('previewImg', `${storage}/a.svg`));
  expect(await (await asked).headerValue('referer')).toBeNull();
});

test('an unknown phone page shows not found, and one without parameters an invalid link', async ({
  page,
}) => {
  await page.goto('/mobile/nothing');
  await expect(page.getByText('抱歉，你访问的页面不存在')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  await page.goto('/mobile/previewAtt');
  await expect(page.getByRole('alert')).toContainText('链接无效');
});

test('the phone pages follow the dark mode of the system and pass axe', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  await serveStorage(context);
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: hashes }),
  );
  const paths = [
    '/mobile/previewAtt/B1',
    at('previewImg', `${storage}/a.svg`),
    '/mobile/x',
    '/mobile/previewProgress/B/T/https%3A%2F%2Fstorage.example%2Fv',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('h2, img').first()).toBeVisible();
    await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
    await axe(page);
  }
});

for (const pageName of ['previewImg', 'previewDoc', 'previewProgress/B1/T1']) {
  test(`${pageName} shows a stranger's file only past its host's name, which stays above it`, async ({
    page,
    context,
  }) => {
    const host = 'xn--80ak6aa92e.example';
    const asked: string[] = [];
    await context.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ headers: readable, contentType: 'image/svg+xml', body: picture });
    });
    // It looks like another host's name, and is decoded as a part of the address.
    await page.goto(at(pageName, 'https://аррӏе.example/a.svg'));
    await expect(page.getByRole('alert')).toContainText(host);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: '仍要查看' }).click();
    await expect(page.getByRole('main').getByText(host)).toBeVisible();
    if (pageName.startsWith('previewProgress')) await page.getByRole('button', { name: '立即播放' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await axe(page);
  });
}

test('without open previews, whoever has no session is told what the page is, and nothing is asked for', async ({
  page,
}) => {
  await configure(page, {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/mobile/previewAtt/bq1');
  await expect(page.getByRole('heading', { name: '这是一份证据的哈希查询页' })).toBeVisible();
  await expect(page.getByText('bq1')).toBeVisible();
  await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await axe(page);
});

test('a text can be read in another encoding than the one that was found, which is shown', async ({
  page,
  context,
  consoleGuard,
}) => {
  // axe speaks to frames, of which this one may not answer.
  consoleGuard.allow('postMessage');
  // 證據資料 in Big5.
  const body = Buffer.from([0xc3, 0xd2, 0xbe, 0xda, 0xb8, 0xea, 0xae, 0xc6]);
  await page.goto(await serveFile(context, { contentType: unnamed, body }));
  const shown = page.getByTitle('证据文档').contentFrame().locator('body');
  const choice = page.getByRole('combobox', { name: '编码' });
  await expect(choice).toHaveValue('big5');
  await expect(shown).toHaveText('證據資料');
  await choice.selectOption('gb18030');
  await expect(shown).not.toHaveText('證據資料');
  await axe(page);
});

test('an empty file says that it is empty, and a picture that scripts can not read is shown', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow('CORS', 'net::ERR_');
  await page.goto(await serveFile(context, { contentType: 'application/pdf', body: '' }));
  await expect(page.getByRole('alert')).toHaveText('文件是空的（0 字节）');
  await page.goto(at('previewImg', `${storage}/empty.png`));
  await expect(page.getByRole('alert')).toHaveText('文件是空的（0 字节）');
  await context.unroute(`${storage}/**`);
  await context.route(`${storage}/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
      contentType: 'image/svg+xml',
      body: picture,
    }),
  );
  await page.goto(at('previewDoc', `${storage}/closed.SVG?sig=1`));
  await expect(page.getByRole('img', { name: '证据图片' })).toBeVisible();
});
