import { useEffect, useRef, useState } from 'react';
import { useIsFocused } from './useIsFocused';

/** Whether an element is in the visible part of a visible tab: what isn't needn't be asked for. */
export function useInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  const isFocused = useIsFocused();
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView: isSeen && isFocused };
}
