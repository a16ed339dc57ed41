import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, refused } from './lint-samples';

interface Finding {
  readonly message: string;
  readonly location: { readonly path: string };
}

const project = resolve(import.meta.dirname, '../..');
let copy: string;
let findings: readonly Finding[];

/** Each sample gets its own file, `src/ui/refused3.tsx`, unless it names one. */
const fileOf = (path: string, name: string) =>
  /\.tsx?$/.test(path) ? path.replace('*', name) : `${path}/${name}.tsx`;

async function build(file: string, code: string) {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), `${code}\n`);
}

/** Runs Biome once over a small project made of the samples, with the project's own rules. */
async function lint(): Promise<readonly Finding[]> {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const stdout = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: copy, maxBuffer: 64e6 },
      (_refusals, out) => done(out),
    );
  });
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  await cp(join(project, 'lint'), join(copy, 'lint'), { recursive: true });
  const rules = JSON.parse(await readFile(join(project, 'biome.json'), 'utf8'));
  await writeFile(join(copy, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));
  for (const [index, { path, code }] of refused.entries()) await build(fileOf(path, `refused${index}`), code);
  for (const [index, { path, code }] of allowed.entries()) await build(fileOf(path, `allowed${index}`), code);
  findings = await lint();
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

const messagesOf = (file: string) =>
  findings.filter(({ location }) => location.path.endsWith(file)).map(({ message }) => message);

describe('the linter refuses', () => {
  it.each(refused.map((sample, index) => ({ ...sample, file: fileOf(sample.path, `refused${index}`) })))(
    '$code in $path',
    ({ file, says }) => {
      expect(messagesOf(file)).toEqual([expect.stringContaining(says)]);
    },
  );
});

describe('the linter allows', () => {
  it.each(allowed.map((sample, index) => ({ ...sample, file: fileOf(sample.path, `allowed${index}`) })))(
    '$code in $path',
    ({ file }) => {
      expect(messagesOf(file)).toEqual([]);
    },
  );
});
