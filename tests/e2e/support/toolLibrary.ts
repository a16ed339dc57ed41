import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startToolLibrary, type ToolLibrary } from '../../second-console/server.ts';
import { guardedTest } from './consoleGuard.ts';
import { buildOutside } from './outside.ts';

/** Another application on the same engine, which it gets as a package: built outside the repository. */
export const test = guardedTest.extend<{ library: ToolLibrary }, { built: string }>({
  built: [
    async ({}, use) => {
      const folder = await buildOutside('tests/second-console');
      await use(join(folder, 'dist'));
      await rm(folder, { recursive: true, force: true });
      await rm(`${folder}-engine`, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  library: async ({ built }, use) => {
    const library = await startToolLibrary(built);
    await use(library);
    await library.stop();
  },
  baseURL: async ({ library }, use) => use(library.url),
});

/** Logs a keeper or a helper in, and waits for the first list. */
export async function login(page: Page, name: 'ada' | 'bo') {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@library.example`);
  await page.getByLabel('Password').fill(name === 'ada' ? 'keeper-1' : 'helper-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/stock\/tools/);
}
