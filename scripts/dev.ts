/**
 * `npm run dev`: the console with hot reload, its backend behind it. PORT (5173 when left out) is where the
 * console answers; DATA_DIR, DATABASE_URL and CAPTCHA reach the backend as they do for `npm start`. Ctrl-C stops both.
 */
import { once } from 'node:events';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { type Backend, startBackend } from './backend.ts';

const port = Number(process.env.PORT ?? 5173);

let backend: Backend | undefined;
let vite: ViteDevServer | undefined;

let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.allSettled([vite?.close(), backend?.stop()]);
  process.exit(code);
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

try {
  backend = await startBackend(
    { API_ONLY: '1', LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty' },
    { echo: true },
  );
  vite = await createVite({
    server: {
      port,
      strictPort: true,
      proxy: { '/api': backend.url, '/config.json': backend.url },
    },
  });
  await vite.listen();
  console.log(`\n控制台  http://localhost:${port}`);
  console.log(
    '账号    admin / admin123 · reviewer / reviewer123 · finance / finance123 · notary / notary123',
  );
  console.log('按 Ctrl-C 停止');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

// Without its backend the console is of no use: both end together.
if (backend) {
  await once(backend.process, 'exit');
  await stop(1);
}
