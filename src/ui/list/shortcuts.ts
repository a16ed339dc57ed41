import { useStore } from 'react-admin';
import { isComposing } from '../../composing';

/** Whether single keys are shortcuts, on lists and workbenches, with the setter. Dictated words would trigger them. */
export const useShortcutsOn = () => useStore('workbench.shortcuts', true);

/** Not a combination that belongs to the browser, nor a key of an input method or of a dialog, menu or field. */
export const isOurs = (event: KeyboardEvent): boolean => {
  const { ctrlKey, metaKey, altKey, target } = event;
  return (
    !(ctrlKey || metaKey || altKey || isComposing(event)) &&
    !(target instanceof Element && target.closest(THEIRS))
  );
};

/** Radio buttons and checkboxes are inputs, but don't take letters. */
const THEIRS =
  '[role=dialog], [role=menu], [role=listbox], [role=combobox], [contenteditable], input:not([type=radio], [type=checkbox]), textarea, select';
