import { createExternalStore } from '@/externalStore';
import type { HistoryType } from './historyOf';

/**
 * One piece of evidence that was asked for. `started` is all that is known: the browser alone knows of completion;
 * `unknown`, where files came that nobody can tell the evidence of.
 */
export interface DownloadRequest {
  readonly type: HistoryType;
  readonly number: string;
  readonly state: 'asking' | 'started' | 'unknown' | 'unsafe' | 'failed';
  /** Why it was not started: the server's sentence, or an i18n key. */
  readonly reason?: string;
}

/** What was asked for since the console was opened, the latest first; kept in memory alone. */
export interface RequestLog {
  subscribe(listener: () => void): () => void;
  read(): readonly DownloadRequest[];
  /** Adds what is asked for; what was asked for before is moved to the front, in its new state. */
  put(requests: readonly DownloadRequest[]): void;
  clear(type: HistoryType): void;
}

/** Creates an empty log. */
export function createRequestLog(): RequestLog {
  const { get, set, subscribe } = createExternalStore<readonly DownloadRequest[]>([]);
  return {
    subscribe,
    read: get,
    put: (requests) =>
      set([...requests, ...get().filter((old) => !requests.some((each) => isSame(each, old)))]),
    clear: (type) => set(get().filter((request) => request.type !== type)),
  };
}

const isSame = (a: DownloadRequest, b: DownloadRequest) => a.type === b.type && a.number === b.number;
