/**
 * `npm test`: every check of the project, one after the other; all of them run, whatever failed before.
 * The last line is `N passed, N failed`, and the exit code is 0 only when nothing failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { findPostgres, noPostgres } from './postgres.ts';
import { sum, type Tally, tallyOne, tallyPlaywright, tallyRunner, tallyVitest } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Runs a tool of the project with its output shown; whether it ended well. */
function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(join('node_modules/.bin', tool), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
}

function endToEnd(): Tally {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return tallyOne(false);
  }
  const ended = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  return tallyRunner(ended, playwrightReport, tallyPlaywright);
}

const checks: Readonly<Record<string, () => Tally>> = {
  'lint and format (Biome)': () => tallyOne(run('biome', ['check', '--error-on-warnings', '.'])),
  'nothing unused (knip)': () => tallyOne(run('knip', ['--no-progress'])),
  'types (TypeScript)': () => tallyOne(run('tsc', ['--noEmit'])),
  'build (Vite)': () =>
    tallyOne(run('vite', ['build']) && run('vite', ['build', '--config', 'vite.server.config.ts'])),
  'manual (VitePress)': () =>
    tallyOne(run('tsx', ['scripts/manual/index.ts', '--no-pictures', '--out', join(reports, 'manual')])),
  'unit and integration (Vitest)': () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
    return tallyRunner(run('vitest', ['run', ...reporters]), vitestReport, tallyVitest);
  },
  'end to end (Playwright)': endToEnd,
};

const results = Object.entries(checks).map(([name, check]) => {
  console.log(`\n── ${name}`);
  return { name, ...check() };
});
rmSync(reports, { recursive: true, force: true });

console.log(findPostgres() ? '' : `\n! ${noPostgres}`);
for (const { name, passed, failed } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
