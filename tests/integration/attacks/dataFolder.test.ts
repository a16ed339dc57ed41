import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderCopy, takeOrders } from '@server/backup/control';
import { prepareDataDir } from '@server/host/dataDir';
import { passwordFile } from '@server/start/firstPassword';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';

let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'folder-'));
  chmodSync(parent, 0o755);
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

/** Everything under a folder that its group or others may read, write or enter. */
const openUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => modeOf(path) & 0o077);

/** A data folder as a careless umask left it. */
function makeOpenFolder(): void {
  mkdirSync(join(dataDir, 'db/base'), { recursive: true });
  writeFileSync(join(dataDir, 'db/base/1'), 'page');
  chmodSync(join(dataDir, 'db/base/1'), 0o666);
  for (const folder of ['db/base', 'db', '.']) chmodSync(join(dataDir, folder), 0o777);
}

describe('the data folder', () => {
  it.runIf(process.platform === 'linux')(
    'is closed to others from its first file on, with the lock, the uploads and what is written later',
    async () => {
      const server = await startBackend({
        API_ONLY: '1',
        CAPTCHA: 'fixed',
        DATA_DIR: dataDir,
        SEEDED_COPY: '',
      });
      try {
        const { data } = await loginAt(server.url);
        const form = new FormData();
        form.append('file', new File(['PK\x03\x04 and the rest'], 'a.apk'));
        const headers = { Authorization: `Bearer ${data.token}` };
        const sent = await fetch(`${server.url}/api/upload/index`, { method: 'POST', headers, body: form });
        expect(await sent.json()).toMatchObject({ code: 200 });
        expect(readdirSync(join(dataDir, 'lock'))).toHaveLength(1);
        expect(readdirSync(join(dataDir, 'files/apk'))).toHaveLength(1);
        expect(modeOf(dataDir)).toBe(0o700);
        expect(openUnder(dataDir)).toEqual([]);
        const umask = /^Umask:\s*(\d+)$/m.exec(
          execFileSync('cat', [`/proc/${server.process.pid}/status`], { encoding: 'utf8' }),
        );
        expect(umask?.[1]).toBe('0077');
      } finally {
        await server.stop();
      }
    },
    120_000,
  );

  it('that is open to others is closed at the start', () => {
    makeOpenFolder();
    prepareDataDir(dataDir);
    expect(modeOf(dataDir)).toBe(0o700);
    expect(openUnder(dataDir)).toEqual([]);
    expect(modeOf(join(dataDir, 'db/base/1'))).toBe(0o600);
  });

  it('that a server has used is closed with all that it left: its socket, the first password and a copy begun', async () => {
    makeOpenFolder();
    writeFileSync(passwordFile(dataDir), 'admin / once');
    mkdirSync(join(dataDir, 'db.copy'));
    mkdirSync(join(dataDir, 'files'));
    mkdirSync(join(dataDir, 'lock'));
    const endOrders = await takeOrders(dataDir, async () => {});
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o777);
    prepareDataDir(dataDir);
    expect(openUnder(dataDir)).toEqual([]);
    expect(modeOf(dataDir)).toBe(0o700);
    expect(await orderCopy(dataDir, '/nowhere')).toBe(true);
    await endOrders();
  });

  it('that also holds other things, or that everybody writes to, is refused and left as it is', () => {
    makeOpenFolder();
    writeFileSync(join(dataDir, 'letter.txt'), 'private');
    expect(() => prepareDataDir(dataDir)).toThrow('请执行 chmod 700');
    expect(statSync(dataDir).mode & 0o777).toBe(0o777);
    rmSync(join(dataDir, 'letter.txt'));
    chmodSync(dataDir, 0o1777);
    expect(() => prepareDataDir(dataDir)).toThrow('请执行 chmod 700');
  });

  it.runIf(process.getuid?.() === 0)('that belongs to someone else is refused', () => {
    makeOpenFolder();
    execFileSync('chown', ['65534', dataDir]);
    expect(() => prepareDataDir(dataDir)).toThrow('属于其他用户');
    execFileSync('chown', ['0', dataDir]);
    execFileSync('chown', ['65534', join(dataDir, 'db/base/1')]);
    expect(() => prepareDataDir(dataDir)).toThrow('属于其他用户');
  });

  it("that is closed may hold anything: it is the operator's", () => {
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(join(dataDir, 'notes.txt'), '');
    expect(() => prepareDataDir(dataDir)).not.toThrow();
  });
});

describe.runIf(process.platform === 'linux')('a backup', () => {
  /** Runs `npm run backup` or `restore` as somebody whose umask keeps nothing from others. */
  const run = (...args: string[]) =>
    execFileSync(
      'sh',
      [
        '-c',
        'umask 0 && exec "$@"',
        'sh',
        process.execPath,
        '--import',
        'tsx',
        'server/backup-cli.ts',
        ...args,
      ],
      {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        stdio: 'pipe',
      },
    );
  const open = (folder: string) => execFileSync('chmod', ['-R', 'a+rwX', folder]);

  it.each(['new', 'there already'])(
    'in a folder that is %s is closed to others, and so is what is restored',
    (folder) => {
      makeOpenFolder();
      mkdirSync(join(dataDir, 'files/apk'), { recursive: true });
      writeFileSync(join(dataDir, 'files/apk/1'), 'upload');
      open(dataDir);
      const backup = join(parent, 'backup');
      const restored = join(parent, 'restored');
      if (folder !== 'new') for (const each of [backup, restored]) mkdirSync(each, { mode: 0o777 });
      run('--out', backup);
      expect(modeOf(backup)).toBe(0o700);
      expect(openUnder(backup)).toEqual([]);
      expect(modeOf(join(backup, 'db/base/1'))).toBe(0o600);

      // As another tool has unpacked it.
      open(backup);
      dataDir = restored;
      run('--from', backup);
      expect(modeOf(restored)).toBe(0o700);
      expect(readdirSync(join(restored, 'files/apk'))).toEqual(['1']);
      expect(openUnder(restored)).toEqual([]);
    },
    60_000,
  );

  it.runIf(process.getuid?.() === 0)("isn't made in somebody else's folder that is open to others", () => {
    makeOpenFolder();
    const backup = join(parent, 'backup');
    mkdirSync(backup);
    chmodSync(backup, 0o777);
    execFileSync('chown', ['65534', backup]);
    expect(() => run('--out', backup)).toThrow('属于其他用户');
    expect(readdirSync(backup)).toEqual([]);
  });
});
