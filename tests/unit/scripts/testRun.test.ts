import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const reports = {
  vitest: { passed: 3, failures: [], errors: [] },
  playwright: {
    suites: [{ title: 'a.spec.ts', specs: [{ id: 'a', title: 'a', tests: [{ status: 'expected' }] }] }],
    errors: [],
  },
  faults: { cases: 2, findings: [] },
};

/** `npm test` where each tool prints a hundred lines; the given one fails, the given reports aren't written. */
async function run({ failing, silent }: { failing?: string; silent?: string } = {}) {
  const report = (tool: keyof typeof reports) => (tool === silent ? '' : JSON.stringify(reports[tool]));
  for (const tool of ['biome', 'knip', 'tsc', 'vite', 'tsx', 'vitest', 'playwright'])
    writeFileSync(
      join(folder, 'node_modules/.bin', tool),
      `#!/bin/sh
for line in $(seq 100); do echo "${tool} says $line"; done
if [ -n "$VITEST_REPORT" ]; then echo '${report('vitest')}' > "$VITEST_REPORT"; fi
if [ -n "$PLAYWRIGHT_JSON_OUTPUT_FILE" ]; then echo '${report('playwright')}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"; fi
if [ "$2" = --report ]; then echo '${report('faults')}' > "$3"; fi
exit ${tool === failing ? 1 : 0}
`,
      { mode: 0o755 },
    );
  const project = resolve(import.meta.dirname, '../../..');
  const child = spawn(
    process.execPath,
    ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), join(project, 'scripts/test/index.ts')],
    {
      cwd: folder,
      // Not the report of the run that this test belongs to.
      env: { ...process.env, VITEST_REPORT: '', NIGHTLY_TESTS: '', CHROMIUM_PATH: '/bin/true' },
    },
  );
  const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { lines: out.trimEnd().split('\n'), status };
}

it('npm test fits on a screen when all is well, and ends with the count', async () => {
  const { lines, status } = await run();
  expect(lines.at(-1)).toBe('11 passed, 0 failed');
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.includes(' says '))).toEqual([]);
  expect(status).toBe(0);
});

it('npm test shows what a failed check printed, of no other, and goes on', async () => {
  const { lines, status } = await run({ failing: 'knip' });
  expect(lines.at(-1)).toBe('10 passed, 1 failed');
  expect(lines.filter((line) => line.includes(' says '))).toEqual(
    Array.from({ length: 100 }, (_, index) => `knip says ${index + 1}`),
  );
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    '✗ nothing unused (knip): 0 passed, 1 failed',
  ]);
  expect(status).toBe(1);
});

it.each(['vitest', 'playwright'])('npm test fails where %s fails without a failed test', async (failing) => {
  const { lines, status } = await run({ failing });
  expect(lines.at(-1)).toMatch(/ passed, 1 failed$/);
  expect(status).toBe(1);
});

it.each(Object.keys(reports))('npm test fails where %s says nothing of what it ran', async (silent) => {
  const { lines, status } = await run({ silent });
  expect(lines.at(-1)).toMatch(/ passed, 1 failed$/);
  expect(status).toBe(1);
});
