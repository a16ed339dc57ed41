import type { Algorithm } from './algorithm';
import type { OnProgress } from './digestBlob';
import type { HashOutcome } from './verdict';

/** A message to the worker: the file's handle, not its bytes. */
export interface ToWorker {
  readonly file: Blob;
  readonly algorithm: Algorithm;
}

/** A message from the worker. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'outcome'; readonly outcome: HashOutcome };

/** The part of Worker that is used. */
export type HashWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** How a computation is observed and cancelled. */
export interface HashOptions {
  readonly onProgress?: OnProgress;
  /** Aborting ends the computation at once; its outcome is then `cancelled`. */
  readonly signal?: AbortSignal;
  /** Creates the worker, or takes one that was kept. */
  readonly start?: () => HashWorker;
  /** Takes the worker once it has an outcome; by default it is terminated. */
  readonly keep?: (worker: HashWorker) => void;
}

const startWorker = (): HashWorker =>
  new Worker(new URL('./hashWorker', import.meta.url), { type: 'module', name: 'hash' });

/** Workers for many files in turn: starting one takes longer than reading a small file. `close` ends those that are idle. */
export function createWorkers(create = startWorker) {
  const idle: HashWorker[] = [];
  return {
    start: () => idle.pop() ?? create(),
    keep: (worker: HashWorker) => void idle.push(worker),
    close() {
      for (const worker of idle.splice(0)) worker.terminate();
    },
  };
}

/**
 * Computes one digest of a file locally, in a worker that reads the file itself: the page stays responsive and no byte
 * leaves it. Resolves to exactly one outcome and never rejects.
 */
export function hashInWorker(
  file: Blob,
  algorithm: Algorithm,
  { onProgress, signal, start = startWorker, keep = (worker) => worker.terminate() }: HashOptions = {},
) {
  return new Promise<HashOutcome>((resolve) => {
    if (signal?.aborted) return resolve({ kind: 'cancelled' });
    const worker = started(start);
    if (!worker) return resolve({ kind: 'failed', failure: 'unavailable' });

    const cancel = () => finish({ kind: 'cancelled' });
    const fail = () => finish({ kind: 'failed', failure: 'unavailable' });
    const finish = (outcome: HashOutcome, end = () => worker.terminate()) => {
      signal?.removeEventListener('abort', cancel);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      end();
      resolve(outcome);
    };

    signal?.addEventListener('abort', cancel);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'outcome') finish(data.outcome, () => keep(worker));
      else onProgress?.(data.done, data.total);
    };
    try {
      worker.postMessage({ file, algorithm } satisfies ToWorker);
    } catch {
      fail();
    }
  });
}

/** Starts the worker; `undefined` if a policy forbids workers. */
function started(start: () => HashWorker): HashWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
