import type { KeyboardEvent } from 'react';

/**
 * Whether a key is an input method's: the Enter that accepts what was composed sends no form. Safari reports the end of
 * composing before the key; 229 is then all that tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** A form's `onKeyDown`: the Enter that accepts what was composed doesn't send it. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
