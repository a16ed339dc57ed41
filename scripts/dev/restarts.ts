import { setTimeout as pause } from 'node:timers/promises';
import { type SentenceName, sentenceOf } from '../../i18n/sentence.ts';
import type { Backend } from '../backend.ts';

/** Wait this long after the last save before restarting, in ms: a command may write many files. */
const SETTLED = 100;

/** A backend that restarts when its sources change. */
export interface RestartedBackend {
  /** Queues a restart; calls wait from now on. */
  changed(file: string): void;
  /** Resolves once a restart is over: whether the backend runs, or failed to start. */
  runs(): Promise<boolean>;
  stop(): Promise<void>;
}

interface RestartOptions {
  /** Starts it. If it doesn't answer, shows its output and rejects. */
  start(): Promise<Backend>;
  /** Prints a sentence. */
  say(name: SentenceName, values?: Readonly<Record<string, string | number>>): void;
}

/** Takes over a running backend. After a failed start, the next change tries again. */
export function restartOnChange(running: Backend, { start, say }: RestartOptions): RestartedBackend {
  let backend: Backend | undefined = watched(running);
  let restarting: Promise<void> | undefined;
  let isStopping = false;
  const changes = new Set<string>();

  function watched(started: Backend): Backend {
    started.process.once('exit', () => {
      if (backend !== started || isStopping) return;
      backend = undefined;
      if (!restarting) say('backendExited');
    });
    return started;
  }

  async function settled(): Promise<readonly string[]> {
    for (let seen = 0; seen !== changes.size; await pause(SETTLED)) seen = changes.size;
    const files = [...changes];
    changes.clear();
    return files;
  }

  async function restart(): Promise<void> {
    while (changes.size > 0 && !isStopping) {
      const [file = '', ...others] = await settled();
      const files = others.length > 0 ? sentenceOf('files', { file, count: others.length + 1 }) : file;
      const began = performance.now();
      const before = backend;
      backend = undefined;
      // The embedded database is for a single process.
      await before?.stop();
      try {
        backend = watched(await start());
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say('restarted', { files, seconds });
      } catch {
        say('notRestarted', { files });
      }
    }
  }

  return {
    changed(file) {
      changes.add(file);
      restarting ??= restart().finally(() => {
        restarting = undefined;
      });
    },
    async runs() {
      await restarting;
      return backend !== undefined;
    },
    async stop() {
      isStopping = true;
      await restarting;
      await backend?.stop();
    },
  };
}
