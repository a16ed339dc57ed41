/**
 * `npm run dev`: the console with hot reload, and its backend, which restarts when server/ changes. PORT (default 5173)
 * is the console's; DATA_DIR, DATABASE_URL and CAPTCHA reach the backend as with `npm start`. Ctrl-C stops both.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { type Backend, freePort, startBackend } from './backend.ts';
import { backendPlugin } from './dev/backendPlugin.ts';
import { type RestartedBackend, restartOnChange } from './dev/restarts.ts';
import { say } from './say.ts';

const port = Number(process.env.PORT ?? 5173);

let starting: Promise<Backend> | undefined;
let backend: RestartedBackend | undefined;
let vite: ViteDevServer | undefined;

const stopping = new AbortController();

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const started = await starting?.catch(() => undefined);
  await Promise.allSettled([vite?.close(), (backend ?? started)?.stop()]);
  process.exit(code);
}

// Not once: npm forwards a second Ctrl-C, which must not interrupt the stopping.
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  // Refuses what it doesn't know: everything is set by the environment.
  parseArgs({ options: {} });
  const backendPort = await freePort();
  const env = {
    API_ONLY: '1',
    LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty',
    // Its output is piped through, so it can't detect the terminal itself.
    ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
  };
  const start = () => startBackend(env, { echo: true, port: backendPort, signal: stopping.signal });
  starting = start();
  const running = await starting;
  backend = restartOnChange(running, { start, say });
  vite = await createVite({
    plugins: [backendPlugin(backend)],
    server: {
      port,
      strictPort: true,
      proxy: { '/api': running.url, '/config.json': running.url },
      // The database writes there all the time.
      watch: { ignored: [process.env.DATA_DIR ?? '.data'].map((folder) => `${resolve(folder)}/**`) },
    },
  });
  await vite.listen();
  const address = `http://localhost:${port}`;
  const logins = 'admin / admin123 · reviewer / reviewer123 · finance / finance123 · notary / notary123';
  say('logins', { logins });
  say('stop');
  say('address', { address });
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
