import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { passwordFile } from '@server/start/firstPassword';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { expectEmpty } from './emptyStart';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run seed -- --rows …` on the data directory: exit code and output. */
async function seed(rows: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/seed-cli.ts', '--rows', rows], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, err] = await said;
  return { code, out, err };
}

it('refuses an invalid number of rows', async () => {
  expect(await seed('many')).toEqual({
    code: 1,
    out: '',
    err: '--rows 应为 0（不写样例数据），或 20 到 5000000 的整数。\n',
  });
}, 60_000);

it('fills an empty data directory and says so, and refuses one that is not empty', async () => {
  expect(await seed('20')).toEqual({
    code: 0,
    out: expect.stringMatching(
      `^已在数据目录 ${dataDir} 中为每类数据写入 20 行，用时 \\d+ 秒。接下来：npm start\n$`,
    ),
    err: '',
  });
  expect(await seed('20')).toEqual({
    code: 1,
    out: '',
    err: `数据目录 ${dataDir} 不是空的，没有写入任何数据。请换一个空的，或先清空它。\n`,
  });
}, 120_000);

it('with no rows leaves an administrator, their role and the menu, and starts keep it empty', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'empty-'));
  expect(await seed('0', { DATA_DIR })).toEqual({
    code: 0,
    out: expect.stringContaining(passwordFile(DATA_DIR)),
    err: '',
  });
  const server = await startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR });
  await expectEmpty(server.url, DATA_DIR);
  await server.stop();
  await rm(DATA_DIR, { recursive: true });
}, 120_000);
