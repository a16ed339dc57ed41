import { defineConfig } from 'vitest/config';
import { alias } from './vite.config.ts';

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
          name: 'node',
          include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
          exclude: [domTests],
          environment: 'node',
          setupFiles: ['tests/support/regional.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [domTests],
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts', 'tests/support/regional.ts'],
          // Its CommonJS build hides the default export that bundlers find in its other one.
          server: { deps: { inline: ['@panzoom/panzoom'] } },
        },
      },
    ],
  },
});
