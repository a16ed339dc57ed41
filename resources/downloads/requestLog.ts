import type { HistoryType } from './historyOf';

/**
 * One piece of evidence that was asked for. `started` is all that is known: the browser alone knows of completion;
 * `unknown`, where files came that nobody can tell the evidence of.
 */
export interface Asked {
  readonly type: HistoryType;
  readonly number: string;
  readonly state: 'asking' | 'started' | 'unknown' | 'unsafe' | 'failed';
  /** Why it was not started: the server's sentence, or an i18n key. */
  readonly reason?: string;
}

/** What was asked for since the console was opened, the latest first; kept in memory alone. */
export interface RequestLog {
  subscribe(listener: () => void): () => void;
  read(): readonly Asked[];
  /** Adds what is asked for; what was asked for before is moved to the front, in its new state. */
  put(asked: readonly Asked[]): void;
  clear(type: HistoryType): void;
}

/** Creates an empty log. */
export function createRequestLog(): RequestLog {
  const listeners = new Set<() => void>();
  let all: readonly Asked[] = [];
  const set = (next: readonly Asked[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => all,
    put: (asked) => set([...asked, ...all.filter((old) => !asked.some((each) => isSame(each, old)))]),
    clear: (type) => set(all.filter((asked) => asked.type !== type)),
  };
}

const isSame = (a: Asked, b: Asked) => a.type === b.type && a.number === b.number;
