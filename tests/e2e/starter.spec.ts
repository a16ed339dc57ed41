import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/backend.ts';
import { axe } from './support/axe.ts';
import { guardedTest } from './support/consoleGuard.ts';
import { folderOutside, installEngine, run } from './support/outside.ts';

/** What `npm create declared-console` makes, outside the repository, with the engine from its packed tarball. */
const test = guardedTest.extend<object, { starter: { readonly folder: string; readonly url: string } }>({
  starter: [
    async ({}, use) => {
      const outside = await folderOutside();
      const packed = await run('npm', ['pack', '--silent', '--pack-destination', outside, resolve('create')]);
      await run('tar', ['xzf', join(outside, packed.stdout.trim()), '-C', outside]);
      await run('node', ['package/create.js', 'books', '--title', "Reader's <books>"], { cwd: outside });
      const folder = join(outside, 'books');
      await installEngine(folder);
      const port = await freePort();
      // As `npm start`, which would leave the server running when it is killed.
      const server = spawn('node_modules/.bin/vite', ['--port', String(port), '--strictPort'], {
        cwd: folder,
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      });
      await untilItSays(server, `:${port}/`);
      await use({ folder, url: `http://localhost:${port}` });
      server.kill();
      await once(server, 'exit');
      await rm(outside, { recursive: true, force: true });
      await rm(`${folder}-engine`, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ starter }, use) => use(starter.url),
});

/** Waits for a text in what a process prints. */
const untilItSays = (server: ChildProcessWithoutNullStreams, text: string) =>
  new Promise<void>((resolved, rejected) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(text)) resolved();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => rejected(new Error(`It ended before it said ${text}:\n${said}`)));
  });

test.use({ locale: 'en-US' });

test('a new console shows its first list and a record, before it has a server', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Account' }).fill('ada');
  await page.getByLabel('Password').fill('any');
  await axe(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/shop/order');
  await expect(page.getByRole('banner')).toContainText("Reader's <books>");
  await expect(page.getByText('1-3 of 3')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: '1001' }).click();
  await expect(page.getByText('Desk lamp')).toBeVisible();
  await axe(page);
});

test('a list is declared from a recorded answer, tested, and shown', async ({
  page,
  starter: { folder },
}) => {
  const command = (...args: string[]) =>
    run('node', ['node_modules/declared-console/tools/bin.js', ...args], { cwd: folder });
  const items = [
    { id: 'c1', name: 'Lin Wei', level: 'gold', balance: '12.50', createdAt: '2026-01-05 10:00:00' },
    { id: 'c2', name: 'Ada Byron', level: 'silver', balance: '0.00', createdAt: '2026-01-06 10:00:00' },
  ];
  await writeFile(join(folder, 'answer.json'), JSON.stringify({ items, total: 2 }));
  const call = 'GET /api/customers?page=&size=&level=';
  const { stdout } = await command(
    'declare',
    'answer.json',
    '--call',
    call,
    '--name',
    'shop/customer',
    '--yes',
  );
  expect(stdout).toContain("Then: put '/shop/customer' into resources/menu.ts, then npm test");
  expect((await command('lint')).stdout).toContain('3 ');
  // The script `test`.
  await run('node_modules/.bin/tsc', [], { cwd: folder });
  // As for somebody who runs it the first time: in CI it would want snapshots that were written before.
  await run('node_modules/.bin/vitest', ['run'], { cwd: folder, env: { ...process.env, CI: '' } });
  await command('openapi');

  await page.goto('/');
  await page.getByRole('textbox', { name: 'Account' }).fill('ada');
  await page.getByLabel('Password').fill('any');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('1-3 of 3')).toBeVisible();
  const menu = join(folder, 'resources/menu.ts');
  await run('sed', ['-i', "s#\\[item(11#[item(12, 'Customers', '/customer'), item(11#", menu]);
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('cell', { name: 'Silver' })).toBeVisible();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
});
