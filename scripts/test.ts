/**
 * `npm test`: runs every check of the project, even after a failure. Single-threaded checks run in parallel, then the
 * tests, which use all cores. The last line is `N passed, N failed`; the exit code is 0 only if nothing failed.
 *
 * `npm run test:nightly` adds what takes minutes: servers that are killed and restored, all of the backend on PostgreSQL,
 * and every wrong answer instead of a sample.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { findPostgres, noPostgres } from './postgres.ts';
import { sum, type Tally, tallyOne, tallyPlaywright, tallyRunner, tallyVitest } from './tally.ts';
import { runAside, type ToolRun } from './tool.ts';

const isNightly = process.env.NIGHTLY_TESTS === '1';
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Runs a tool of the project with its output shown; returns whether it succeeded. */
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

/** About 300 cases of `npm run test:faults`, the same each time; at night all of them. */
const wrongAnswers = () =>
  tallyOne(
    run('tsx', [
      'tests/faults/run.ts',
      '--workers',
      '3',
      ...(isNightly ? [] : ['--every', '3', '--sample', '12']),
    ]),
  );

/** The tally of one check, with its name. */
interface Result extends Tally {
  readonly name: string;
}

async function aside(name: string, ...runs: readonly ToolRun[]): Promise<Result> {
  for (const each of runs) if (!(await runAside(each))) return { name, ...tallyOne(false) };
  return { name, ...tallyOne(true) };
}

function alone(name: string, check: () => Tally): Result {
  console.log(`\n── ${name}`);
  return { name, ...check() };
}

const results: readonly Result[] = [
  ...(await Promise.all([
    aside('lint and format (Biome)', { tool: 'biome', args: ['check', '--error-on-warnings', '.'] }),
    aside('nothing unused (knip)', { tool: 'knip', args: ['--no-progress'] }),
    aside('types (TypeScript)', { tool: 'tsc', args: ['--noEmit'] }),
    aside(
      'build (Vite)',
      { tool: 'vite', args: ['build'] },
      { tool: 'vite', args: ['build', '--config', 'vite.server.config.ts'] },
    ),
    aside('package (publint, Are The Types Wrong, API Extractor)', {
      tool: 'tsx',
      args: ['scripts/checkPackage.ts'],
    }),
    aside('manual (VitePress)', {
      tool: 'tsx',
      args: ['scripts/manual/index.ts', '--no-pictures', '--out', join(reports, 'manual')],
    }),
  ])),
  alone('unit and integration (Vitest)', () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
    return tallyRunner(run('vitest', ['run', ...reporters]), vitestReport, tallyVitest);
  }),
  alone('end to end (Playwright)', endToEnd),
  alone(isNightly ? 'wrong answers' : 'wrong answers (a sample)', wrongAnswers),
];
rmSync(reports, { recursive: true, force: true });

console.log(findPostgres() ? '' : `\n! ${noPostgres}`);
for (const { name, passed, failed } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
