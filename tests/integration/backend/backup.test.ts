import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';

let root: string;
let server: Backend;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  server = await startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: join(root, 'data') });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

/** Runs `npm run backup` or `restore`: exit code and what it says. */
async function run(args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/backup-cli.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { code, said: (await said).join('') };
}

/** Calls of the administrator. */
async function callsAt(url: string) {
  const { data } = await loginAt(url);
  const headers = { Authorization: `Bearer ${data.token}` };
  return async (path: string, body?: BodyInit) =>
    (await fetch(url + path, body ? { method: 'POST', headers, body } : { headers })).json();
}

const gift = { mobile: '13000112648', type: '2', pointsType: '4', points: '1', explain: '备份' };
const gifts = '/api/ajax/user/getPoints?keyword=13000112648';

it('a backup of a running server, with its uploads, is restored as it was; what came after it is not in it', async () => {
  const call = await callsAt(server.url);
  const form = new FormData();
  form.append('file', new Blob(['PK\x03\x04', 'x'.repeat(5000)]), 'console.apk');
  const uploaded = await call('/api/upload/index', form);
  expect(uploaded).toMatchObject({ code: 200 });
  expect(await call('/api/user/updatePoints', new URLSearchParams(gift))).toMatchObject({ code: 200 });
  const { count } = (await call(gifts)).data;

  const backup = join(root, 'backup');
  expect(await run(['--out', backup], join(root, 'data'))).toMatchObject({ code: 0 });
  expect(await call('/api/user/updatePoints', new URLSearchParams(gift))).toMatchObject({ code: 200 });
  expect((await call(gifts)).data.count).toBe(count + 1);

  const restored = join(root, 'restored');
  expect(await run(['--from', backup], restored)).toMatchObject({ code: 0 });
  const again = await startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: restored });
  const there = await callsAt(again.url);
  expect((await there(gifts)).data.count).toBe(count);
  await again.stop();
  const uploads = async (folder: string) =>
    (await readdir(join(folder, 'files'), { recursive: true })).sort();
  expect(await uploads(restored)).toEqual(await uploads(join(root, 'data')));

  // A second time would overwrite, and so would a backup to the same folder.
  expect(await run(['--from', backup], restored)).toMatchObject({
    code: 1,
    said: expect.stringContaining('已有数据'),
  });
  expect(await run(['--out', backup], restored)).toMatchObject({
    code: 1,
    said: expect.stringContaining('不是空的'),
  });
}, 180_000);

it('a backup of which one byte was changed is refused, by the name of the file, and restores nothing', async () => {
  const backup = join(root, 'damaged');
  await run(['--out', backup], join(root, 'data'));
  await appendFile(join(backup, 'db/PG_VERSION'), ' ');
  const target = join(root, 'nothing');
  expect(await run(['--from', backup], target)).toEqual({
    code: 1,
    said: expect.stringContaining('备份已损坏：db/PG_VERSION'),
  });
  await expect(readdir(target)).rejects.toThrow();
  await rm(join(backup, 'backup.json'));
  expect((await run(['--from', backup], target)).said).toContain('不是完整的备份');
}, 180_000);

it('data that a newer program has written is not opened by an older one', async () => {
  const DATA_DIR = join(root, 'newer');
  await run(['--out', DATA_DIR], join(root, 'data'));
  const client = await PGlite.create(join(DATA_DIR, 'db'));
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  );
  await client.close();
  await expect(startBackend({ API_ONLY: '1', DATA_DIR })).rejects.toThrow('这些数据由更新的版本写入');
}, 180_000);
