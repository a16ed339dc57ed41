import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataDir } from '@server/host/dataDirLock';
import { listen } from '@server/host/listen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/backend';
import { examine, type Patient } from '../../../scripts/doctor/checks';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  port = await freePort();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = () => join(folder, 'new/data');

/** The findings for a healthy setup, except for the given changes. */
const found = ({ env, ...more }: Partial<Patient> = {}) =>
  examine({
    env: { PORT: String(port), DATA_DIR: dataDir(), ...env },
    node: '20.20.2',
    engines: '^20.19.0 || >=22.12.0',
    dist: join(folder, 'dist'),
    findBrowser: () => '/usr/bin/chromium',
    ...more,
  });
const wrong = async (patient?: Partial<Patient>) =>
  (await found(patient)).filter(({ ok }) => !ok).map(({ says }) => says);

describe('npm run doctor', () => {
  it('finds everything in order on a sound machine, and leaves nothing behind', async () => {
    expect(await found()).toEqual([
      { ok: true, says: 'Node 20.20.2' },
      { ok: true, says: '测试用的浏览器：/usr/bin/chromium' },
      { ok: true, says: '环境变量与配置文件可用' },
      { ok: true, says: `端口 ${port} 可用` },
      { ok: true, says: `数据目录 ${dataDir()} 可写，没有其他进程在用` },
    ]);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it.each([
    ['18.20.0', false],
    ['20.9.0', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.9.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('knows whether Node %s is supported', async (node, serves) => {
    expect(await wrong({ node })).toEqual(
      serves ? [] : [`Node ${node} 不适用，需要 ^20.19.0 || >=22.12.0。请安装 .nvmrc 中的版本。`],
    );
  });

  it('says that there is no browser, or that CHROMIUM_PATH does not start', async () => {
    expect(await wrong({ findBrowser: () => undefined })).toEqual([
      '没有测试用的浏览器。请安装 chromium，或用 CHROMIUM_PATH 指定；npm test 会尝试安装。',
    ]);
    const refuse = () => {
      throw new Error('no');
    };
    expect(await wrong({ findBrowser: refuse })).toEqual([
      'CHROMIUM_PATH 不是能在本机启动的浏览器。请改为 Chromium 的路径，或不设置。',
    ]);
  });

  it('reports which environment variable is wrong', async () => {
    expect(await wrong({ env: { PORT: 'x' } })).toEqual(['PORT 应为 1 到 65535 的整数。']);
  });

  it("reports which configuration can't be read, and which of its keys are wrong", async () => {
    const CONFIG = join(folder, 'config.json');
    expect(await wrong({ env: { CONFIG } })).toEqual([`读不到配置文件 ${CONFIG}（CONFIG）。`]);
    writeFileSync(CONFIG, '{');
    expect(await wrong({ env: { CONFIG } })).toEqual([`配置文件 ${CONFIG} 不是 JSON。请改正。`]);
    writeFileSync(CONFIG, JSON.stringify({ apiBase: 7, colour: 'red', title: 'x' }));
    expect(await wrong({ env: { CONFIG } })).toEqual([
      `配置文件 ${CONFIG} 中有错误：apiBase / colour。请按 README 的 Settings 改正。`,
    ]);
  });

  it('reports that the port is taken', async () => {
    const other = createServer();
    await listen(other, '127.0.0.1', port, 'PORT');
    expect(await wrong()).toEqual([`端口 ${port} 已被占用。请用 PORT 指定其他端口。`]);
    other.close();
  });

  it("reports that the data directory can't be written, or is in use", async () => {
    writeFileSync(join(folder, 'new'), '');
    expect(await wrong()).toEqual([
      `数据目录不可写：${dataDir()}。请检查目录权限，或用 DATA_DIR 指定其他目录。`,
    ]);
    rmSync(join(folder, 'new'));
    mkdirSync(dataDir(), { recursive: true });
    const release = await takeDataDir(dataDir());
    expect(await wrong()).toEqual([
      `数据目录 ${dataDir()} 正被另一个进程使用。请先停止它，或用 DATA_DIR 指定其他目录。`,
    ]);
    expect(await wrong({ env: { DATABASE_URL: 'postgres://a@b/c' } })).toEqual([]);
    await release();
    expect(existsSync(dataDir())).toBe(true);
  });

  it('needs no data folder for a console with a real backend', async () => {
    writeFileSync(join(folder, 'new'), '');
    expect(await wrong({ env: { API_URL: 'https://api.example.com' } })).toEqual([]);
  });
});
