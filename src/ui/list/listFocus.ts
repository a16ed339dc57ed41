/** Scrolls a row into view and focuses its link. */
export function goToRow(row: Element | null | undefined): void {
  row?.scrollIntoView({ block: 'nearest' });
  focusFirst(row);
}

/** Scrolls the focused element out from under the sticky column and toolbar, where browsers leave it if part of it is visible. */
export function bringOut({ target, currentTarget }: Record<'target' | 'currentTarget', Element>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Focuses the first focusable element inside another; returns whether there is one. */
function focusFirst(element: Element | null | undefined, which = 'a, button, [tabindex="0"]'): boolean {
  const first = element?.querySelector<HTMLElement>(which);
  first?.focus({ preventScroll: true });
  return Boolean(first);
}

/** Focuses the button of the current page; on a phone, where it is hidden, an arrow that is enabled. */
function focusPage(pages: Element | null): void {
  const inOrder = ['[aria-current]', ':enabled'].flatMap((which) => [
    ...(pages?.querySelectorAll<HTMLElement>(which) ?? []),
  ]);
  inOrder.find((button) => {
    button.focus({ preventScroll: true });
    return document.activeElement === button;
  });
}

/**
 * A ref for the element around a list. When a refresh removes the focused button, in a row or beside the list, the focus
 * moves to the row's link, or else to the list. When a pagination arrow becomes disabled, it moves to the current page.
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
  // The row the user returned to may already be focused.
  if (around.contains(document.activeElement)) remember({ target: document.activeElement });
  const changes = new MutationObserver(() => {
    const active = document.activeElement;
    if (!focused || (active !== document.body && active !== focused)) return;
    if (focused.matches(':disabled')) return focusPage(focused.closest('nav'));
    if (focused.isConnected) return;
    if (!(row?.isConnected && focusFirst(row)) && !focusFirst(list)) list.focus({ preventScroll: true });
  });
  around.addEventListener('focusin', remember);
  changes.observe(around, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // Dialogs are children of the body, and may close after the refresh.
  changes.observe(document.body, { childList: true });
  return () => {
    around.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}
