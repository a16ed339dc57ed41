import { readFileSync } from 'node:fs';

/** How many checks passed and failed. A skipped one counts as failed: a test that doesn't run guards nothing. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The counted parts of Vitest's JSON report. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
}

/** The counted parts of Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The tally of a single check. */
export const tallyOne = (passed: boolean): Tally =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Vitest's counts; every test that didn't pass counts as failed. */
export const tallyVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
});

/** Playwright's counts; flaky and skipped tests count as failed. */
export const tallyPlaywright = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

/**
 * A runner's counts, combined with its exit status. A runner that failed without a failed test (a file that didn't
 * load, an unhandled error), left no report or ran nothing counts as one failure.
 */
export function tallyRunner<Report>(
  ended: boolean,
  reportFile: string,
  count: (report: Report) => Tally,
): Tally {
  const tally = readTally(reportFile, count);
  const silent = tally.failed === 0 && (!ended || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

function readTally<Report>(file: string, count: (report: Report) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The sum of some tallies. */
export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
