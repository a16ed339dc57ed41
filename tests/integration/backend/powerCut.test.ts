import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openEmbeddedClient } from '@server/db/embeddedClient';
import { expect, it } from 'vitest';

/** Commits of several writers until so many were acknowledged; then the power is cut. */
async function cutAfter(commits: number, folder: string, mirror: string): Promise<number[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './tests/support/powerCut.mjs', 'tests/support/commitForEver.ts'],
    { env: { ...process.env, CUT_FOLDER: folder, CUT_MIRROR: mirror }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(Number(line));
    if (acknowledged.length === commits) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

it('the disk holds every acknowledged commit when the power is cut', async () => {
  const root = await mkdtemp(join(tmpdir(), 'power-'));
  const mirror = join(root, 'mirror');
  const acknowledged = await cutAfter(25, join(root, 'db'), mirror);
  const client = await openEmbeddedClient(mirror);
  const { rows } = (await client.query('select number from entries')) as { rows: { number: number }[] };
  await client.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);
  expect(acknowledged.filter((each) => !rows.some(({ number }) => number === each))).toEqual([]);
  await rm(root, { recursive: true });
}, 180_000);
