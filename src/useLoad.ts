import { useEffect, useMemo, useState } from 'react';
import { createLoader, type Loaded } from './loader';

/**
 * Loads once, and again on `retry`, aborting what is still under way, as unmounting does.
 * @param load must be stable (a `useCallback`)
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' });
  const { retry, abort } = useMemo(() => createLoader(load, setState), [load]);
  useEffect(() => {
    void retry();
    return abort;
  }, [retry, abort]);
  return { state, retry };
}
