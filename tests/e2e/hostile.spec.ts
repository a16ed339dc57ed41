import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { sampled } from '../support/rings.ts';
import { addresses, documents, telltale, urls } from './support/hostile.ts';
import { expect, test } from './support/test.ts';

/** The answers of getAttView for evidence `H<n>`, `A<n>` and `U<n>`. */
function answer(route: Route) {
  const number = new URL(route.request().url()).searchParams.get('baoquan') ?? '';
  const index = Number(number.slice(1));
  const data = {
    H: { html: `<!-- ${number} -->${documents[index]}` },
    A: { html: `<!-- ${number} -->`, address: addresses[index], title: addresses[index] },
    U: { path: urls[index], isApp: String(1 + (index % 4)) },
  }[number[0] ?? ''];
  return route.fulfill({ json: { code: 200, data: { baoquan: number, ...data } } });
}

/** Opens one certificate after another without a reload, and touches everything that it shows. */
const visit = (page: Page, numbers: readonly string[]) =>
  page.evaluate(async (all) => {
    const frame = () => new Promise(requestAnimationFrame);
    const until = async (holds: () => boolean) => {
      for (let tries = 0; tries < 2000 && !holds(); tries += 1) await frame();
      if (!holds()) throw new Error(`waited in vain at ${location.pathname}`);
    };
    for (const number of all) {
      history.pushState({}, '', `/certificate/${number}/1?isDownload=1`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      await until(() => document.querySelector('h1 + p')?.textContent?.includes(number) ?? false);
      if (number.startsWith('U')) {
        await frame();
        continue;
      }
      const shown = () => document.querySelector<HTMLIFrameElement>('article iframe');
      await until(
        () =>
          (shown()?.srcdoc.includes(` ${number} `) ?? false) &&
          shown()?.contentDocument?.readyState === 'complete',
      );
      for (const element of shown()?.contentDocument?.body.querySelectorAll<HTMLElement>('*') ?? []) {
        for (const kind of ['pointerenter', 'mouseover', 'focus', 'animationstart', 'toggle'])
          element.dispatchEvent(new Event(kind));
        element.focus?.();
        element.click?.();
      }
      await frame();
      await frame();
    }
  }, numbers);

const numbered = (letter: string, list: readonly unknown[]) =>
  sampled(
    list.map((_, index) => `${letter}${index}`),
    4,
  );

async function nothingRuns(page: Page) {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/pwned')) alarms.push(`asked for from ${request.frame().url()}`);
  });
  page.on('popup', (popup) => alarms.push(`opened ${popup.url()}`));
  await page.route('**/api/data/getAttView*', answer);
  await page.goto('/certificate/A0/1?isDownload=1');
  await expect(page.locator('article iframe')).toBeVisible();
  const all = [...numbered('H', documents), ...numbered('A', addresses), ...numbered('U', urls)];
  await visit(page, all);
  expect(alarms).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(page.url()).toContain(`/certificate/${all.at(-1)}/`);
  await expect(page.locator('[src^="javascript:" i], [href^="javascript:" i], [src^="data:" i]')).toHaveCount(
    0,
  );
}

// The browser logs blocked documents, which is what this test is about.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/./));
test.setTimeout(240_000);

test('hostile documents, addresses and file urls run nothing', async ({ page, signedIn }) => {
  await signedIn('admin');
  await nothingRuns(page);
});

test.describe('without the Content-Security-Policy', () => {
  test.use({ bypassCSP: true });

  test('hostile documents, addresses and file urls run nothing', async ({ page, signedIn }) => {
    await signedIn('admin');
    await nothingRuns(page);
  });
});

test('the documents are really hostile: without protection, they run', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>unguarded</title>' }),
  );
  await page.goto('/unguarded');
  // Each has its own marker, so that many can be open at once.
  const ran = await page.evaluate(async (all) => {
    const tells = async (html: string, name: string) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      frame.srcdoc = html.replaceAll('pwned', name);
      document.body.append(frame);
      await loaded;
      for (let tries = 0; tries < 10 && !(name in window); tries += 1)
        await new Promise(requestAnimationFrame);
      frame.remove();
      return name in window;
    };
    let count = 0;
    for (let at = 0; at < all.length; at += 20) {
      const some = all.slice(at, at + 20).map((html, index) => tells(html, `pwned_${at + index}`));
      count += (await Promise.all(some)).filter(Boolean).length;
    }
    return count;
  }, documents);
  expect(telltale).toContain('pwned');
  expect(ran).toBeGreaterThan(60);
});

/** A second server, which notes who connects to it and what they ask for. */
async function startStranger() {
  const calls: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    calls.push(url);
    response.writeHead(200, { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*' }).end();
  });
  server.on('connection', () => calls.push('connected'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    calls,
    host: `127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Everything by which html calls a host or leads to it; the last two also while the page is still loading. */
const callers = (host: string) => {
  const at = `http://${host}`;
  return `<base href="${at}/base/"><link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}">
    <link rel="prefetch" href="${at}/prefetch"><link rel="preload" as="image" href="${at}/preload">
    <link rel="stylesheet" href="${at}/sheet.css"><link rel="icon" href="${at}/icon"><link rel="modulepreload" href="${at}/m.js">
    <meta http-equiv="refresh" content="0;url=${at}/refresh"><meta name="referrer" content="unsafe-url">
    <style>@import "${at}/import.css"; @font-face { font-family: f; src: url(${at}/font) } p { font-family: f; background: url(${at}/sheet-background) }</style>
    <p style="background:url(${at}/background);list-style-image:url(${at}/list)">文</p>
    <img src="${at}/img"><img srcset="${at}/srcset 1x"><img src="${at}/lazy" loading="lazy"><picture><source srcset="${at}/source"><img></picture>
    <video src="${at}/video" poster="${at}/poster" autoplay muted></video><audio src="${at}/audio" autoplay></audio>
    <iframe src="${at}/frame"></iframe><object data="${at}/object"></object><embed src="${at}/embed">
    <table background="${at}/table"><tr><td>x</table><input type="image" src="${at}/input">
    <svg><image href="${at}/svg-image"/><use href="${at}/use#x"/><filter id="f"><feImage href="${at}/feImage"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
    <div><template shadowrootmode="open"><link rel="preconnect" href="${at}"><img src="${at}/shadow"><a href="${at}/shadow-link" target="_self">x</a></template></div>
    <form action="${at}/form"><button>x</button></form><a ping="${at}/ping" href="#x">x</a>
    <a href="${at}/self" target="_self">x</a><a href="${at}/top" target="_top">x</a>
    <math href="${at}/math"><mtext>x</mtext></math>
    <svg><a xlink:href="${at}/svg-self" target="_self"><text y="20">x</text></a></svg>
    <svg><a href="${at}/svg-top" target="_top"><text y="20">x</text></a></svg>
    <svg><a href=""><set attributeName="href" to="${at}/set"/><text y="20">x</text></a></svg>`;
};

/** Shows html as the certificate's, and touches all that is in it. */
async function touchAll(page: Page, html: string) {
  await page.route('**/api/data/getAttView*', (route) =>
    route.fulfill({ json: { code: 200, data: { baoquan: 'H', html } } }),
  );
  await page.goto('/certificate/H/1?isDownload=1');
  const frame = page.locator('article iframe');
  await expect(frame.contentFrame().locator('p')).toHaveText('文');
  await frame.evaluate((element: HTMLIFrameElement) => {
    const visit = (root: ParentNode | undefined) => {
      for (const each of root?.querySelectorAll('*') ?? []) {
        for (const kind of ['mouseover', 'mousedown', 'click'])
          each.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, composed: true }));
        if (each.shadowRoot) visit(each.shadowRoot);
      }
    };
    visit(element.contentDocument?.body);
  });
  return frame;
}

test("a certificate's html calls no stranger and is led nowhere: they would learn when it is read", async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const [stranger, other] = [await startStranger(), await startStranger()];
  // Links are opened by the console alone, with its own checks: none of that is the frame's doing.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const frame = await touchAll(page, callers(stranger.host));
  await expect(page.getByText(`未加载：${stranger.host}`)).toBeVisible();
  await expect(frame.contentFrame().locator('p')).toHaveText('文');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.location.href)).toBe(
    'about:srcdoc',
  );
  // Whatever was under way has arrived once a later request has, of another host: it may take several connections.
  await page.evaluate(async (url) => {
    await fetch(url, { mode: 'no-cors' });
  }, `http://${other.host}/last`);
  expect(other.calls).toContain('/last');
  expect(stranger.calls).toEqual([]);
  await Promise.all([stranger.stop(), other.stop()]);
});

test("a certificate's html shows the pictures of storage hosts, and of no other", async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const [storage, stranger] = [await startStranger(), await startStranger()];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { storageHosts: [{ from: 'old.example', to: storage.host }] } }),
  );
  const picture = (host: string) =>
    `<img src="http://${host}/a.png?x=1"><i style="background:url(http://${host}/b)">x</i>`;
  await touchAll(page, `<p>文</p>${picture('old.example')}${picture(stranger.host)}`);
  await expect
    .poll(() => storage.calls.filter((url) => url !== 'connected').sort())
    .toEqual(['/a.png?x=1', '/b']);
  expect(stranger.calls).toEqual([]);
  await Promise.all([storage.stop(), stranger.stop()]);
});
