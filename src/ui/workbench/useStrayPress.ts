import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a new record ignores presses in the place of the previous one, in milliseconds. */
const UNSEEN = 1000;
/** The maximum distance between the two presses of a double click, in pixels. */
const NEAR = 10;

interface Press {
  readonly x: number;
  readonly y: number;
}

let last: Press | undefined;

/**
 * Ignores the second press of a double click that decided the previous record: the new record's button is in the same place,
 * and nobody has looked at it yet.
 * @returns handlers for the element around the record, dialogs included
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
      // A key pressed on a button also clicks it.
      if (event.detail === 0 || !press || performance.now() - at > UNSEEN) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > NEAR) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
