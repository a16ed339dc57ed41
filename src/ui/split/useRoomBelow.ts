import { type RefObject, useLayoutEffect } from 'react';

/** The height of the console's bar, below which it stays, in pixels. */
const BAR = 64;

/**
 * Lets an element be as high as the window from where it is, in `--from`: below the query bar at first, below the console's bar once the
 * page is scrolled. Its decision, at its bottom, is in view either way.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (!isOpen || !around) return;
    const measure = () => {
      const from = Math.max(BAR, around.getBoundingClientRect().top);
      element.current?.style.setProperty('--from', `${from}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    // What is above it may become higher.
    sizes.observe(document.body);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [element, isOpen]);
}
