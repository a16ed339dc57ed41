import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeeded } from '@server/seed/copies';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
const at = (...parts: string[]) => join(dir, ...parts);
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'copies-'));
  await mkdir(at('kept'));
  await writeFile(at('kept', 'file'), 'seeded');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('copies the kept database to a missing folder, replacing half a copy of an interrupted attempt', async () => {
  await mkdir(at('db.copy'));
  await writeFile(at('db.copy', 'half'), '');
  expect(copySeeded(at('kept'), at('db'))).toBe(true);
  expect(await readFile(at('db', 'file'), 'utf8')).toBe('seeded');
  expect(existsSync(at('db', 'half'))).toBe(false);
});

it('never touches an existing database, and says when no copy is kept', async () => {
  await mkdir(at('db'));
  expect(copySeeded(at('kept'), at('db'))).toBe(false);
  expect(existsSync(at('db', 'file'))).toBe(false);
  expect(copySeeded(at('nothing'), at('other'))).toBe(false);
});
