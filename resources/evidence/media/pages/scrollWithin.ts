/**
 * Scrolls a container so that a part of it is in view, and nothing around the container: the page keeps its place.
 * @param at where it comes to stand: 0 is the container's upper edge, 1 its lower one
 */
export function scrollWithin(
  container: Element | null,
  part: Pick<Element, 'getBoundingClientRect'> | null | undefined,
  at: number,
): void {
  if (!container || !part) return;
  const { top, height } = container.getBoundingClientRect();
  container.scrollTop += part.getBoundingClientRect().top - top - at * height;
}
