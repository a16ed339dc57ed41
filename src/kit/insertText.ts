/** Writes into a box in place of what is selected there, as if it had been typed. */
export function insertText(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // The one way that leaves it to be undone, where the focus is.
  if (document.activeElement === box && document.execCommand?.('insertText', false, text)) return;
  box.setRangeText(text, box.selectionStart ?? 0, box.selectionEnd ?? box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
