import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sum, tallyOne, tallyPlaywright, tallyRunner, tallyVitest } from '../../../scripts/tally';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let reports = 0;
function report(content: string): string {
  reports += 1;
  const file = join(folder, `${reports}.json`);
  writeFileSync(file, content);
  return file;
}
const vitest = (passed: number, total: number) =>
  report(JSON.stringify({ numPassedTests: passed, numTotalTests: total }));

describe('the counts of npm test', () => {
  it('count a skipped or a pending Vitest test as failed', () => {
    expect(tallyVitest({ numPassedTests: 7, numTotalTests: 10 })).toEqual({ passed: 7, failed: 3 });
  });

  it('count a skipped or a flaky Playwright test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
    expect(tallyPlaywright({ stats })).toEqual({ passed: 5, failed: 7 });
  });

  it('trust a runner that ended with success', () => {
    expect(tallyRunner(true, vitest(3, 3), tallyVitest)).toEqual({ passed: 3, failed: 0 });
  });

  it('count a runner that failed without a failed test as one failure', () => {
    expect(tallyRunner(false, vitest(3, 3), tallyVitest)).toEqual({ passed: 3, failed: 1 });
  });

  it('count failed tests once', () => {
    expect(tallyRunner(false, vitest(1, 3), tallyVitest)).toEqual({ passed: 1, failed: 2 });
  });

  it('count a runner that ran nothing as a failure', () => {
    expect(tallyRunner(true, vitest(0, 0), tallyVitest)).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    ['missing', join(folder, 'none.json')],
    ['half written', report('{"numPassedTests": 3')],
  ])('count a runner whose report is %s as a failure', (_how, file) => {
    expect(tallyRunner(true, file, tallyVitest)).toEqual({ passed: 0, failed: 1 });
  });

  it('add up over the stages', () => {
    expect(sum([tallyOne(true), tallyOne(false), { passed: 5, failed: 2 }])).toEqual({
      passed: 6,
      failed: 3,
    });
  });
});
