/** Whether the second ring is run, too: `npm run test:nightly`. */
export const isNightly = process.env.NIGHTLY_TESTS === '1';

/** All of a list at night; otherwise every nth, the same each time. */
export const sampled = <T>(list: readonly T[], every: number): readonly T[] =>
  isNightly ? list : list.filter((_, index) => index % every === 0);

const testsIn = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** Tests that belong to the second ring alone, below `tests/`. */
const secondRing = [
  // They build and start a whole project each. In the first ring: tests/unit/{image,starter,secondConsole,declare}.
  ...testsIn('e2e', 'image.spec.ts', 'own-kinds.spec.ts', 'react-admin-parts.spec.ts'),
  ...testsIn('e2e', 'second-console.spec.ts', 'starter.spec.ts'),
  ...testsIn('integration', 'declare.test.ts', 'manyResources.test.ts', 'packages/checkers.test.ts'),
  // What only developers meet: a dev server, the mock, the inspector.
  ...testsIn('e2e', 'hot.spec.ts', 'inspect.spec.ts', 'mock.spec.ts'),
  // Further forms of what the first ring shows in one: a file of each kind in preview.spec.ts, lists in lists.spec.ts.
  ...testsIn('e2e', 'batch-download.spec.ts', 'documents.spec.ts', 'pdf.spec.ts', 'scrollbars.spec.ts'),
  ...testsIn('e2e', 'package.spec.ts', 'system-settings.spec.ts', 'touch.spec.ts', 'whole-list.spec.ts'),
  // Several tabs, another login, a network that is gone. In the first ring: tests/faults, tests/unit/{auth,storage,ui}.
  ...testsIn('e2e', 'away.spec.ts', 'kept.spec.ts', 'tabs.spec.ts'),
  // Words, prints and ways back of single pages.
  ...testsIn('e2e', 'back.spec.ts', 'heard.spec.ts', 'print.spec.ts', 'what-is-said.spec.ts'),
  // They kill, cut and restart a server, for minutes.
  ...['auditCli', 'backup', 'checkpoints', 'durability', 'powerCut', 'seedCli', 'shutdown'].map(
    (name) => `integration/backend/${name}.test.ts`,
  ),
];

/** The tests that this run leaves to the second ring: none at night, and none where tests were named. */
export const leftToNight: readonly string[] =
  isNightly || process.env.NAMED_TESTS === '1' ? [] : secondRing.map((name) => `**/tests/${name}`);
