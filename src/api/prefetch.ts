/** How long an answer that was asked for ahead passes for one of now, in milliseconds. */
const FRESH = 10_000;

interface Begun<T> {
  readonly answer: Promise<T>;
  readonly since: number;
  readonly giveUp: AbortController;
}

/** Answers that were asked for before whoever wants them is there, by what was asked; each is taken once. */
export interface Prefetches<T> {
  /** Begins; `signal` gives it up for as long as nobody has taken it. */
  begin(key: string, ask: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): void;
  /** The answer of what was begun, from now on the taker's: `signal` gives it up. */
  take(key: string, signal?: AbortSignal): Promise<T> | undefined;
}

/** Creates an {@link Prefetches}. What fails in it before it is taken is said to nobody. */
export function createPrefetches<T>(): Prefetches<T> {
  const begun = new Map<string, Begun<T>>();
  return {
    begin(key, ask, signal) {
      for (const [old, { since }] of begun) if (performance.now() - since > FRESH) begun.delete(old);
      if (signal.aborted || begun.has(key)) return;
      const giveUp = new AbortController();
      const answer = ask(giveUp.signal);
      answer.catch(() => {});
      const mine = { answer, since: performance.now(), giveUp };
      begun.set(key, mine);
      signal.addEventListener('abort', () => {
        if (begun.get(key) !== mine) return;
        begun.delete(key);
        giveUp.abort();
      });
    },
    take(key, signal) {
      const found = begun.get(key);
      begun.delete(key);
      if (!found || performance.now() - found.since > FRESH) return undefined;
      signal?.addEventListener('abort', () => found.giveUp.abort());
      return found.answer;
    },
  };
}
