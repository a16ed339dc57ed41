import { useState } from 'react';
import { answers } from './api/answers';

/** Loads the page anew, but not while nobody answers, which it then says: what would come is the browser's own page of an error. */
export function useReload(): { readonly isAway: boolean; reload(): Promise<void> } {
  const [isAway, setAway] = useState(false);
  return {
    isAway,
    async reload() {
      if (await answers(location.origin)) location.reload();
      else setAway(true);
    },
  };
}
