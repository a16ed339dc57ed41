/**
 * Whether a key belongs to an input method (IME): the Enter that accepts a composition must not submit a form. Safari ends
 * the composition before it reports the key; then only the key code 229 tells.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** On a form's `keydown`: keeps the Enter that accepts a composition from submitting it. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
