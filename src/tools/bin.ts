#!/usr/bin/env node
/** `declared-console <command>`, in the folder of an application: its `console.config.ts` describes it. */
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment } from 'vite';

// The application is loaded as Vite builds it, by its own configuration; the commands with it, so that both have the same engine.
const vite = await createServer({
  // Its own: a development server that runs meanwhile would find its packages gone.
  cacheDir: 'node_modules/.vite/declared-console',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  ssr: { noExternal: ['declared-console'] },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('vite.config.ts replaces the ssr environment.');
const commands = new URL(import.meta.url.replace(/bin\.(\w+)$/, 'commands.$1'));
const { runCommand } = await ssr.runner.import<typeof import('./commands.ts')>(fileURLToPath(commands));
process.exitCode = await runCommand(process.argv.slice(2), process.cwd(), (path) => ssr.runner.import(path));
await vite.close();
