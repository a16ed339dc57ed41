import { relative, resolve } from 'node:path';
import { runFaults } from './faults.ts';
import type { Outcome } from './outcome.ts';
import { runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/** Tests that one tool runs. */
export interface Suite {
  readonly name: string;
  /** Whether they open the built console. */
  readonly needsBuild: boolean;
  /** @param folder where its reports go */
  run(folder: string): Promise<Outcome>;
}

interface Tool extends Omit<Suite, 'run'> {
  /** The folders of its tests. */
  readonly folders: readonly string[];
  /** @param files parts of paths; none for all tests */
  run(folder: string, files: readonly string[], isNightly: boolean): Promise<Outcome>;
}

const tools: readonly Tool[] = [
  {
    name: 'unit and integration (Vitest)',
    folders: ['tests/unit', 'tests/integration'],
    needsBuild: false,
    run: runVitest,
  },
  { name: 'end to end (Playwright)', folders: ['tests/e2e'], needsBuild: true, run: runPlaywright },
  {
    name: 'wrong answers',
    folders: ['tests/faults'],
    needsBuild: true,
    // About 300 cases, the same each time; at night all of them.
    run: (folder, _files, isNightly) =>
      runFaults(folder, isNightly ? [] : ['--every', '3', '--sample', '12']),
  },
];

/**
 * The tests to be run.
 * @param named their files or folders; none for all of the ring
 * @param isNightly whether the second ring is run, too
 * @throws for a path that is in none of the tests' folders
 */
export function suitesOf(named: readonly string[], isNightly: boolean): readonly Suite[] {
  const paths = named.map((path) => relative('', resolve(path)));
  const isWithin = (path: string, folders: readonly string[]) =>
    folders.some((each) => path.startsWith(each));
  const known = tools.flatMap(({ folders }) => folders);
  const stray = paths.find((path) => !isWithin(path, known));
  if (stray !== undefined) throw new Error(`${stray} is in none of the tests' folders: ${known.join(', ')}.`);
  return tools.flatMap(({ folders, run, ...suite }) => {
    const files = paths.filter((path) => isWithin(path, folders));
    if (paths.length > 0 && files.length === 0) return [];
    return [{ ...suite, run: (folder: string) => run(folder, files, isNightly) }];
  });
}
