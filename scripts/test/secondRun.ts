import type { Failure } from './outcome.ts';

/** As many unsteady tests as this may be chance; more of them fail the run. */
export const MOST_UNSTEADY = 5;
/** More failures than this are no chance, and aren't run again. */
export const MOST_REPEATED = 30;

/** What the second run says of the tests that failed in the first. */
export interface Verdict {
  /** Failed twice, or couldn't be run again. */
  readonly failed: readonly Failure[];
  /** Passed alone. */
  readonly unsteady: readonly Failure[];
}

/**
 * Runs each failed test once more, alone, one after the other. What passes then is unsteady: named and counted as passed, to be
 * mended next. Too many failures aren't run again: they have a common cause.
 * @example
 * const { failed, unsteady } = await runAgain([
 *   { name: 'a.test.ts', error: 'timed out', again: async () => true },
 *   { name: 'b.test.ts', error: 'expected 1', again: async () => false },
 * ]);
 * unsteady.map(({ name }) => name) // ['a.test.ts']
 */
export async function runAgain(failures: readonly Failure[]): Promise<Verdict> {
  if (failures.length > MOST_REPEATED) return { failed: failures, unsteady: [] };
  const failed: Failure[] = [];
  const unsteady: Failure[] = [];
  for (const failure of failures) ((await failure.again?.()) ? unsteady : failed).push(failure);
  return { failed, unsteady };
}

/**
 * Whether a run is counted by its second one: with too many unsteady tests each of them counts as failed.
 */
export const countsSecondRun = ({ unsteady }: Verdict): boolean => unsteady.length <= MOST_UNSTEADY;
