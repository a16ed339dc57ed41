import { useSyncExternalStore } from 'react';
import { now } from '../serverTime';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One timer for all that tell a time, however many rows of a list do. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

const minute = () => Math.floor(now() / MINUTE);

/** The minutes since 1970: renders anew with each. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute);
