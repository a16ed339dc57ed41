import { createExternalStore, type ExternalStore } from '../externalStore';

/** A file that is being made. */
export interface TransferTask {
  /** What it is of, in words. */
  readonly name: string;
  /** Makes the file; rejects if it can't, or with the signal's abort. */
  make(signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<TransferredFile>;
  /** Called when it has ended by itself. */
  onEnd(transfer: Transfer): void;
}

/** A file that was made. */
export interface TransferredFile {
  readonly name: string;
  readonly content: Blob;
  /** How many rows it has, and how many the server counts: more, if not all could be read. */
  readonly rows: number;
  readonly counted: number;
}

/** A file on its way to the user, or one that was, since the console was opened. */
export interface Transfer {
  readonly id: number;
  readonly task: TransferTask;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** How many rows were read, of how many; 0 of 0 until that is known. */
  readonly done: number;
  readonly total: number;
  /** When it was asked for or, later, when it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Why it failed: a sentence, or the i18n key of one. */
  readonly reason?: string;
  /** Without its content once newer ones have taken its place in memory. */
  readonly file?: Omit<TransferredFile, 'content'> & { readonly content?: Blob; readonly size: number };
  /** Ends it. */
  readonly stop: AbortController;
}

/** The files of one console, newest last. Whoever leaves it, by logging out or otherwise, ends and forgets them. */
export interface Transfers extends ExternalStore<readonly Transfer[]> {
  /** Aborts when the console is left. */
  readonly left: AbortSignal;
}

/** Creates the {@link Transfers} of a console. */
export const createTransfers = (left: AbortSignal): Transfers => ({
  ...createExternalStore<readonly Transfer[]>([]),
  left,
});
