import { useEffect } from 'react';

/** What opens or closes a part of its own page; open, it names that. */
const OPENER = '[aria-expanded]:not([aria-haspopup])';
/** Whatever a person does next: from then on they decide what is in view. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Scrolls what a press has opened into view: whatever an open button's `aria-controls` names, also while it is still loading. A
 * heading that can be focused gets the focus. A button that has moved away with what it closed is followed. What is in view stays
 * where it is.
 */
export function OpenedInView() {
  useEffect(() => {
    let follow: AbortController | undefined;
    function press({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
      follow?.abort();
      if (!button) return;
      const own = new AbortController();
      follow = own;
      // The press is answered before the next frame.
      requestAnimationFrame(() => !own.signal.aborted && keepInView(button, own));
    }
    addEventListener('click', press);
    return () => {
      follow?.abort();
      removeEventListener('click', press);
    };
  }, []);
  return null;
}

function keepInView(button: HTMLElement, until: AbortController) {
  const { signal } = until;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (button.getAttribute('aria-expanded') !== 'true') {
    button.style.scrollMarginBlock = MARGINS;
    return button.scrollIntoView({ block: 'nearest', behavior });
  }
  const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!opened) return;
  const sizes = new ResizeObserver(() => {
    const heading = opened.querySelector<HTMLElement>('[tabindex="-1"]:is(h1, h2, h3)');
    if (document.activeElement === button) heading?.focus({ preventScroll: true });
    // What is higher than the window begins at its top.
    const isHigher = opened.getBoundingClientRect().height > innerHeight - EDGES;
    opened.style.scrollMarginBlock = MARGINS;
    opened.scrollIntoView({ block: isHigher ? 'start' : 'nearest', behavior });
  });
  sizes.observe(opened);
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const input of INPUTS) addEventListener(input, () => until.abort(), { signal, capture: true });
}

/** Clear of the bars that stay at the window's edges; both together, in pixels. */
const MARGINS = '72px 16px';
const EDGES = 88;
