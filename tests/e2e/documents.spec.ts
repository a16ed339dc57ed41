import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { decode } from 'fast-png';
import { invoiceBody, ofdOf } from '../support/documents/ofd.ts';
import { BLUE, half, photo, RED, refused, sample, scan, voice } from '../support/documents/refused.ts';
import { halves, tiffOf } from '../support/documents/tiff.ts';
import { reviewLicence } from './support/licence.ts';
import { axe, expect, phone, test } from './support/test.ts';

const storage = 'https://storage.example';

const hostileText =
  '<ofd:TextObject Boundary="20 60 80 6" Font="1" Size="4" onload="top.ran=1"><ofd:TextCode X="0" Y="4">&lt;script&gt;top.ran=1&lt;/script&gt;</ofd:TextCode></ofd:TextObject><ofd:PathObject Boundary="0 0 20 20"><ofd:AbbreviatedData>M 0 0 L &quot;/&gt;&lt;script&gt;top.ran=1&lt;/script&gt;</ofd:AbbreviatedData></ofd:PathObject><ofd:ImageObject Boundary="1 1 9 9" ResourceID="5"/>';
const scripts = ofdOf(hostileText, {
  'Doc_0/PublicRes.xml':
    '<Res><Fonts><Font ID="1" FontName="x&quot;;}&lt;/style&gt;&lt;script&gt;top.ran=1&lt;/script&gt;"/></Fonts></Res>',
  'Doc_0/Res/green.png':
    '<svg xmlns="http://www.w3.org/2000/svg" onload="top.ran=1"><script>top.ran=1</script></svg>',
});

async function serve(context: BrowserContext, name: string, file: Buffer) {
  await context.route(`${storage}/${name}`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/octet-stream',
      body: file,
    }),
  );
}

const previewDoc = (name: string) => `/mobile/previewDoc/${encodeURIComponent(`${storage}/${name}`)}`;

/** The certificate of a document at this url. */
async function openCertificate(page: Page, name: string) {
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'BQ1', fileType: 1, path: `${storage}/${name}` } } }),
  );
  await page.goto('/certificate/BQ1/1');
}

/** The colour of a point of what is seen, as fractions of its width and height. */
async function colourAt(target: Locator, x: number, y: number): Promise<readonly number[]> {
  const { width, height, data, channels } = decode(await target.screenshot());
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
  return [...data.slice(at, at + 3)];
}

/** Within what JPEG and HEVC change. */
async function expectColour(target: Locator, at: readonly [number, number], colour: readonly number[]) {
  await expect
    .poll(async () => {
      const seen = await colourAt(target, ...at);
      return Math.max(...colour.map((value, index) => Math.abs(value - (seen[index] ?? 0))));
    })
    .toBeLessThan(12);
}

const pageOf = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);

test.beforeEach(({ page }) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { fileHosts: ['storage.example'] } })),
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [what, name, file, sentence] of refused) {
    test(`${what} ends in a sentence, and can be saved as it is`, async ({ page, context }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await serve(context, name, file);
      await page.goto(previewDoc(name));
      await expect(page.getByRole('alert')).toHaveText(sentence);
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: '保存文件' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(name);
      expect(readFileSync(await saved.path()).equals(file)).toBe(true);
      expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
      expect(page.workers()).toEqual([]);
    });
  }

  test('an invoice in OFD is drawn: lines, words, pictures, its template and its seal', async ({
    page,
    context,
  }) => {
    await serve(context, 'invoice.ofd', ofdOf());
    await page.goto(previewDoc('invoice.ofd'));
    const paper = pageOf(page, 1);
    await expect(paper.getByText('电子发票（普通发票）')).toBeVisible();
    await expectColour(paper, [0.04, 0.05], RED);
    await expectColour(paper, [0.86, 0.14], [0, 160, 0]);
    await expectColour(paper, [0.83, 0.86], [200, 0, 90]);
    await expectColour(paper, [0.5, 0.95], [255, 255, 255]);
    await expect(page.getByText('文件带有电子签章，这里只显示其图样，未作验证。')).toBeVisible();
    await expect(page.getByText('第 1 页，共 1 页', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await axe(page);
  });

  test('what a hostile OFD calls scripts and markup are words, and what is left out is said', async ({
    page,
    context,
  }) => {
    await serve(context, 'scripts.ofd', scripts);
    await page.goto(previewDoc('scripts.ofd'));
    await expect(pageOf(page, 1).getByText('<script>top.ran=1</script>')).toBeVisible();
    await expect(page.getByText(/有 \d+ 处内容.+没有按原样显示/)).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.locator('[data-page] script, [data-page] foreignObject')).toHaveCount(0);
    // The seal's alone.
    await expect(page.locator('[data-page] image')).toHaveCount(1);
  });

  test('a recording of calls plays, and one that breaks off says so', async ({ page, context }) => {
    await serve(context, 'voice.amr', voice);
    await page.goto(previewDoc('voice.amr'));
    const length = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
    await expect.poll(length).toBeCloseTo(0.98, 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await serve(context, 'cut.amr', half(voice));
    await page.goto(previewDoc('cut.amr'));
    await expect(page.getByRole('alert')).toHaveText('录音不完整，只能播放到中断处');
    await expect.poll(length).toBeCloseTo(0.48, 1);
  });

  test('a photo in HEIC behind a link to a picture is drawn', async ({ page, context }) => {
    await serve(context, 'photo.jpg', photo);
    await page.goto(`/mobile/previewImg/${encodeURIComponent(`${storage}/photo.jpg`)}`);
    await expectColour(pageOf(page, 1), [0.25, 0.5], [254, 0, 0]);
  });

  test('a photo is upright as its camera was held', async ({ page, context }) => {
    await serve(context, 'turned.jpg', sample('turned.jpg'));
    await page.goto(`/mobile/previewImg/${encodeURIComponent(`${storage}/turned.jpg`)}`);
    const image = page.getByRole('main').getByRole('img');
    await expectColour(image, [0.5, 0.3], [254, 0, 0]);
    await expectColour(image, [0.5, 0.7], [0, 0, 254]);
  });

  test('a video of a phone (.mov) plays', async ({ page, context }) => {
    await serve(context, 'clip.mov', sample('h264.mov'));
    await page.goto(previewDoc('clip.mov'));
    await expectColour(page.locator('video'), [0.5, 0.45], [254, 0, 0]);
  });
});

test('a scan in TIFF is drawn page by page, whichever way its pixels are stored', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  await serve(context, 'scan.tif', scan);
  await openCertificate(page, 'scan.tif');
  await expectColour(pageOf(page, 1), [0.25, 0.5], RED);
  await expectColour(pageOf(page, 1), [0.75, 0.5], BLUE);
  await pageOf(page, 2).scrollIntoViewIfNeeded();
  await expectColour(pageOf(page, 2), [0.25, 0.5], BLUE);
  await expectColour(pageOf(page, 2), [0.75, 0.5], RED);
  await serve(context, 'fax.tif', sample('fax.tif'));
  await openCertificate(page, 'fax.tif');
  await expectColour(pageOf(page, 1), [0.25, 0.5], [0, 0, 0]);
  await expectColour(pageOf(page, 1), [0.75, 0.5], [255, 255, 255]);
});

test('a scan that states its orientation is turned upright', async ({ page, context, signedIn }) => {
  await signedIn('admin');
  await serve(context, 'turned.tif', tiffOf([{ ...halves(64, 48, RED, BLUE), orientation: 6 }]));
  await openCertificate(page, 'turned.tif');
  // A quarter to the right: what was at the left is at the top.
  await expectColour(pageOf(page, 1), [0.5, 0.25], RED);
  await expectColour(pageOf(page, 1), [0.5, 0.75], BLUE);
});

test('a photo in HEIC is drawn, whatever its name', async ({ page, context, signedIn }) => {
  await signedIn('admin');
  for (const name of ['photo.heic', 'photo.jpg']) {
    await serve(context, name, photo);
    await openCertificate(page, name);
    await expectColour(pageOf(page, 1), [0.25, 0.5], [254, 0, 0]);
    await expectColour(pageOf(page, 1), [0.75, 0.5], [0, 0, 254]);
  }
});

test('an invoice in OFD is drawn in the console, in the dark theme as on paper', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await serve(context, 'invoice.ofd', ofdOf(invoiceBody));
  await openCertificate(page, 'invoice.ofd');
  await expectColour(pageOf(page, 1), [0.04, 0.05], RED);
  await expectColour(pageOf(page, 1), [0.5, 0.95], [255, 255, 255]);
  await axe(page);
  await page.emulateMedia({ colorScheme: null });
});

test('a licence in HEIC is drawn among the pictures of a review', async ({ page, signedIn }) => {
  await signedIn('admin');
  await reviewLicence(page, photo);
  await expectColour(pageOf(page, 1), [0.25, 0.5], [254, 0, 0]);
  await expect(page.getByText('图片加载失败')).toHaveCount(0);
});

test('a licence that is upright by its EXIF is turned from there', async ({ page, signedIn }) => {
  await signedIn('admin');
  await reviewLicence(page, sample('turned.jpg'));
  const picture = page.getByRole('img', { name: '营业执照' });
  await expectColour(picture, [0.5, 0.2], [254, 0, 0]);
  await page.getByRole('button', { name: '顺时针旋转' }).click();
  await expectColour(picture, [0.8, 0.5], [254, 0, 0]);
});
