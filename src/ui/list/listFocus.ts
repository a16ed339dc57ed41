/** Brings a row into sight, with the keyboard on its link. */
export function goToRow(row: Element | null | undefined): void {
  row?.scrollIntoView({ block: 'nearest' });
  focusFirst(row);
}

/**
 * Brings what the keyboard has come to out from beneath what stays in sight, the operations and the bar of the selection: browsers leave it there where a part of it can be seen.
 */
export function bringOut({ target, currentTarget }: Record<'target' | 'currentTarget', Element>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Puts the keyboard on the first in an element that takes it; answers whether there is one. */
function focusFirst(element: Element | null | undefined, which = 'a, button, [tabindex="0"]'): boolean {
  const first = element?.querySelector<HTMLElement>(which);
  first?.focus({ preventScroll: true });
  return Boolean(first);
}

/** The page that is shown; on a phone, the arrow back. */
const PAGE = '[aria-current], div > :enabled';
const pagesOf = (arrow: Element) => arrow.closest('nav, .MuiTablePagination-actions');

/**
 * A ref for what a list stands in. When the list is read again, what was done with its rows may have taken away the button
 * that the keyboard was on, in a row or beside the list, or the row: then the keyboard is on the row's link, else on the
 * list. An arrow that leads no further leaves it to the page that is shown.
 */
export function keepFocus(list: HTMLElement | null): () => void {
  if (!list) return () => {};
  const around = list.parentElement ?? list;
  let focused: Element | undefined;
  let row: Element | null | undefined;
  const remember = ({ target }: { readonly target: EventTarget | null }) => {
    focused = target as Element;
    row = focused.closest('tr');
  };
  // The row that is come back to has it already.
  if (around.contains(document.activeElement)) remember({ target: document.activeElement });
  const changes = new MutationObserver(() => {
    const active = document.activeElement;
    if (!focused || (active !== document.body && active !== focused)) return;
    if (focused.matches(':disabled')) return void focusFirst(pagesOf(focused), PAGE);
    if (focused.isConnected) return;
    if (!(row?.isConnected && focusFirst(row)) && !focusFirst(list)) list.focus({ preventScroll: true });
  });
  around.addEventListener('focusin', remember);
  changes.observe(around, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // A dialog that it was done in stands there, and may go last.
  changes.observe(document.body, { childList: true });
  return () => {
    around.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}
