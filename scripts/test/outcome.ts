import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or that didn't run: a skipped one guards nothing. */
export interface Failure {
  /** The test, as a person finds it: file, and the titles down to it. */
  readonly name: string;
  /** Its first error, in one line. */
  readonly error: string;
  /**
   * Runs just this test, in a process of its own, and says whether it passes. Left out where the tool named no test, as for an
   * error outside of all.
   */
  again?(): Promise<boolean>;
}

/** How the tests of a tool ended. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Everything the tool printed. */
  readonly said: string;
}

/** The first line of an error's message that says something, without colours. */
export function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no message';
}

/**
 * An outcome in which nothing goes unseen: a tool that failed without naming a failure, or that ran nothing, has failed itself.
 * @param tool its name
 * @param ok whether it ended with success
 */
export function accountFor(tool: string, ok: boolean, outcome: Outcome): Outcome {
  if (outcome.failures.length > 0 || (ok && outcome.passed > 0)) return outcome;
  const error = ok ? 'ran no test' : 'failed without a failed test: see what it printed';
  return { ...outcome, failures: [{ name: tool, error }] };
}
