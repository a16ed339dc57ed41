/**
 * `npm test`: runs every check of the first ring, even after a failure, and what failed once more, alone. Each check has one
 * line, and what it printed only if it failed. The last line is `N passed, N failed`; the exit code is 0 only if nothing failed.
 * `npm test -- tests/unit/x.test.ts tests/e2e/y.spec.ts` runs these by the same rules; `--no-second-run` shows the first run's
 * truth. `npm run test:nightly` adds the second ring: see tests/README.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentenceOf } from '../../i18n/sentence.ts';
import { orSay } from '../orSay.ts';
import { findPostgres, noPostgres } from '../postgres.ts';
import { step } from '../step.ts';
import { runTool } from '../tool.ts';
import { type Check, checksOf, checksOfNamed } from './checks.ts';
import type { Failure } from './outcome.ts';
import { countsSecondRun, MOST_UNSTEADY, runAgain, type Verdict } from './secondRun.ts';
import { type Suite, suitesOf } from './suites.ts';
import { sum, type Tally } from './tally.ts';

/** Where a run's result is written, for whoever reads it later. */
const REPORT = 'test-report.json';

/** One check with its tally, what it printed, and its failed tests. */
interface Result extends Tally {
  readonly name: string;
  readonly said: string;
  readonly failures: readonly Failure[];
}

const lineOf = ({ name, passed, failed }: Result) =>
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`;

const listed = (sign: string, { name, error }: Failure) => `  ${sign} ${name}\n      ${error}`;

/** Runs the tools of a check one after another, up to the first that fails. */
async function runCheck({ name, runs }: Check): Promise<Result> {
  let printed = '';
  for (const run of runs) {
    const { ok, said } = await runTool(run);
    printed += said;
    if (!ok)
      return {
        name,
        said: printed,
        passed: 0,
        failed: 1,
        failures: [{ name, error: 'see what it printed' }],
      };
  }
  return { name, said: printed, passed: 1, failed: 0, failures: [] };
}

/** Runs tests, which use all cores. */
async function runSuite({ name, run }: Suite, folder: string): Promise<Result> {
  const result = await step(name, async () => {
    const { passed, failures, said } = await run(folder);
    const ended = { name, said, passed, failed: failures.length, failures };
    return { ...ended, ok: failures.length === 0, line: lineOf(ended).slice(2) };
  });
  if (!result.ok) process.stdout.write(result.said);
  return result;
}

async function runChecks(all: readonly Check[]): Promise<readonly Result[]> {
  if (all.length === 0) return [];
  const { results } = await step(all.map(({ name }) => name).join(', '), async () => {
    const done = await Promise.all(all.map(runCheck));
    return { ok: done.every(({ failed }) => failed === 0), results: done };
  });
  for (const result of results) {
    console.log(`  ${lineOf(result)}`);
    if (result.failed > 0) process.stdout.write(result.said);
  }
  return results;
}

/** Runs again what failed and can be, and says what came of it. */
async function secondRun(results: readonly Result[]): Promise<Verdict> {
  const failures = results.flatMap((result) => result.failures);
  if (!failures.some(({ again }) => again)) return { failed: failures, unsteady: [] };
  const { verdict } = await step('what failed, once more and alone', async () => {
    const said = await runAgain(failures);
    return { ok: said.failed.length === 0, verdict: said };
  });
  for (const failure of verdict.failed) console.log(listed('✗ failed:', failure));
  for (const failure of verdict.unsteady) console.log(listed('~ unsteady:', failure));
  if (!countsSecondRun(verdict))
    console.log(`More than ${MOST_UNSTEADY} are unsteady: they count as failed.`);
  return verdict;
}

/** A check's tally after the second run. */
function afterwards({ passed, failures }: Result, verdict: Verdict): Tally {
  const unsteady = countsSecondRun(verdict) ? failures.filter((each) => verdict.unsteady.includes(each)) : [];
  return { passed: passed + unsteady.length, failed: failures.length - unsteady.length };
}

async function test(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      'no-second-run': { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(sentenceOf('testUsage'));
  const isNightly = process.env.NIGHTLY_TESTS === '1';
  const suites = suitesOf(positionals, isNightly);
  // Those that were named belong to either ring.
  if (positionals.length > 0) process.env.NAMED_TESTS = '1';

  const folder = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const checks =
    positionals.length > 0
      ? checksOfNamed(suites.some(({ needsBuild }) => needsBuild))
      : checksOf(isNightly, folder);
  const results = [...(await runChecks(checks))];
  for (const suite of suites) results.push(await runSuite(suite, folder));
  const failures = results.flatMap((result) => result.failures);
  const verdict: Verdict = values['no-second-run']
    ? { failed: failures, unsteady: [] }
    : await secondRun(results);
  rmSync(folder, { recursive: true, force: true });

  if (!findPostgres()) console.log(`! ${noPostgres}`);
  const tallies = results.map((result) => ({ ...result, ...afterwards(result, verdict) }));
  const { passed, failed } = sum(tallies);
  const plain = (some: readonly Failure[]) => some.map(({ name, error }) => ({ name, error }));
  const report = { passed, failed, failures: plain(verdict.failed), unsteady: plain(verdict.unsteady) };
  writeFileSync(REPORT, `${JSON.stringify(report, undefined, 2)}\n`);
  // What the failed ones printed may be long.
  if (failed > 0) for (const tally of tallies) console.log(lineOf(tally));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await orSay(test);
