import type { Page, Route } from '@playwright/test';
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

const numbered = (letter: string, list: readonly unknown[]) => list.map((_, index) => `${letter}${index}`);

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
  await visit(page, [...numbered('H', documents), ...numbered('A', addresses), ...numbered('U', urls)]);
  expect(alarms).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(page.url()).toContain(`/certificate/U${urls.length - 1}/`);
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
