import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';
import { stampSources } from './scripts/sources.ts';
import { alias } from './vite.config.ts';

const outDir = 'dist-server';

/** Files that the server reads at run time: source, and destination next to the bundle. */
const beside = {
  'server/db/migrations': 'migrations',
  'server/seed/sql': 'sql',
  'server/seed/files': 'files',
  'server/db/embeddedWorker.js': 'embeddedWorker.js',
  'server/db/syncedFs.js': 'syncedFs.js',
};

/** rate-limiter-flexible hides its import of Drizzle from bundlers; unbundled, it would need a package that the image lacks. */
const bundledDrizzle = {
  name: 'bundled-drizzle',
  transform(code: string, id: string) {
    if (!id.endsWith('/rate-limiter-flexible/lib/RateLimiterDrizzle.js')) return undefined;
    const hidden = 'import(/* @vite-ignore */ specifier)';
    if (!code.includes(hidden)) throw new Error(`${id} imports Drizzle in another way.`);
    return code.replace(hidden, "import('drizzle-orm')");
  },
};

/** Bundles the server for Node: `node dist-server/server.js`. Two packages that read their own files stay external. */
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
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        server: 'server/server.ts',
        seed: 'server/seed-cli.ts',
        audit: 'server/audit-cli.ts',
        backup: 'server/backup-cli.ts',
        migrate: 'server/migrate-cli.ts',
      },
      // All in one folder, as chunks look for the files they read next to themselves.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
