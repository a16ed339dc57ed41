import type { Page } from '@playwright/test';
import { callers, type Listener, startListener } from './support/callers.ts';
import { expect, test } from './support/test.ts';

interface Caller {
  readonly name: string;
  readonly html: string;
  readonly listener: Listener;
}

const called = (all: readonly Caller[]) =>
  all.filter(({ listener }) => listener.isCalled()).map(({ name }) => name);

/** Each construct with a host of its own; and another host, for what comes after them. */
const withCallers = test.extend<{ strangers: { readonly all: readonly Caller[]; readonly last: Listener } }>({
  strangers: async ({}, use) => {
    const last = await startListener();
    const all = await Promise.all(
      Object.entries(callers).map(async ([name, write]) => {
        const listener = await startListener();
        return { name, listener, html: write(`http://${listener.host}/x`) };
      }),
    );
    await use({ all, last });
    await Promise.all([last, ...all.map(({ listener }) => listener)].map((each) => each.stop()));
  },
});

/** What was under way has arrived once a later request has, of another host. */
async function expectLast(page: Page, last: Listener) {
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => {}), `http://${last.host}/`);
  await expect.poll(() => last.isCalled()).toBe(true);
}

// The browser logs what the policy refuses, which is what this test is about.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/./));

withCallers(
  "nothing in a certificate's html, each tried alone, connects to the host that it names",
  async ({ page, signedIn, strangers: { all, last } }) => {
    await signedIn('admin');
    await page.route('**/api/data/getAttView*', (route) => {
      const number = new URL(route.request().url()).searchParams.get('baoquan') ?? '';
      const html = `<!-- ${number} -->${all[Number(number.slice(1))]?.html}<!-- end -->`;
      return route.fulfill({ json: { code: 200, data: { baoquan: number, html } } });
    });
    await page.goto('/certificate/C0/1?isDownload=1');
    await expect(page.locator('article iframe')).toBeVisible();
    await page.evaluate(async (count) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let place = 0; place < count; place += 1) {
        history.pushState({}, '', `/certificate/C${place}/1?isDownload=1`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const shown = () => document.querySelector<HTMLIFrameElement>('article iframe');
        const isThere = () =>
          shown()?.srcdoc.includes(` C${place} `) && shown()?.contentDocument?.readyState === 'complete';
        for (let tries = 0; tries < 2000 && !isThere(); tries += 1) await frame();
        if (!isThere()) throw new Error(`waited in vain at ${location.pathname}`);
        // Drawn, and its lazy parts seen.
        shown()?.scrollIntoView();
        await frame();
        await frame();
      }
    }, all.length);
    await expectLast(page, last);
    expect(called(all)).toEqual([]);
  },
);

withCallers('nor does anything on the phone', async ({ page, signedIn, strangers: { all, last } }) => {
  await signedIn('admin');
  const html = `<p data-hash="file">${'ab'.repeat(32)}</p>${all.map((each) => each.html).join('\n')}`;
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/mobile/previewAtt/B1');
  await expect(page.frameLocator('iframe').getByText('文').first()).toBeVisible();
  await expectLast(page, last);
  expect(called(all)).toEqual([]);
});

withCallers('nor does a page of evidence', async ({ page, signedIn, strangers: { all, last } }) => {
  await signedIn('admin');
  const html = `<!doctype html><p>文</p>${all.map((each) => each.html).join('\n')}`;
  await page.route('**/page.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/');
  await page.goto(`/mobile/previewDoc/${encodeURIComponent(`${new URL(page.url()).origin}/page.html`)}`);
  await expect(page.frameLocator('iframe').getByText('文').first()).toBeVisible();
  await expectLast(page, last);
  expect(called(all)).toEqual([]);
});

withCallers('they really call: without protection, most do', async ({ page, strangers: { all, last } }) => {
  await page.route('**/unguarded', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>unguarded</title>' }),
  );
  await page.goto('/unguarded');
  await page.evaluate(
    (pages) => {
      for (const html of pages) {
        const frame = document.createElement('iframe');
        frame.srcdoc = `<!doctype html>${html}`;
        document.body.append(frame);
      }
    },
    all.map(({ html }) => html),
  );
  await expect.poll(() => called(all).length).toBeGreaterThan(70);
  await expectLast(page, last);
  expect(called(all)).toEqual(expect.arrayContaining(['iframe', 'img', 'object', 'stylesheet']));
});
