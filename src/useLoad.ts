import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that is being loaded. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Loads once, and again on `retry`, aborting what is still under way, as unmounting does. `fail` says that what was loaded is
 * of no use.
 * @param load must be stable (a `useCallback`)
 * @example
 * import { get } from 'declared-console/schema';
 * import { useCallback } from 'react';
 *
 * const load = useCallback((signal: AbortSignal) => client.send(get('/v1/shelves'), {}, { signal }), []);
 * const { state, retry } = useLoad(load);
 * state.kind === 'failed' && <button type="button" onClick={retry}>Try again</button>
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' });
  const underway = useRef<AbortController>(undefined);
  const fail = useCallback((error: unknown) => setState({ kind: 'failed', error }), []);
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
  return { state, retry, fail };
}
