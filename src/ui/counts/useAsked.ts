import { useRef } from 'react';

/**
 * Tells the requests that somebody asked for from those that a page makes by itself: only by the former is a user led to the login
 * if the session is over, and only as long as they are under way.
 */
export function useAsked() {
  const underWay = useRef(0);
  async function request(refetch: () => Promise<unknown>) {
    underWay.current += 1;
    await refetch().finally(() => {
      underWay.current -= 1;
    });
  }
  return {
    isAsked: () => underWay.current > 0,
    ask(requests: readonly (() => Promise<unknown>)[]): void {
      for (const refetch of requests) void request(refetch);
    },
  };
}
