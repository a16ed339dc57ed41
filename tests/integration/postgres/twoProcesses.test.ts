import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyChain } from '@server/audit/verify';
import { openPostgres } from '@server/db/openPostgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';
import { createDatabase } from './database';

let dataDir: string;
let both: Backend[];
let password: string;
let token: string;
let url: string;

const said = (backend: Backend) => backend.output().matchAll(/首个管理员的一次性密码写在 (\S+)，/g);

/** Two processes that find the same empty database at the same time, and share a folder. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shared-'));
  const own = await createDatabase();
  url = own.url;
  await own.admin.end();
  const env = {
    API_ONLY: '1',
    CAPTCHA: 'fixed',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SAMPLE_DATA: '1',
    TRUST_PROXY: 'loopback',
  };
  both = await Promise.all([startBackend(env), startBackend(env)]);
  const told = await vi.waitFor(() => {
    // What they print may arrive after their first answers.
    const found = both.flatMap((backend) => [...said(backend)]);
    expect(found).toHaveLength(1);
    return found;
  }, 10_000);
  password = (await readFile(told[0]?.[1] ?? '', 'utf8')).trim().replace('admin / ', '');
}, 120_000);
afterAll(async () => {
  await Promise.all(both.map((backend) => backend.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const urlOf = (which: number) => both[which]?.url ?? '';

const login = (which: number, password: string) =>
  loginAt(urlOf(which), { username: 'admin', password }, { 'X-Forwarded-For': '203.0.113.9' });

const ask = async (which: number, path: string, init: RequestInit = {}) =>
  (await fetch(urlOf(which) + path, { ...init, headers: { Authorization: `Bearer ${token}` } })).json();

describe('two processes on one database', () => {
  it('accept the one-time password once between them, and neither accepts a sample login', async () => {
    const first = await login(0, password);
    expect(first).toMatchObject({ code: 200 });
    token = first.data.token;
    expect(await login(1, password)).toMatchObject({ code: 400 });
    expect(await login(1, 'admin123')).toMatchObject({ code: 400 });
  });

  it('share sessions, and the client addresses of logins behind the proxy', async () => {
    for (const which of [0, 1]) {
      const { code, data } = await ask(which, '/api/LoginLog/getList?type=1');
      expect(code).toBe(200);
      expect(data.data[0]).toMatchObject({ ip: '203.0.113.9' });
    }
  });

  it("serve each other's uploaded files", async () => {
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000, 7)]);
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'console.apk');
    const uploaded = await ask(0, '/api/upload/index', { method: 'POST', body });
    expect(uploaded).toMatchObject({ code: 200 });
    const versions = () => ask(1, '/api/version/getList', { method: 'POST' });
    const form = new URLSearchParams({
      update_time: '2099-01-01 00:00:00',
      current_version: '9.9.9',
      upper_version: (await versions()).data.data[0].current_version,
      update_desc: '共享',
      update_content: '共享',
      address: uploaded.data.path,
    });
    expect(await ask(1, '/api/version/addVersion', { method: 'POST', body: form })).toMatchObject({
      code: 200,
    });
    const { data } = await versions();
    const url = new URL(data.data[0].address, urlOf(1));
    const served = Buffer.from(await (await fetch(urlOf(1) + url.pathname + url.search)).arrayBuffer());
    expect(createHash('sha256').update(served).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  });

  it('chain their entries in the activity log to one another', async () => {
    const paths = Array.from({ length: 16 }, (_, at) => `/api/ajax/user/getUserList?types=1&page=${at + 1}`);
    const answers = await Promise.all(paths.map((path, at) => ask(at % 2, path)));
    expect(answers.map(({ code }) => code)).toEqual(paths.map(() => 200));
    const { db, close } = await openPostgres(url);
    const { broken, entries } = await verifyChain(db);
    expect(broken).toBeUndefined();
    expect(entries).toBeGreaterThan(16);
    await close();
  });
});
