/**
 * `npm test`: runs every check of the project, even after a failure. Single-threaded checks run in parallel, then the
 * tests, which use all cores. Each has one line, and what it printed only if it failed. The last line is
 * `N passed, N failed`; the exit code is 0 only if nothing failed.
 *
 * `npm run test:nightly` adds what takes minutes: servers that are killed and restored, all of the backend on PostgreSQL,
 * the manual's pictures, and every wrong answer instead of a sample.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../server/host/arguments.ts';
import { ensureBrowser } from './browser.ts';
import { orSay } from './orSay.ts';
import { findPostgres, noPostgres } from './postgres.ts';
import { step } from './step.ts';
import { sum, type Tally, tallyOne, tallyPlaywright, tallyRunner, tallyVitest } from './tally.ts';
import { type Ended, runTool, type ToolRun } from './tool.ts';

const isNightly = process.env.NIGHTLY_TESTS === '1';

/** The tally of one check, with its name and what it printed. */
interface Result extends Tally {
  readonly name: string;
  readonly said: string;
}

const lineOf = ({ name, passed, failed }: Result) =>
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`;

/** Runs tools one after another, up to the first that fails. */
async function aside(name: string, ...runs: readonly ToolRun[]): Promise<Result> {
  let printed = '';
  for (const run of runs) {
    const { ok, said } = await runTool(run);
    printed += said;
    if (!ok) return { name, said: printed, ...tallyOne(false) };
  }
  return { name, said: printed, ...tallyOne(true) };
}

async function unitAndIntegration(report: string): Promise<Tally & Ended> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await runTool({ tool: 'vitest', args: ['run', ...reporters] });
  return { ...ended, ...tallyRunner(ended.ok, report, tallyVitest) };
}

async function endToEnd(report: string): Promise<Tally & Ended> {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    return { ok: false, said: `${error instanceof Error ? error.message : error}\n`, ...tallyOne(false) };
  }
  const ended = await runTool(
    { tool: 'playwright', args: ['test', '--reporter=dot,json'] },
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return { ...ended, ...tallyRunner(ended.ok, report, tallyPlaywright) };
}

/** About 300 cases of `npm run test:faults`, the same each time; at night all of them. */
async function wrongAnswers(): Promise<Tally & Ended> {
  const sample = isNightly ? [] : ['--every', '3', '--sample', '12'];
  const ended = await runTool({ tool: 'tsx', args: ['tests/faults/run.ts', '--workers', '3', ...sample] });
  return { ...ended, ...tallyOne(ended.ok) };
}

/** Runs a check that uses all cores. */
async function alone(name: string, check: () => Promise<Tally & Ended>): Promise<Result> {
  const result = await step(name, async () => {
    const { said, ...tally } = await check();
    const ended = { name, said, ...tally };
    return { ...ended, ok: tally.failed === 0, line: lineOf(ended).slice(2) };
  });
  if (!result.ok) process.stdout.write(result.said);
  return result;
}

async function inParallel(
  name: string,
  checks: () => readonly Promise<Result>[],
): Promise<readonly Result[]> {
  const { results } = await step(name, async () => {
    const done = await Promise.all(checks());
    return { ok: done.every(({ failed }) => failed === 0), results: done };
  });
  for (const result of results) {
    console.log(`  ${lineOf(result)}`);
    if (result.failed > 0) process.stdout.write(result.said);
  }
  return results;
}

async function test(): Promise<void> {
  readArguments('testUsage', {});
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const results: readonly Result[] = [
    ...(await inParallel('lint, unused code, types, build, package, manual', () => [
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
        args: [
          'scripts/manual/index.ts',
          ...(isNightly ? [] : ['--no-pictures']),
          '--out',
          join(reports, 'manual'),
        ],
      }),
    ])),
    await alone('unit and integration (Vitest)', () => unitAndIntegration(join(reports, 'vitest.json'))),
    await alone('end to end (Playwright)', () => endToEnd(join(reports, 'playwright.json'))),
    await alone(isNightly ? 'wrong answers' : 'wrong answers (a sample)', wrongAnswers),
  ];
  rmSync(reports, { recursive: true, force: true });

  if (!findPostgres()) console.log(`! ${noPostgres}`);
  const { passed, failed } = sum(results);
  // What the failed ones printed may be long.
  if (failed > 0) for (const result of results) console.log(lineOf(result));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await orSay(test);
