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

/** The limiter hides its import of Drizzle from bundlers, so that it would be looked for among packages that an image lacks. */
const bundledDrizzle = {
  name: 'bundled-drizzle',
  transform(code: string, id: string) {
    if (!id.endsWith('/rate-limiter-flexible/lib/RateLimiterDrizzle.js')) return undefined;
    const hidden = 'import(/* @vite-ignore */ specifier)';
    if (!code.includes(hidden)) throw new Error(`${id} imports Drizzle in another way.`);
    return code.replace(hidden, "import('drizzle-orm')");
  },
};

/** The server as one file for Node: `node dist-server/server.js`. Two packages that read files of their own stay packages. */
export default defineConfig({
  plugins: [
    bundledDrizzle,
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
