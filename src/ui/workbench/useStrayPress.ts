import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a record that has just come hears nothing of a press in the place of the one before, in ms. */
const UNSEEN = 1000;
/** How far two presses of one double click may be apart, in pixels. */
const NEAR = 10;

interface Press {
  readonly x: number;
  readonly y: number;
}

let last: Press | undefined;

/**
 * What a record does with the rest of a double click that decided the one before it: nothing. Its button comes to lie
 * where the other was, and nobody has looked at it yet.
 * @returns for the element around the record; dialogs that it opens are in it
 */
export function useStrayPress() {
  const came = useRef<{ readonly at: number; readonly press: Press | undefined }>(undefined);
  came.current ??= { at: performance.now(), press: last };
  return {
    onPointerDownCapture({ clientX, clientY }: PointerEvent) {
      last = { x: clientX, y: clientY };
    },
    onClickCapture(event: MouseEvent) {
      const { at = 0, press } = came.current ?? {};
      // A key that is pressed on a button clicks it, too.
      if (event.detail === 0 || !press || performance.now() - at > UNSEEN) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > NEAR) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
