/** How long a prefetched answer counts as fresh, in milliseconds. */
const FRESH = 10_000;

interface Begun<T> {
  readonly answer: Promise<T>;
  /** When the answer came, if it has. */
  came?: number;
  readonly giveUp: AbortController;
}

/** Answers requested ahead of time, by request; each is taken once. */
interface Prefetches<T> {
  /** Starts a request; `signal` aborts it until somebody takes it. */
  begin(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): void;
  /** Takes the answer of a request that was started; from now on the taker's `signal` aborts it. */
  take(key: string, signal?: AbortSignal): Promise<T> | undefined;
  /** Aborts whatever nobody has taken. */
  forget(): void;
}

/** Creates {@link Prefetches}. A request that fails before it is taken is dropped silently. */
export function createPrefetches<T>(): Prefetches<T> {
  const begun = new Map<string, Begun<T>>();
  const isFresh = ({ came }: Begun<T>) => came === undefined || performance.now() - came <= FRESH;

  function drop(key: string, mine: Begun<T> | undefined) {
    if (!mine || begun.get(key) !== mine) return;
    begun.delete(key);
    mine.giveUp.abort();
  }

  return {
    begin(key, ask, signal) {
      for (const [old, each] of begun) if (!isFresh(each)) drop(old, each);
      if (signal?.aborted || begun.has(key)) return;
      const giveUp = new AbortController();
      const mine: Begun<T> = { answer: ask(giveUp.signal), giveUp };
      begun.set(key, mine);
      mine.answer.then(
        () => {
          mine.came = performance.now();
        },
        () => drop(key, mine),
      );
      signal?.addEventListener('abort', () => drop(key, mine));
    },
    take(key, signal) {
      const found = begun.get(key);
      if (found && !isFresh(found)) drop(key, found);
      if (!found || !begun.delete(key)) return undefined;
      signal?.addEventListener('abort', () => found.giveUp.abort());
      return found.answer;
    },
    forget() {
      for (const [key, each] of begun) drop(key, each);
    },
  };
}
