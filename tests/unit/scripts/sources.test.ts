import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputs, isBuiltFrom, sourcesDigest } from '../../../scripts/sources.ts';
import { importsOf } from '../../support/importGraph';

let root: string;
const digest = () => sourcesDigest(root, ['src', 'index.html']);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await mkdir(join(root, 'src/ui'), { recursive: true });
  await writeFile(join(root, 'src/ui/list.ts'), 'one');
  await writeFile(join(root, 'index.html'), 'page');
});
afterEach(() => rm(root, { recursive: true }));

it('the digest of the sources changes only with the contents and names of files', async () => {
  const before = digest();
  expect(digest()).toBe(before);
  await writeFile(join(root, 'README.md'), 'not a source');
  expect(digest()).toBe(before);
  await writeFile(join(root, 'src/ui/list.ts'), 'two');
  const changed = digest();
  expect(changed).not.toBe(before);
  await rename(join(root, 'src/ui/list.ts'), join(root, 'src/ui/rows.ts'));
  expect([before, changed]).not.toContain(digest());
});

it('the sources include everything that the build imports', () => {
  const build = new Set(['vite.config.ts', 'vite.server.config.ts']);
  for (const file of build) for (const next of importsOf(file)) build.add(next);
  const isInput = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));
  // These configure what is compiled, and how.
  build.add('tsconfig.json');
  expect([...build].filter((file) => !isInput(file))).toEqual([]);
});

it('recognises a folder as the build of the sources that it names', async () => {
  expect(isBuiltFrom(join(root, 'dist'), digest())).toBe(false);
  await mkdir(join(root, 'dist/.vite'), { recursive: true });
  await writeFile(join(root, 'dist/.vite/sources'), digest());
  expect(isBuiltFrom(join(root, 'dist'), digest())).toBe(true);
  expect(isBuiltFrom(join(root, 'dist'), 'another')).toBe(false);
});
