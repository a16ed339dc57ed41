let hasHadFocus = false;
addEventListener(
  'focusin',
  () => {
    hasHadFocus = true;
  },
  { once: true },
);

let isFollowing = false;
// Whoever does something else meanwhile is where they want to be, though the page that comes may have no heading.
for (const type of ['keydown', 'pointerdown'])
  addEventListener(
    type,
    () => {
      isFollowing = false;
    },
    true,
  );

/** Told when a link is followed that stays where it is, as those of the menu: the page that comes takes the focus from it. */
export const leaveLink = (): void => {
  isFollowing = true;
};

/**
 * Sends the keyboard, and what a screen reader reads, to an element where what had the focus is gone: to the heading of a
 * page that was come to by a link. A page that has just been opened is left to begin at its beginning.
 */
export function takeFocus(element: HTMLElement | null): void {
  const { activeElement: active, body } = document;
  const isFree = active === body || (isFollowing && active?.closest('nav, header'));
  if (!element || !hasHadFocus || !isFree) return;
  isFollowing = false;
  element.focus({ preventScroll: true });
}
