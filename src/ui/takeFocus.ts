let hasHadFocus = false;
addEventListener(
  'focusin',
  () => {
    hasHadFocus = true;
  },
  { once: true },
);

/**
 * Sends the keyboard, and what a screen reader reads, to an element where what had the focus is gone: to the heading of a
 * page that was come to by a link. A page that has just been opened is left to begin at its beginning.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (hasHadFocus && document.activeElement === document.body) element?.focus({ preventScroll: true });
}
