/** How long an answer that was asked for ahead passes for one of now, in milliseconds. */
const FRESH = 10_000;

interface Begun<T> {
  readonly answer: Promise<T>;
  /** When the answer came; not yet, where it is still on its way. */
  came?: number;
  readonly giveUp: AbortController;
}

/** Answers that were asked for before whoever wants them is there, by what was asked; each is taken once. */
interface Prefetches<T> {
  /** Begins; `signal` gives it up for as long as nobody has taken it. */
  begin(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): void;
  /** The answer of what was begun, from now on the taker's: `signal` gives it up. */
  take(key: string, signal?: AbortSignal): Promise<T> | undefined;
  /** Gives up what nobody has taken. */
  forget(): void;
}

/** Creates {@link Prefetches}. What fails in them before it is taken is said to nobody. */
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
