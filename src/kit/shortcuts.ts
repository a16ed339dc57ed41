import { useStore } from 'react-admin';
import { isComposing } from '../composing';

/** Whether single keys are shortcuts, on lists and workbenches, with the setter. Dictated words would trigger them. */
export const useShortcutsOn = () => useStore('workbench.shortcuts', true);

/** Not a combination that belongs to the browser, nor a key of an input method. */
export const isSingle = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || isComposing(event));

/** A single key, and not one of a dialog, menu or field. */
export const isOurs = (event: KeyboardEvent): boolean =>
  isSingle(event) && !(event.target instanceof Element && event.target.closest(THEIRS));

/** Whether a dialog is open over the page. */
export const isPageCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;

/** Radio buttons and checkboxes are inputs, but don't take letters. */
const THEIRS =
  '[role=dialog], [role=menu], [role=listbox], [role=combobox], [contenteditable], input:not([type=radio], [type=checkbox]), textarea, select';
