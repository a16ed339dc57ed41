import type { KeyboardEvent, MouseEvent } from 'react';

/** The dialogs in which a click has started. */
const pressed = new WeakSet<Element>();

/**
 * Makes a dialog ignore the second half of the double click that opened it, and an Enter key that is still held down: they
 * would close it again, or answer a question nobody has read.
 */
export const deafToStrayClicks = {
  onMouseDownCapture({ detail, currentTarget }: MouseEvent) {
    if (detail <= 1) pressed.add(currentTarget);
  },
  onKeyDownCapture(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    if (event.detail > 1 && !pressed.has(event.currentTarget)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
};
