/** A value outside React, for `useSyncExternalStore`. */
export interface ExternalStore<T> {
  get(): T;
  /** Notifies listeners if the value changes. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates an {@link ExternalStore}: a value that components outside of each other share, read with `useSyncExternalStore`.
 * @param initial its first value; `set` notifies only if the next one differs (`Object.is`)
 * @example
 * import { useSyncExternalStore } from 'react';
 *
 * const asked = createExternalStore(0);
 * export const ask = () => asked.set(asked.get() + 1);
 * export const useAsked = () => useSyncExternalStore(asked.subscribe, asked.get);
 */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
