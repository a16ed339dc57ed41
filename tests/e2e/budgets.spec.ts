import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * JS and CSS until an entry is usable, in bytes of gzip
 * (docs/decisions/0011-what-is-left-out-is-left-out-everywhere.md).
 */
const budgets = { login: 90_000, preview: 90_000, console: 270_000 };

/** Sums up the gzip sizes of every script and style that a page loads. */
function weigh(page: Page): () => number {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  return () => {
    const sizes = [...files].map((file) => gzipSync(readFileSync(`dist${file}`)).byteLength);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test('the login stays within its budget, and loads no console before the user types', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('img', { name: /验证码/ })).toBeVisible();
  expect(weight()).toBeLessThan(budgets.login);
});

test('a preview stays within its budget', async ({ page }) => {
  const weight = weigh(page);
  await page.goto(`/mobile/previewImg/${encodeURIComponent('/favicon.svg')}`);
  await expect(page.getByRole('img').first()).toBeVisible();
  expect(weight()).toBeLessThan(budgets.preview);
});

test('the console with its first list stays within its budget', async ({ page, signedIn }) => {
  const weight = weigh(page);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByText(/第 1-10 条/)).toBeVisible();
  expect(weight()).toBeLessThan(budgets.console);
});
