// Without it the first switch to a list that was pointed at takes 2.5 times as long (tests/bench/README.md).

import type { Prefetches } from '../api/client';
import type { Answer } from '../api/codec';

/** How long a prefetched answer counts as fresh, in milliseconds. */
const FRESH = 10_000;

interface Begun {
  readonly answer: Promise<Answer>;
  /** When the answer came, if it has. */
  came?: number;
  readonly giveUp: AbortController;
}

/** Creates {@link Prefetches}. A request that fails before it is taken is dropped silently. */
export function createPrefetches(): Prefetches {
  const begun = new Map<string, Begun>();
  const isFresh = ({ came }: Begun) => came === undefined || performance.now() - came <= FRESH;

  function drop(key: string, mine: Begun | undefined) {
    if (!mine || begun.get(key) !== mine) return;
    begun.delete(key);
    mine.giveUp.abort();
  }

  return {
    begin(key, ask, signal) {
      for (const [old, each] of begun) if (!isFresh(each)) drop(old, each);
      if (signal?.aborted || begun.has(key)) return;
      const giveUp = new AbortController();
      const mine: Begun = { answer: ask(giveUp.signal), giveUp };
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
