import { defineConfig } from 'vitest/config';
import { bundledSource } from './scripts/bundledSource.ts';
import { findPostgres, noPostgres } from './scripts/postgres.ts';
import { isNightly, leftToNight } from './tests/support/rings.ts';
import { alias } from './vite.config.ts';

/** Tests that make every call, or cover state shared by processes: `npm test` runs them on PostgreSQL too. */
const telling = ['calls', 'firstLogin', 'keyword', 'session'];
/** Tests of the embedded database or the process around it: `npm run test:postgres` runs all others. */
const embeddedOnly = [
  'auditCli',
  'backup',
  'checkpoints',
  'dataDirLock',
  'durability',
  'powerCut',
  'seedCli',
  'server',
  'shutdown',
];
/** Attacks on the process around the database. */
const onProcess = ['connections', 'dataFolder', 'forwarding', 'refusedBodies', 'stopping'];
const backendTest = (name: string) => `tests/integration/backend/${name}.test.ts`;
const attackTest = (name: string) => `tests/integration/attacks/${name}.test.ts`;
/** What an attacker would try, on both databases; what the database itself must refuse, each time. */
const attacks = isNightly ? 'tests/integration/attacks/*.test.ts' : attackTest('accessRecord');
const onPostgres = 'tests/integration/postgres/*.test.ts';
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn(noPostgres);

const domTests = 'tests/{unit,integration}/**/*.dom.test.tsx';

export default defineConfig({
  plugins: [bundledSource()],
  resolve: { alias, dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  test: {
    // All cores: by default Vitest leaves one free.
    maxWorkers: '100%',
    // Generous, for small and busy machines; a test that takes longer hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [domTests],
          environment: 'node',
          setupFiles: ['tests/support/processEnv.ts'],
          // Tests keep no state in modules, and reloading these for each file takes twice as long as the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          exclude: [domTests, onPostgres, ...leftToNight],
          environment: 'node',
          setupFiles: ['tests/support/processEnv.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [domTests],
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts', 'tests/support/processEnv.ts'],
          // As above: reloading react-admin for each file takes half of the time.
          isolate: false,
          // Its main entry, a UMD file in a package of type module, exports nothing in Node; bundlers take its ES build.
          server: { deps: { inline: ['@panzoom/panzoom'] } },
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: [
                  ...(isNightly || process.env.POSTGRES_TESTS === 'all' ? ['*'] : telling).map(backendTest),
                  onPostgres,
                  attacks,
                ],
                exclude: [...embeddedOnly.map(backendTest), ...onProcess.map(attackTest)],
                environment: 'node',
                globalSetup: ['tests/support/postgres.ts'],
                setupFiles: ['tests/support/processEnv.ts', 'tests/support/onPostgres.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
