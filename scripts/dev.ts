/**
 * `npm run dev`: the console with hot reload, and its backend, which restarts when server/ changes; with `--mock` one in this
 * process, which forgets everything at the end. PORT (default 5173) is the console's; DATA_DIR, DATABASE_URL and CAPTCHA reach
 * the backend as with `npm start`. Ctrl-C stops both.
 */
import { resolve } from 'node:path';
import { createServer as createVite, type Plugin, type ServerOptions, type ViteDevServer } from 'vite';
import { createFaults } from '../mocks/faults.ts';
import { readArguments } from '../server/host/arguments.ts';
import { StartFailure } from '../server/startFailure.ts';
import { freePort, startBackend } from './backend.ts';
import { backendPlugin } from './dev/backendPlugin.ts';
import { faultsIn, kinds, sayWhichAreOn, switchByLines } from './dev/faultLines.ts';
import { faultPlugin } from './dev/faultPlugin.ts';
import { startMockBackend } from './dev/mockBackend.ts';
import { restartOnChange } from './dev/restarts.ts';
import { say } from './say.ts';

const port = Number(process.env.PORT ?? 5173);

/** What answers the console's calls. */
interface Answering {
  readonly plugin: Plugin;
  readonly proxy?: ServerOptions['proxy'];
  stop(): Promise<void>;
}

let starting: Promise<Answering> | undefined;
let vite: ViteDevServer | undefined;

const stopping = new AbortController();

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const started = await starting?.catch(() => undefined);
  await Promise.allSettled([vite?.close(), started?.stop()]);
  process.exit(code);
}

/** Starts the backend in a process of its own. */
async function startOwnProcess(): Promise<Answering> {
  const backendPort = await freePort();
  const env = {
    API_ONLY: '1',
    LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty',
    // Its output is piped through, so it can't detect the terminal itself.
    ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
  };
  const start = () => startBackend(env, { echo: true, port: backendPort, signal: stopping.signal });
  const running = await start();
  const backend = restartOnChange(running, { start, say });
  return {
    plugin: backendPlugin(backend),
    proxy: { '/api': running.url, '/config.json': running.url },
    stop: () => backend.stop(),
  };
}

// Not once: npm forwards a second Ctrl-C, which must not interrupt the stopping.
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const { mock, answers, fault } = readArguments(['devUsage', { kinds }], {
    mock: { type: 'boolean' },
    answers: { type: 'string' },
    fault: { type: 'string', multiple: true },
  });
  if (answers !== undefined && !mock) throw new StartFailure('answersNeedMock');
  const faults = createFaults(faultsIn(fault ?? []));
  say(mock ? 'startMock' : 'startBackend');
  starting = mock ? startMockBackend(process.env, answers) : startOwnProcess();
  const { plugin, proxy } = await starting;
  vite = await createVite({
    plugins: [faultPlugin(faults), plugin],
    server: {
      port,
      strictPort: true,
      proxy,
      // The database writes there all the time.
      watch: { ignored: [process.env.DATA_DIR ?? '.data'].map((folder) => `${resolve(folder)}/**`) },
    },
  });
  await vite.listen();
  const address = `http://localhost:${port}`;
  const logins = 'admin / admin123 · reviewer / reviewer123 · finance / finance123 · notary / notary123';
  say('logins', { logins });
  if (mock) say('mocked');
  say('faultKeys', { kinds });
  if (faults.on().length > 0) sayWhichAreOn(faults, say);
  switchByLines(faults, process.stdin, say);
  say('stop');
  say('address', { address });
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
