import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const timeout = 120_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-run-'));
  const bin = join(folder, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  await mkdir(join(folder, 'node_modules/@playwright'));
  for (const name of ['vitest', '@playwright/test', '.bin/vitest', '.bin/playwright'])
    await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  await plant({
    'package.json': '{ "type": "module" }',
    'vitest.config.ts': `export default { test: { include: ['tests/unit/*.test.ts'] } }`,
    'playwright.config.ts': `export default { testDir: 'tests/e2e', workers: 2 }`,
    // What the planted tests don't need: a build.
    'node_modules/.bin/vite': '#!/bin/sh\n',
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function plant(files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content, { mode: 0o755 });
  }
}

/** A file of tests, each of which fails, always or the first time only, and notes that it was run. */
const tests = (
  tool: 'vitest' | '@playwright/test',
  failing: Readonly<Record<string, 'always' | 'first'>>,
) => `
  import { appendFileSync, existsSync } from 'node:fs';
  import { expect, test } from '${tool}';
  const ran = (name) => {
    const isFirst = !existsSync(name);
    appendFileSync(name, 'ran ');
    return isFirst;
  };
  test('passes', () => { ran('passes'); });
  ${Object.entries(failing)
    .map(
      ([name, when]) =>
        `test('${name} (by chance?)', () => { const isFirst = ran('${name}');
           expect(${when === 'first' ? 'isFirst' : 'true'}, '${name} was planted').toBe(false); });`,
    )
    .join('\n')}`;

async function start(args: readonly string[]) {
  const loader = join(project, 'node_modules/tsx/dist/loader.mjs');
  const child = spawn(
    process.execPath,
    ['--import', loader, join(project, 'scripts/test/index.ts'), ...args],
    { cwd: folder, env: { ...process.env, NIGHTLY_TESTS: '', CHROMIUM_PATH: '/bin/true' } },
  );
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, errors, status };
}

async function npmTest(...args: readonly string[]) {
  const { out, status } = await start(args);
  const report = JSON.parse(await readFile(join(folder, 'test-report.json'), 'utf8'));
  return { out, count: out.trimEnd().split('\n').at(-1), status, report };
}

const runsOf = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim().split(' ').length;
const names = (failures: readonly { name: string }[]) => failures.map(({ name }) => name);

for (const [tool, file] of [
  ['vitest', 'tests/unit/planted.test.ts'],
  ['@playwright/test', 'tests/e2e/planted.spec.ts'],
] as const) {
  it(
    `${tool}: what fails the first time only is unsteady: named, counted as passed`,
    async () => {
      await plant({ [file]: tests(tool, { chance: 'first' }) });
      const { out, count, status, report } = await npmTest(file);
      expect([count?.replace(/^\d+/, 'n'), status]).toEqual(['n passed, 0 failed', 0]);
      expect(out).toMatch(
        /~ unsteady: tests\/.*planted.*chance \(by chance\?\)\n\s+\S*\s*chance was planted/,
      );
      expect(names(report.unsteady)).toEqual([expect.stringContaining('chance (by chance?)')]);
      // The other one wasn't run again.
      expect([await runsOf('chance'), await runsOf('passes')]).toEqual([2, 1]);
    },
    timeout,
  );

  it(
    `${tool}: what fails twice has failed`,
    async () => {
      await plant({ [file]: tests(tool, { broken: 'always', chance: 'first' }) });
      const { out, count, status, report } = await npmTest(file);
      expect([count?.replace(/^\d+/, 'n'), status]).toEqual(['n passed, 1 failed', 1]);
      expect(out).toMatch(/✗ failed: tests\/.*broken \(by chance\?\)/);
      expect(names(report.failures)).toEqual([expect.stringContaining('broken')]);
      expect(names(report.unsteady)).toEqual([expect.stringContaining('chance')]);
      expect([await runsOf('broken'), await runsOf('chance'), await runsOf('passes')]).toEqual([2, 2, 1]);
    },
    timeout,
  );
}

const chances = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`chance${index}`, 'first'] as const));

it(
  'five unsteady tests pass, six fail the run',
  async () => {
    const file = 'tests/unit/planted.test.ts';
    await plant({ [file]: tests('vitest', chances(5)) });
    expect(await npmTest(file)).toMatchObject({ count: '6 passed, 0 failed', status: 0 });
    await Promise.all([...Array(5).keys()].map((index) => rm(join(folder, `chance${index}`))));
    await plant({ [file]: tests('vitest', chances(6)) });
    const six = await npmTest(file);
    expect(six).toMatchObject({ count: '1 passed, 6 failed', status: 1 });
    expect(six.report.unsteady).toHaveLength(6);
  },
  timeout,
);

it(
  '--no-second-run shows the truth of the first',
  async () => {
    const file = 'tests/unit/planted.test.ts';
    await plant({ [file]: tests('vitest', { chance: 'first' }) });
    expect(await npmTest(file, '--no-second-run')).toMatchObject({ count: '1 passed, 1 failed', status: 1 });
    expect(await runsOf('chance')).toBe(1);
  },
  timeout,
);

it(
  'a file that fails to load the first time only is unsteady; a skipped test has failed',
  async () => {
    await plant({
      'tests/unit/loads.test.ts': `
      import { existsSync, writeFileSync } from 'node:fs';
      import { test } from 'vitest';
      if (!existsSync('loaded')) { writeFileSync('loaded', ''); throw new Error('no luck'); }
      test('loads', () => {});`,
      'tests/unit/skips.test.ts': `import { test } from 'vitest'; test('runs', () => {}); test.skip('skips', () => {});`,
    });
    const { count, report } = await npmTest('tests/unit');
    expect(count).toBe('2 passed, 1 failed');
    expect(report.unsteady).toEqual([{ name: 'tests/unit/loads.test.ts', error: 'no luck' }]);
    expect(report.failures).toEqual([{ name: 'tests/unit/skips.test.ts > skips', error: 'it was skipped' }]);
  },
  timeout,
);

it(
  'a wrong answer that is found the first time only is unsteady',
  async () => {
    await plant({
      'node_modules/.bin/tsx': `#!/bin/sh
echo "$*" >> asked
finding='{"kind":"lie","what":"an empty list","case":"list a | stops"}'
if [ -f tried ]; then echo '{"cases":1,"findings":[]}' > "$3"; exit 0; fi
touch tried; echo "{\\"cases\\":9,\\"findings\\":[$finding]}" > "$3"; exit 1
`,
    });
    const { count, report } = await npmTest('tests/faults');
    expect(count?.replace(/^\d+/, 'n')).toBe('n passed, 0 failed');
    expect(report.unsteady).toEqual([
      { name: "tests/faults --only 'list a | stops'", error: 'lie: an empty list' },
    ]);
    expect((await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n').at(-1)).toContain(
      '--only list a | stops --workers 1',
    );
  },
  timeout,
);

it(
  'a path outside of the tests is refused in words',
  async () => {
    const { errors, status } = await start(['src/a.ts']);
    expect(errors).toContain("src/a.ts is in none of the tests' folders");
    expect(status).toBe(1);
  },
  timeout,
);
