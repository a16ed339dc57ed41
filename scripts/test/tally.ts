/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The sum of some tallies. */
export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
