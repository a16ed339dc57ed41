import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataDir } from '@server/host/dataDirLock';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'locked-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('the lock belongs to one process until it releases the folder, and leaves nothing behind', async () => {
  const release = await takeDataDir(dataDir);
  await expect(takeDataDir(dataDir)).rejects.toThrow('正被另一个进程使用');
  await release();
  await (await takeDataDir(dataDir))();
  expect(await readdir(join(dataDir, 'lock'))).toEqual([]);
});

it('exactly one of many processes gets the lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    const taken = await Promise.allSettled(Array.from({ length: 6 }, () => takeDataDir(dataDir)));
    const releases = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(releases).toHaveLength(1);
    await releases[0]?.();
  }
});

it("the lock works in a folder whose path is longer than a socket's may be", async () => {
  const deep = join(dataDir, 'd'.repeat(120));
  await mkdir(deep);
  const release = await takeDataDir(deep);
  await expect(takeDataDir(deep)).rejects.toThrow('正被另一个进程使用');
  await release();
  await (await takeDataDir(deep))();
});

it.runIf(process.platform === 'linux').each([
  ['nfs', 0x6969],
  ['cifs', 0xff534d42],
])(
  "no process gets the lock on %s, where a process of another machine wouldn't see it",
  async (_name, type) => {
    await expect(takeDataDir(dataDir, () => type)).rejects.toThrow('在网络文件系统上');
    expect(await readdir(dataDir)).toEqual([]);
  },
);
