import type { KeyboardEvent } from 'react';

/**
 * Whether a key is an input method's: the Enter that accepts what was composed sends no form. Safari reports the end of
 * composing before the key; 229 is then all that tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
