import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method (IME): the Enter that accepts a composition must not submit a form. Safari ends
 * the composition before it reports the key; then only the key code 229 tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** A form's `onKeyDown`: keeps the Enter that accepts a composition from submitting it. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
