import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seededDump } from '@mocks/testBackend';
import { openBackend } from '@server/backend';
import { systemClock } from '@server/clock';
import { configText, consoleApp } from '@server/host/console';
import { forget, remember } from '@server/seed/memory';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  const client = await PGlite.create(join(dataDir, 'db'), {
    loadDataDir: new Blob([await seededDump(systemClock)]),
  });
  await client.close();
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: dataDir });

async function login(
  url: string,
): Promise<
  (
    path: string,
    form?: Record<string, string>,
  ) => Promise<{ code: number; data: { count: number; data?: Record<string, string>[] } }>
> {
  const { data } = await loginAt(url);
  const headers = { Authorization: `Bearer ${data.token}` };
  return async (path, form) => {
    const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers };
    return (await fetch(url + path, init)).json();
  };
}

const gift = { mobile: '13000112648', type: '2', pointsType: '4', points: '1', explain: '持久性' };
const given = async (call: Awaited<ReturnType<typeof login>>) =>
  (await call(`/api/ajax/user/getPoints?keyword=${gift.mobile}`)).data.count;

it('a start after an interrupted seeding seeds again, and says so', async () => {
  const own = await mkdtemp(join(tmpdir(), 'half-'));
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) });
  const open = () => openBackend({ dataDir: own, sampleLogins: true, rows: 20, log });
  const whole = await open();
  await forget(whole.database.db, 'seeded');
  await remember(whole.database.db, 'seeding', '2026-01-01 40000');
  await whole.close();
  const { seeded, close } = await open();
  expect(seeded).toBe(true);
  expect(said.join()).toContain('上次写入样例数据时被中断，已清空，现在重新写入，每类 20 行');
  await close();
  await rm(own, { recursive: true });
}, 120_000);

describe('the data', () => {
  it('survive a restart, and so does the session', async () => {
    const first = await start();
    const before = await login(first.url);
    const count = await given(before);
    expect((await before('/api/user/updatePoints', gift)).code).toBe(200);
    await first.stop();
    const second = await start();
    expect(await given(await login(second.url))).toBe(count + 1);
    await second.stop();
  }, 180_000);

  it('say how many pages of a list were read when the server is stopped', async () => {
    const first = await start();
    const read = await login(first.url);
    for (const page of [1, 2, 3])
      expect((await read(`/api/ajax/user/getBalanceList?page=${page}&limit=7`)).code).toBe(200);
    await first.stop();
    const second = await start();
    const find = await login(second.url);
    const { data } = await find('/api/audit/getList?kind=list&limit=2');
    await second.stop();
    const said = (data.data ?? []).map(({ details = '{}' }) => JSON.parse(details));
    expect(said).toMatchObject([
      { page: '3', pages: 3, rows: 21 },
      { page: '1', limit: '7' },
    ]);
  }, 180_000);

  it('hold every answered write, and are readable, after a kill during writes', async () => {
    const server = await start();
    const call = await login(server.url);
    const count = await given(call);
    let answered = 0;
    const killed = once(server.process, 'exit');
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const answer = await call('/api/user/updatePoints', gift).catch(() => undefined);
        if (answer?.code !== 200) return;
        answered += 1;
        if (answered === 20) server.process.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    await killed;
    const again = await start();
    const after = await given(await login(again.url));
    await again.stop();
    expect(after - count).toBeGreaterThanOrEqual(answered);
    expect(after - count).toBeLessThanOrEqual(answered + 4);
  }, 180_000);
});

describe('a start that cannot succeed', () => {
  const attempt = async (env: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/server.ts'], {
      env: { ...process.env, API_ONLY: '1', DATA_DIR: dataDir, PORT: String(await freePort()), ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk));
    const [code] = await once(child, 'close');
    expect(output.trim().split('\n'), output).toHaveLength(1);
    return { code, output };
  };

  it('says that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : 0);
    expect(await attempt({ PORT })).toEqual({
      code: 1,
      output: `端口 ${PORT} 已被占用。请用 PORT 指定其他端口。\n`,
    });
    other.close();
  }, 120_000);

  it('says that the data directory belongs to another process, whatever its temporary folder, until that one ends', async () => {
    const owner = await start();
    const TMPDIR = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    expect(await attempt({ TMPDIR })).toEqual({
      code: 1,
      output: `数据目录 ${dataDir} 正被另一个进程使用。请先停止它，或用 DATA_DIR 指定其他目录。\n`,
    });
    const killed = once(owner.process, 'exit');
    owner.process.kill('SIGKILL');
    await killed;
    const next = await startBackend({ API_ONLY: '1', DATA_DIR: dataDir, TMPDIR });
    await next.stop();
    await rm(TMPDIR, { recursive: true });
  }, 120_000);

  it("says that the data directory can't be written", async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    expect(await attempt({ DATA_DIR: join(file, 'data') })).toMatchObject({
      code: 1,
      output: expect.stringContaining('数据目录不可写'),
    });
  }, 120_000);

  it("says that the database can't be reached", async () => {
    const opening = openBackend({
      dataDir,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      sampleLogins: true,
    });
    await expect(opening).rejects.toThrow(
      /^无法连接数据库。.*（Error: connect ECONNREFUSED 127\.0\.0\.1:1）$/,
    );
  });

  it('says that config.json or the built console is missing', () => {
    expect(() => configText('/nowhere/config.json', dataDir, undefined)).toThrow('读不到配置文件');
    expect(() => consoleApp(dataDir, () => '{}')).toThrow('请先运行 npm run build');
  });
});
