import { createExternalStore } from 'declared-console';
import type { HistoryType } from './historyOf';

/**
 * A requested piece of evidence. `started` is all that is known: only the browser knows when a download completes.
 * `unknown`: files came, but not whose they are. `shown`: the file can only be opened, at `url`.
 */
export interface DownloadRequest {
  readonly type: HistoryType;
  readonly number: string;
  readonly state: 'asking' | 'started' | 'unknown' | 'shown' | 'unsafe' | 'failed';
  /** Why it wasn't started: the server's sentence, or an i18n key. */
  readonly reason?: string;
  readonly url?: string;
}

/** What has been requested since the console was opened, latest first; kept only in memory. */
export interface RequestLog {
  subscribe(listener: () => void): () => void;
  read(): readonly DownloadRequest[];
  /** Adds requests; one made before moves to the front, with its new state. */
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
