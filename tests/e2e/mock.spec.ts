import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/backend.ts';
import { signIn } from './support/accounts.ts';
import { guardedTest } from './support/consoleGuard.ts';
import { expect as usual } from './support/test.ts';

/** A running `npm run dev -- --mock`. */
interface Mock {
  readonly url: string;
  /** Where a data folder would be. */
  readonly dataDir: string;
  /** Types a line in its terminal, and waits until it prints one with this text. */
  type(line: string, answer: string): Promise<void>;
}

const test = guardedTest.extend<object, { mock: Mock }>({
  mock: [
    async ({}, use) => {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'console-mock-'));
      const dataDir = join(folder, 'data');
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'scripts/dev.ts', '--mock', '--fault', '500:getUserList'],
        { env: { ...process.env, PORT: String(port), CAPTCHA: 'fixed', LC_ALL: 'C', DATA_DIR: dataDir } },
      );
      const said = gather(child);
      const until = (words: string) => expect.poll(said).toContain(words);
      const url = `http://localhost:${port}`;
      await until(`Console        ${url}`);
      await use({
        url,
        dataDir,
        async type(line, answer) {
          child.stdin.write(`${line}\n`);
          await until(answer);
        },
      });
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mock }, use) => use(mock.url),
});
/** The console is loaded file by file, which takes time on a small machine. */
const expect = usual.configure({ timeout: 60_000 });

function gather({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  return () => text;
}

test('without a backend and a data folder there are a login and lists, and faults that are switched on show as what they are', async ({
  page,
  context,
  request,
  mock,
  consoleGuard,
}) => {
  test.setTimeout(90_000);
  consoleGuard.allow('[vite]', 'Failed to load resource', 'ApiError');
  const rows = page.locator('tbody tr');
  const failure = page.locator('main').getByText(/^数据加载失败.+/);
  const again = page.getByRole('button', { name: '重试' });

  // Over HTTP: a page that is open while Vite finds the first packages is reloaded.
  await signIn(context, request, mock.url, 'admin');
  await page.goto('/user/enterprise');
  await test.step('the fault of the command line: an error, and no empty list', async () => {
    await expect(failure).toContainText('服务器出错，请稍后重试');
    await expect(page.getByText('暂无数据')).toBeHidden();
    await expect(rows).toHaveCount(0);
  });
  await test.step('a cut connection', async () => {
    await mock.type('cut:getUserList', 'Faults on: cut:getUserList');
    await again.click();
    await expect(failure).toContainText('无法连接服务器，请检查网络后重试');
  });
  await test.step('none: the list', async () => {
    await mock.type('none', 'All faults are off');
    await again.click();
    await expect(rows.first()).toBeVisible();
  });
  await test.step('an expired session: the login', async () => {
    await mock.type('expired', 'Faults on: expired');
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
  });
  expect(existsSync(mock.dataDir)).toBe(false);
});
