import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { auditTrail } from '@server/audit/trail';
import { openOnDisk } from '@server/db/open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'audit-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run audit:verify` on the data directory: exit code and output. */
async function verify(args: readonly string[] = [], folder = dataDir) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/audit-cli.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, err] = await said;
  return { code, out, err };
}

it('verifies what a server has left, also one that was killed', async () => {
  const server = await startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: dataDir });
  const { data } = await loginAt(server.url, { username: 'admin', password: 'admin123' });
  const init = { headers: { Authorization: `Bearer ${data.token}` } };
  await (await fetch(`${server.url}/api/ajax/user/getUserList?types=1&page=1`, init)).json();
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  const { code, out, err } = await verify();
  expect(err).toBe('');
  expect(out).toMatch(/^2 条记录完好，最后一条 (2:[0-9a-f]{64})\n.*--head \1\n$/);
  expect(code).toBe(0);
}, 120_000);

it('names the first broken entry, and what is missing before a noted head', async () => {
  const head = /(\d+:[0-9a-f]{64})/.exec((await verify()).out)?.[1] ?? '';
  expect(await verify(['--head', head])).toMatchObject({ code: 0 });
  expect(await verify(['--head', `2:${'0'.repeat(64)}`])).toMatchObject({
    code: 1,
    err: '第 2 条与所记的哈希不符，日志已被替换。接下来：docs/after-an-incident.md\n',
  });
  expect(await verify(['--head', `3:${'0'.repeat(64)}`])).toMatchObject({
    code: 1,
    err: '第 3 条缺失，已被删除。接下来：docs/after-an-incident.md\n',
  });
  const { db, close } = await openOnDisk(dataDir);
  await db.execute(sql`alter table access_records disable trigger user`);
  await db.execute(sql`update access_records set address = '203.0.113.1' where seq = 1`);
  await close();
  expect(await verify()).toMatchObject({
    code: 1,
    err: '第 1 条内容与哈希不符，已被改动。接下来：docs/after-an-incident.md\n',
  });
}, 120_000);

it('says why it can not verify, apart from what is broken', async () => {
  expect(await verify(['--head', 'x'])).toMatchObject({
    code: 2,
    err: '--head 应为“序号:哈希”，如验证结束时所示。\n',
  });
  const empty = join(dataDir, 'nothing');
  expect(await verify([], empty)).toMatchObject({ code: 2, err: `数据目录 ${empty} 中没有数据库。\n` });
}, 120_000);

it('writes entries that wait before the database closes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const { db, close } = await openOnDisk(folder);
  const trail = auditTrail(db);
  const entry = { at: '2026-01-01 00:00:00', address: '', agent: '', requestId: '', call: '' };
  const written = trail.append([{ ...entry, kind: 'detail', result: 200, details: {} }]);
  await trail.settle();
  await close();
  await expect(written).resolves.toBeUndefined();
  await rm(folder, { recursive: true, force: true });
}, 60_000);
