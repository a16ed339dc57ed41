import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';
import { stampSources } from './scripts/sources.ts';
import { alias } from './vite.config.ts';

const outDir = 'dist-server';

/** What the server reads where it runs, by where the bundle looks for it. */
const beside = {
  'mocks/db/migrations': 'migrations',
  'mocks/seed/sql': 'sql',
  'mocks/seed/files': 'files',
  'mocks/db/embeddedWorker.js': 'embeddedWorker.js',
};

/** The server as one file for Node: `node dist-server/server.js`. Two packages that read files of their own stay packages. */
export default defineConfig({
  plugins: [
    {
      name: 'copy-beside',
      closeBundle() {
        for (const [from, to] of Object.entries(beside)) cpSync(from, `${outDir}/${to}`, { recursive: true });
      },
    },
    stampSources(),
  ],
  resolve: { alias },
  publicDir: false,
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'ppfun-captcha'] },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { server: 'mocks/server.ts', seed: 'mocks/seed-cli.ts' },
      // Side by side: what a chunk reads is looked for beside it.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
