import { useEffect, useRef } from 'react';

/** Answers whether what calls it is still on the screen: what comes back late calls nobody back who has gone on. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
