/** Commits that wait to be written to disk. */
export interface GroupCommit {
  /** Adds a commit; resolves once it is on disk, and rejects if it couldn't be written. */
  add(): Promise<void>;
  /**
   * Writes the waiting commits to disk, all at once; called after each statement or transaction.
   * @param isWriteNext whether another commit is about to follow, which is worth waiting for
   */
  settle(isWriteNext: boolean): Promise<void>;
}

/** Most time that a commit waits for others, in ms: about as long as a disk takes. */
const longestWait = 5;

/**
 * Writes several commits to disk with a single flush, as a disk takes much longer than a commit: fifty writers at once wait
 * for a few flushes instead of fifty.
 * @param flush writes everything committed so far
 */
export function createGroupCommit(flush: () => Promise<unknown>, now = () => performance.now()): GroupCommit {
  let waiting: { resolve(): void; reject(reason: unknown): void }[] = [];
  let since = 0;
  return {
    add() {
      if (waiting.length === 0) since = now();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
      });
    },
    async settle(isWriteNext) {
      if (waiting.length === 0 || (isWriteNext && now() - since < longestWait)) return;
      const group = waiting;
      waiting = [];
      try {
        await flush();
        for (const { resolve } of group) resolve();
      } catch (reason) {
        for (const { reject } of group) reject(reason);
      }
    },
  };
}
