import { cp } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Mutex } from 'es-toolkit';
import { createGroupCommit } from './groupCommit';

/** The options that Drizzle's PGlite driver passes with a statement. */
interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** By type number; Drizzle's parsers all return the text unchanged. */
  parsers?: Record<number, unknown>;
}

interface Request {
  method: 'query' | 'flush' | 'close';
  text?: string;
  params?: unknown[];
  rowMode?: QueryOptions['rowMode'];
  asTextTypes?: string[];
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

/** Runs statements: the database, or a transaction on it. */
interface Client {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<unknown>;
  transaction<T>(run: (tx: Client) => Promise<T>): Promise<T>;
}

/** The embedded database in its own thread; runs one statement or transaction at a time. */
export interface EmbeddedClient extends Client {
  readonly closed: boolean;
  /** Cancels statements that take longer than this, in ms; `undefined` removes the limit. */
  limit(ms: number | undefined): void;
  /** Copies the database's files to a new folder, in one consistent state; statements wait meanwhile. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Statements that don't change data. */
const READS = /^\s*(?:select|show)\b/i;

/** The id of the message that a thread posts once the database is open. */
const opened = 0;

/** A statement took too long; carries PostgreSQL's code for that. */
class StatementTimeout extends Error {
  readonly code = '57014';
}

/** Starts a thread for the database in a folder; rejects if it can't be opened. */
async function startThread(folder: string, isLoading = false) {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), {
    workerData: { folder, isLoading },
  });
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let last = 0;
  let ended: Error | undefined;
  const end = (reason: Error) => {
    ended ??= reason;
    for (const answer of waiting.values()) answer({ error: ended });
    waiting.clear();
  };
  const answerTo = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        if (error) reject(error instanceof Error ? error : Object.assign(new Error(error.message), error));
        else resolve(result);
      });
    });
  worker.on('message', ({ id, ...answer }: Answer) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the database has ended.')));
  await answerTo(opened);
  return {
    hasEnded: () => ended !== undefined,
    ask(request: Request): Promise<unknown> {
      if (ended) return Promise.reject(ended);
      const id = ++last;
      worker.postMessage({ id, ...request });
      return answerTo(id);
    },
    async end(reason: Error): Promise<void> {
      end(reason);
      await worker.terminate();
    },
  };
}

/**
 * Opens the database of a folder in its own thread, so that long statements don't block this one. PGlite can't
 * interrupt a statement: past the limit its thread is terminated and a new one started. What changes data resolves once it is
 * on disk: it is committed first, and then written together with what others have committed meanwhile.
 * @param loading tunes the database for bulk loading, until its thread ends
 */
export async function openEmbeddedClient(folder: string, loading = false): Promise<EmbeddedClient> {
  const turn = new Mutex();
  /** Whether those who wait for their turn may change data, in order. */
  const queue: boolean[] = [];
  let thread = await startThread(folder, loading);
  let limit: number | undefined;
  let closed = false;

  const ask = async (on: typeof thread, request: Request): Promise<unknown> => {
    let ending: Promise<void> | undefined;
    const late = new StatementTimeout('canceling statement due to statement timeout');
    const timer = limit === undefined ? undefined : setTimeout(() => (ending = on.end(late)), limit);
    try {
      return await on.ask(request);
    } finally {
      clearTimeout(timer);
      // Two threads must not have the folder open at once.
      await ending;
    }
  };
  const clientOn = (on: typeof thread): Client => ({
    query: (text, params = [], { rowMode, parsers = {} } = {}) =>
      ask(on, { method: 'query', text, params, rowMode, asTextTypes: Object.keys(parsers) }),
    async transaction(run) {
      const tx = clientOn(on);
      await tx.query('begin');
      try {
        const outcome = await run(tx);
        await tx.query('commit');
        return outcome;
      } catch (reason) {
        // A terminated thread has rolled back already.
        if (!on.hasEnded()) await tx.query('rollback').catch(() => {});
        throw reason;
      }
    },
  });
  const commits = createGroupCommit(() => thread.ask({ method: 'flush' }));
  const inTurn = async <T>(writes: boolean, run: (client: Client) => Promise<T>): Promise<T> => {
    queue.push(writes);
    await turn.acquire();
    queue.shift();
    let onDisk: Promise<void> | undefined;
    let outcome: T;
    try {
      if (closed) throw new Error('The database is closed.');
      if (thread.hasEnded()) thread = await startThread(folder);
      outcome = await run(clientOn(thread));
      onDisk = writes ? commits.add() : undefined;
    } finally {
      await commits.settle(queue[0] === true);
      turn.release();
    }
    await onDisk;
    return outcome;
  };
  return {
    get closed() {
      return closed;
    },
    limit(ms) {
      limit = ms;
    },
    query: (text, ...more) => inTurn(!READS.test(text), (client) => client.query(text, ...more)),
    transaction: (run) => inTurn(true, (client) => client.transaction(run)),
    copyTo: (to) =>
      inTurn(false, async (client) => {
        await client.query('checkpoint');
        await cp(folder, to, { recursive: true });
      }),
    close: () =>
      inTurn(false, async () => {
        closed = true;
        await thread.ask({ method: 'close' });
        await thread.end(new Error('The database is closed.'));
      }),
  };
}
