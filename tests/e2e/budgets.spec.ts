import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * JS and CSS until an entry is usable, in bytes of gzip (docs/decisions/0011-what-is-left-out-is-left-out-everywhere.md,
 * docs/decisions/0060-the-login-is-react.md, docs/decisions/0061-a-react-admin-application.md).
 */
const budgets = { login: 90_000, preview: 90_500, scanned: 98_000, console: 270_500 };

/** Collects every script and style that a page loads, in the order in which it asks for them. */
function collect(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  return files;
}

/** The sum of the gzip sizes of files. */
const weigh = (files: Iterable<string>) =>
  [...files]
    .map((file) => gzipSync(readFileSync(`dist${file}`)).byteLength)
    .reduce((sum, size) => sum + size, 0);

/** Whether a file contains MUI, whose errors link to their explanations: the console's, which no other entry draws with. */
const isConsole = (file: string) =>
  readFileSync(`dist${file}`, 'utf8').includes('https://mui.com/production-error/');

test('the login stays within its budget, and loads nothing of the console before the user types', async ({
  page,
}) => {
  const files = collect(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('img', { name: /验证码/ })).toBeVisible();
  expect(weigh(files)).toBeLessThan(budgets.login);
  expect([...files].filter(isConsole)).toEqual([]);
  await page.getByRole('textbox', { name: '账号' }).fill('a');
  await expect.poll(() => [...files].filter(isConsole)).not.toEqual([]);
});

test('a preview stays within its budget', async ({ page }) => {
  const files = collect(page);
  await page.goto(`/mobile/previewImg/${encodeURIComponent('/favicon.svg')}`);
  await expect(page.getByRole('img').first()).toBeVisible();
  expect(weigh(files)).toBeLessThan(budgets.preview);
});

test('a scanned preview with its page stays within its budget, without the console', async ({ page }) => {
  await page.route('**/api/webfor/preview*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>证据页</h1>' }),
  );
  const files = collect(page);
  await page.goto('/mobile/previewAtt/B1/theirs');
  await expect(page.getByTitle('证据页面').contentFrame().getByRole('heading')).toBeVisible();
  expect(weigh(files)).toBeLessThan(budgets.scanned);
});

test('the console with its first list stays within its budget', async ({ page, signedIn }) => {
  const files = collect(page);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByText(/第 1-10 条/)).toBeVisible();
  // What comes at once after them is a part of it, however fast the machine is; what comes a second later never is.
  const presses = () => [...files].findIndex((file) => file.includes('/Presses-'));
  await expect.poll(presses).toBeGreaterThan(0);
  expect(weigh([...files].slice(0, presses() + 1))).toBeLessThan(budgets.console);
});
