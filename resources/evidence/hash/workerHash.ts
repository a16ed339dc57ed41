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
  /** Creates the worker; replaced in tests. */
  readonly start?: () => HashWorker;
}

const startWorker = (): HashWorker =>
  new Worker(new URL('./hashWorker', import.meta.url), { type: 'module', name: 'hash' });

/**
 * Computes one digest of a file locally, in a worker that reads the file itself: the page stays responsive and no byte
 * leaves it. Resolves to exactly one outcome and never rejects.
 */
export function hashInWorker(
  file: Blob,
  algorithm: Algorithm,
  { onProgress, signal, start = startWorker }: HashOptions = {},
) {
  return new Promise<HashOutcome>((resolve) => {
    if (signal?.aborted) return resolve({ kind: 'cancelled' });
    const worker = started(start);
    if (!worker) return resolve({ kind: 'failed', failure: 'unavailable' });

    const cancel = () => finish({ kind: 'cancelled' });
    const fail = () => finish({ kind: 'failed', failure: 'unavailable' });
    const finish = (outcome: HashOutcome) => {
      signal?.removeEventListener('abort', cancel);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      worker.terminate();
      resolve(outcome);
    };

    signal?.addEventListener('abort', cancel);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'outcome') finish(data.outcome);
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
