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

/** `npm test` where each tool prints a hundred lines; the given one fails. */
async function run(failing?: string) {
  for (const tool of ['biome', 'knip', 'tsc', 'vite', 'tsx', 'vitest', 'playwright'])
    writeFileSync(
      join(folder, 'node_modules/.bin', tool),
      `#!/bin/sh
for line in $(seq 100); do echo "${tool} says $line"; done
for argument in "$@"; do case "$argument" in --outputFile.json=*)
  echo '{"numPassedTests":3,"numTotalTests":3}' > "\${argument#--outputFile.json=}";;
esac; done
if [ -n "$PLAYWRIGHT_JSON_OUTPUT_FILE" ]; then
  echo '{"stats":{"expected":2,"unexpected":0,"flaky":0,"skipped":0}}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"
fi
exit ${tool === failing ? 1 : 0}
`,
      { mode: 0o755 },
    );
  const project = resolve(import.meta.dirname, '../../..');
  const child = spawn(
    process.execPath,
    ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), join(project, 'scripts/test.ts')],
    { cwd: folder, env: { ...process.env, NIGHTLY_TESTS: '', CHROMIUM_PATH: '/bin/true' } },
  );
  const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { lines: out.trimEnd().split('\n'), status };
}

it('npm test fits on a screen when all is well, and ends with the count', async () => {
  const { lines, status } = await run();
  expect(lines.at(-1)).toBe('12 passed, 0 failed');
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.includes(' says '))).toEqual([]);
  expect(status).toBe(0);
});

it('npm test shows what a failed check printed, of no other, and goes on', async () => {
  const { lines, status } = await run('knip');
  expect(lines.at(-1)).toBe('11 passed, 1 failed');
  expect(lines.filter((line) => line.includes(' says '))).toEqual(
    Array.from({ length: 100 }, (_, index) => `knip says ${index + 1}`),
  );
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    '✗ nothing unused (knip): 0 passed, 1 failed',
  ]);
  expect(status).toBe(1);
});
