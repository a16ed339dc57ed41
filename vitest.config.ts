import { defineConfig } from 'vitest/config';
import { findPostgres, noPostgres } from './scripts/postgres.ts';
import { alias } from './vite.config.ts';

/** What makes every call, and what two processes share: `npm test` runs these on PostgreSQL too. */
const telling = ['calls', 'firstLogin', 'session'];
/** What is about the embedded database, or about the process around it: `npm run test:postgres` runs all others. */
const embeddedOnly = ['checkpoints', 'dataDirLock', 'durability', 'seedCli', 'server', 'shutdown'];
const backendTest = (name: string) => `tests/integration/backend/${name}.test.ts`;
const onPostgres = 'tests/integration/postgres/*.test.ts';
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn(noPostgres);

const domTests = 'tests/{unit,integration}/**/*.dom.test.tsx';

export default defineConfig({
  resolve: { alias, dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  test: {
    // All cores: left alone, a run keeps one of them back for the watcher that it doesn't have.
    maxWorkers: '100%',
    // Room for a small machine that is busy; a test that waits for longer hangs.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [domTests],
          environment: 'node',
          setupFiles: ['tests/support/regional.ts'],
          // They keep nothing in modules, and loading these anew for each file takes twice as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          exclude: [domTests, onPostgres],
          environment: 'node',
          setupFiles: ['tests/support/regional.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [domTests],
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts', 'tests/support/regional.ts'],
          // As above: loading react-admin anew for each file takes half of the time.
          isolate: false,
          // Its CommonJS build hides the default export that bundlers find in its other one.
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
                  ...(process.env.POSTGRES_TESTS === 'all' ? ['*'] : telling).map(backendTest),
                  onPostgres,
                ],
                exclude: embeddedOnly.map(backendTest),
                environment: 'node',
                globalSetup: ['tests/support/postgres.ts'],
                setupFiles: ['tests/support/regional.ts', 'tests/support/onPostgres.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
