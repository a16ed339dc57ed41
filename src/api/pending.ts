/** How long the loading indicator stays after a response. */
const INDICATOR_LINGERS = 1000;

/** Whether anything is on its way; an external store for `useSyncExternalStore`. */
export interface Pending {
  begin(): void;
  end(): void;
  subscribe(listener: () => void): () => void;
  active(): boolean;
}

/** Creates the loading indicator's state: on with the first request, reset 1 second after each response. */
export function createPending(): Pending {
  const listeners = new Set<() => void>();
  let underway = 0;
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: boolean) => {
    if (shown === next) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      underway += 1;
      show(true);
    },
    end() {
      underway -= 1;
      clearTimeout(timer);
      timer = setTimeout(() => show(underway > 0), INDICATOR_LINGERS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    active: () => shown,
  };
}
