import { useCallback, useEffect, useRef, useState } from 'react';

/** Something on its way, there, or why it isn't. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Loads once, and again on `retry`, of which the last counts; leaving the page aborts. `fail` says that what came is none.
 * @param load must be the same function from one rendering to the next (a `useCallback`)
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' });
  const underway = useRef<AbortController>(undefined);

  const retry = useCallback(async () => {
    underway.current?.abort();
    const mine = new AbortController();
    underway.current = mine;
    const settle = (next: Loaded<T>) => mine.signal.aborted || setState(next);
    settle({ kind: 'loading' });
    try {
      settle({ kind: 'ready', value: await load(mine.signal) });
    } catch (error) {
      settle({ kind: 'failed', error });
    }
  }, [load]);

  useEffect(() => {
    void retry();
    return () => underway.current?.abort();
  }, [retry]);

  return { state, retry, fail: (error: unknown) => setState({ kind: 'failed', error }) };
}
