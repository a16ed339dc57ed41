import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { keepCheckpoints } from '@server/db/checkpoints';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const megabyte = 1024 * 1024;
let folder: string;
let client: PGlite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  client = await PGlite.create(folder, { relaxedDurability: false });
  await client.exec('create table written (text text)');
}, 120_000);
afterEach(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

/** The size of the write-ahead log, in megabytes. */
async function logSize(): Promise<number> {
  const names = await readdir(join(folder, 'pg_wal'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'pg_wal', name))).size));
  return sizes.reduce((a, b) => a + b, 0) / megabyte;
}

async function write(megabytes: number): Promise<void> {
  for (let written = 0; written < megabytes; written += 8) {
    await client.exec(
      'insert into written select repeat(md5(g::text), 30) from generate_series(1, 8000) g; delete from written',
    );
    await setImmediate();
  }
}

it('checkpoints keep the write-ahead log small during many writes', async () => {
  const plan = { checkEvery: 10, maxBytes: 16 * megabyte, maxTime: 60_000 };
  const stop = keepCheckpoints(drizzle(client), () => {}, plan);
  await write(240);
  await stop();
  expect(await logSize()).toBeLessThan(130);
}, 120_000);

it('a checkpoint comes after a time even with few writes, and never without one', async () => {
  const said: string[] = [];
  const stop = keepCheckpoints(drizzle(client), (line) => said.push(line), {
    checkEvery: 10,
    maxBytes: 1000 * megabyte,
    maxTime: 0,
  });
  const redo = async () =>
    (await client.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]
      ?.at;
  const before = await redo();
  await write(8);
  await expect.poll(redo).not.toBe(before);
  await stop();
  const after = await redo();
  const asked = vi.spyOn(client, 'query');
  const again = keepCheckpoints(drizzle(client), (line) => said.push(line), {
    checkEvery: 1,
    maxBytes: 1000 * megabyte,
    maxTime: 0,
  });
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2);
  await again();
  expect(await redo()).toBe(after);
  expect(said).toEqual([]);
}, 120_000);
