import type { KeyboardEvent, MouseEvent } from 'react';

/** The dialogs on which a press has begun. */
const pressed = new WeakSet<Element>();

/**
 * What a dialog does with the rest of a double click that opened it, and with an Enter that is still held down: nothing.
 * It would close the dialog again, or give an answer that nobody has read the question of.
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
