import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../backend.ts';
import type { Sentence } from '../say.ts';

const exited = {
  zh: '后端已退出，下次保存 server/ 中的文件时重新启动',
  en: 'The backend has exited; saving a file of server/ starts it again',
};

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
  say(sentence: Sentence): void;
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
      if (!restarting) say(exited);
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
      const what = {
        zh: others.length > 0 ? `${file} 等 ${others.length + 1} 个文件` : file,
        en: others.length > 0 ? `${file} and ${others.length} more` : file,
      };
      const began = performance.now();
      const before = backend;
      backend = undefined;
      // The embedded database is for a single process.
      await before?.stop();
      try {
        backend = watched(await start());
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say({
          zh: `${what.zh} 已修改，后端已重新启动（${seconds} 秒）`,
          en: `${what.en} changed: the backend has restarted (${seconds} s)`,
        });
      } catch {
        say({
          zh: `${what.zh} 已修改，后端未能启动，原因见上；下次保存时再试`,
          en: `${what.en} changed: the backend did not start, see above; the next save tries again`,
        });
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
