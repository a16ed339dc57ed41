import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '../../../scripts/backend.ts';

/** The built console and its backend, with a database of its own. */
export interface Server extends Backend {
  /** Its data folder, which is deleted when it stops. */
  readonly dataDir: string;
}

/**
 * Starts the server with a fresh database and fixed captchas; `env` changes its settings.
 * @throws with its output if it doesn't answer
 */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  try {
    const backend = await startBackend({ DATA_DIR: dataDir, CAPTCHA: 'fixed', ...env });
    return {
      ...backend,
      dataDir,
      async stop() {
        await backend.stop();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}
