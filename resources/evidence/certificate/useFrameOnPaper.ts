import { type RefObject, useEffect } from 'react';

/** What is between the margins of print.css. */
const PAPER = '178mm';

/** While it is printed, a frame is as high as its page is on paper: one that was measured in a phone's window would end within it. */
export function useFrameOnPaper(frame: RefObject<HTMLIFrameElement | null>) {
  useEffect(() => {
    let onScreen: string | undefined;
    function fit() {
      const element = frame.current;
      const page = element?.contentDocument?.documentElement;
      if (!element || !page) return;
      onScreen ??= element.style.height;
      const { width } = element.style;
      element.style.width = `calc(${PAPER} - 2px)`;
      element.style.height = `${Math.ceil(page.getBoundingClientRect().height)}px`;
      element.style.width = width;
    }
    function restore() {
      if (onScreen !== undefined && frame.current) frame.current.style.height = onScreen;
      onScreen = undefined;
    }
    addEventListener('beforeprint', fit);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', fit);
      removeEventListener('afterprint', restore);
    };
  }, [frame]);
}
