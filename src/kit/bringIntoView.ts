/**
 * Scrolls what a press has opened below or above into view, and focuses its heading, as the ref of what opens. What is in view
 * stays where it is.
 * @example <section ref={bringIntoView}><h2 tabIndex={-1}>What the tool was used for</h2></section>
 */
export function bringIntoView(opened: HTMLElement | null): void {
  if (!opened) return;
  // It may be loaded and laid out in the same frame.
  requestAnimationFrame(() => {
    const heading = opened.querySelector<HTMLElement>('h1, h2, h3, [role=heading]') ?? opened;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Clear of the bars that stay at the window's edges.
    opened.style.scrollMarginBlock = '80px 16px';
    opened.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  });
}
