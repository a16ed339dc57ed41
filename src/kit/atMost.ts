import { Semaphore } from 'es-toolkit';

/** Lets so many things be under way at a time; one that is no longer wanted when its turn comes isn't begun. */
export function atMost(count: number) {
  const places = new Semaphore(count);
  return async <T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await places.acquire();
    try {
      signal?.throwIfAborted();
      return await ask();
    } finally {
      places.release();
    }
  };
}

/** For what is counted beside what somebody came for: never more of it than a browser's connections to a host. */
export const sixAtATime = atMost(6);

const fiveAtATime = atMost(5);

/** The same for figures, which leave a place to what waits for a decision. */
export const fiveOfSix: typeof sixAtATime = (ask, signal) =>
  fiveAtATime(() => sixAtATime(ask, signal), signal);
