import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/test.ts';

/** The page of a row of that list. */
const CERTIFICATE = '/evidence/certificate';

/** Screens, with some of what opens something there; the frame around them is tried with the first. */
const screens: readonly (readonly [path: string, ...names: string[]])[] = [
  ['/home', '管理员'],
  [`/user/enterprise?filter=${encodeURIComponent('{"status":"approved"}')}`, '导出', '显示列', '查看'],
  ['/app/feedback', '导出'],
  ['/user/review/enterprise', '已处理'],
  ['/evidence/review', '已处理'],
  ['/user/Detail/280?kind=enterprise&status=2', '查看大图：营业执照'],
  ['/money/invoice', '导出'],
  [CERTIFICATE, '下载历史', '审查要点'],
];

const POPUPS = ['dialog', 'menu', 'listbox', 'tree', 'grid'].map((role) => `[role=${role}]:visible`).join();

/** Expects what was opened to be in the window: all of it, or from its beginning on where it is higher. */
async function expectInWindow(part: Locator) {
  const isInWindow = () =>
    part.evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isHigher = height > innerHeight - 100;
      return height > 0 && top >= 0 && top < innerHeight - 40 && (bottom <= innerHeight || isHigher);
    });
  await expect.poll(isInWindow).toBe(true);
}

/** Presses a button at the lower edge of the window, where what it opens has no room. */
async function pressBelow(button: Locator) {
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.press('Enter');
}

/** The buttons of a page that match, but of rows those of the first; each marked, as pressing one may bring others. */
async function buttonsOf(page: Page, selector: string): Promise<Locator[]> {
  const marks = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((each) => {
      if (!each.checkVisibility() || each.matches(':disabled, tr:nth-child(n + 2) *')) return [];
      const mark = crypto.randomUUID();
      each.setAttribute('data-pressed', mark);
      return [mark];
    }),
  );
  return marks.map((mark) => page.locator(`[data-pressed="${mark}"]`));
}

const isReady = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Presses')),
  );

/** Presses what opens something within the page, and returns the names. */
async function pressOpeners(page: Page, within: string): Promise<string[]> {
  await isReady(page);
  const names: string[] = [];
  for (const button of await buttonsOf(page, `${within}[aria-expanded]:not([aria-haspopup])`)) {
    names.push((await button.getAttribute('aria-label')) ?? (await button.innerText()));
    await expect(async () => {
      if ((await button.getAttribute('aria-expanded')) === 'true') await button.press('Enter');
      await pressBelow(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const id = await button.getAttribute('aria-controls');
      expect(id, names.at(-1)).toBeTruthy();
      await expectInWindow(page.locator(`[id="${id}"]`));
    }).toPass();
  }
  return names;
}

/** Presses what opens a window, a menu or a list over the page, and returns the names. */
async function pressPopups(page: Page, within: string): Promise<string[]> {
  const names: string[] = [];
  const before = await page.locator(POPUPS).count();
  for (const button of await buttonsOf(page, `${within}button[aria-haspopup]`)) {
    names.push((await button.getAttribute('aria-label')) ?? (await button.innerText()));
    await pressBelow(button);
    await expect(page.locator(POPUPS)).not.toHaveCount(before);
    await expectInWindow(page.locator(POPUPS).last());
    await page.keyboard.press('Escape');
    await expect(page.locator(POPUPS)).toHaveCount(before);
  }
  return names;
}

for (const size of [desktop, phone]) {
  for (const [path, ...names] of screens) {
    test(`at ${size.width} px what each button of ${path} opens is in the window`, async ({
      page,
      signedIn,
    }) => {
      await signedIn('admin');
      await page.goto(path);
      if (path === CERTIFICATE) {
        const link = page.getByRole('row', { name: '已上传' }).first().getByRole('link', { name: '查看' });
        await page.goto((await link.getAttribute('href')) ?? '');
      }
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Parts of a page come after its heading, and wait for its data.
      for (const name of names) await expect(page.getByRole('button', { name }).first()).toBeEnabled();
      const within = path === '/home' ? '' : 'main ';
      const pressed = [...(await pressOpeners(page, within)), ...(await pressPopups(page, within))].join();
      for (const name of names) expect(pressed).toContain(name);
    });
  }
}
