/** Tests and tools load pages where there is no document. */
const listen: typeof addEventListener = typeof document === 'undefined' ? () => {} : addEventListener;

let hasHadFocus = false;
listen(
  'focusin',
  () => {
    hasHadFocus = true;
  },
  { once: true },
);

let isFollowing = false;
// Doing something else meanwhile cancels it.
for (const type of ['keydown', 'pointerdown'])
  listen(
    type,
    () => {
      isFollowing = false;
    },
    true,
  );

/** To be called when following a link that stays on the screen, such as in the menu, so that the new page takes its focus. */
export const leaveLink = (): void => {
  isFollowing = true;
};

/**
 * Focuses an element, such as a page's heading, if the focus was lost or is on a link that was followed. Does nothing on a
 * page that was just opened, where reading starts at the top.
 * @example <h2 tabIndex={-1} ref={takeFocus}>Found</h2>
 */
export function takeFocus(element: HTMLElement | null): void {
  const { activeElement: active, body } = document;
  const isFree = active === body || (isFollowing && active?.closest('nav, header'));
  if (!element || !hasHadFocus || !isFree) return;
  isFollowing = false;
  element.focus({ preventScroll: true });
}
