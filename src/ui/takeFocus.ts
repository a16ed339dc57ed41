/**
 * Sends the keyboard, and what a screen reader reads, to an element where what was pressed last is gone: to the heading of a
 * page that was come to by a link. A page that has just been opened is left to begin at its beginning.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (navigator.userActivation?.hasBeenActive && document.activeElement === document.body)
    element?.focus({ preventScroll: true });
}
