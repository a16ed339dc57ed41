import { useEffect, useRef } from 'react';

/** Returns whether the component is still mounted: late answers must not call users back to a page they have left. */
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
