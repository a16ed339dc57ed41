/** Whether the second ring is run, too: `npm run test:nightly`. */
export const isNightly = process.env.NIGHTLY_TESTS === '1';

/** All of a list at night; otherwise every nth, the same each time. */
export const sampled = <T>(list: readonly T[], every: number): readonly T[] =>
  isNightly ? list : list.filter((_, index) => index % every === 0);

/** Tests that belong to the second ring alone, below `tests/`. */
const secondRing = [
  // They build and start a whole project each. In the first ring: tests/unit/{image,starter,secondConsole}.test.ts.
  'e2e/image.spec.ts',
  'e2e/own-kinds.spec.ts',
  'e2e/react-admin-parts.spec.ts',
  'e2e/second-console.spec.ts',
  'e2e/starter.spec.ts',
  // They kill, cut and restart a server, for minutes.
  ...['auditCli', 'backup', 'checkpoints', 'durability', 'powerCut', 'seedCli', 'shutdown'].map(
    (name) => `integration/backend/${name}.test.ts`,
  ),
];

/** The tests that this run leaves to the second ring: none at night, and none where tests were named. */
export const leftToNight: readonly string[] =
  isNightly || process.env.NAMED_TESTS === '1' ? [] : secondRing.map((name) => `**/tests/${name}`);
