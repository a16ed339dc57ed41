/** Something that is being loaded. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What {@link createLoader} makes. */
export interface Loader {
  /** Loads, aborting what is still under way. */
  retry(): Promise<void>;
  /** Aborts what is under way. Nothing more is reported of it. */
  abort(): void;
}

/** Loads something, one attempt at a time, and reports its state: to a hook of React or of Preact. */
export function createLoader<T>(
  load: (signal: AbortSignal) => Promise<T>,
  report: (state: Loaded<T>) => void,
): Loader {
  let underway: AbortController | undefined;
  return {
    async retry() {
      underway?.abort();
      const mine = new AbortController();
      underway = mine;
      const settle = (next: Loaded<T>) => mine.signal.aborted || report(next);
      settle({ kind: 'loading' });
      try {
        settle({ kind: 'ready', value: await load(mine.signal) });
      } catch (error) {
        settle({ kind: 'failed', error });
      }
    },
    abort: () => underway?.abort(),
  };
}
