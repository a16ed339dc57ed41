import { scrollWithin } from '../pages/scrollWithin';
import { findAll } from './findAll';

/** The names of the highlights, as pdf.module.css styles them. */
const [FOUND, CURRENT] = ['pdf-found', 'pdf-current'] as const;

/** The ranges of a text in a page's layer of text. */
function rangesOf(layer: HTMLElement, text: string): Range[] {
  const nodes: { readonly node: Node; readonly from: number }[] = [];
  let content = '';
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: content.length });
    content += node.nodeValue ?? '';
  }
  const placeOf = (at: number) => nodes.findLast(({ from }) => from <= at);
  return findAll(content, text).flatMap(([start, end]) => {
    const [first, last] = [placeOf(start), placeOf(end - 1)];
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.node, start - first.from);
    range.setEnd(last.node, end - last.from);
    return [range];
  });
}

/**
 * Marks where a text occurs in a page, without touching its elements; a browser without highlights shows the page alone.
 * @param current which occurrence is the current one; it is scrolled into view
 * @returns removes the marks
 */
export function highlightHits(layer: HTMLElement, text: string, current: number | undefined): () => void {
  const { highlights } = CSS as Partial<Pick<typeof CSS, 'highlights'>>;
  if (!highlights) return () => {};
  const ranges = rangesOf(layer, text);
  const marked: [string, Range][] = ranges.map((range, index) => [
    index === current ? CURRENT : FOUND,
    range,
  ]);
  for (const [name, range] of marked) {
    const highlight = highlights.get(name) ?? new Highlight();
    highlights.set(name, highlight.add(range));
  }
  const shown = current === undefined ? undefined : ranges[current];
  scrollWithin(layer.closest('[data-page]')?.parentElement ?? null, shown, 0.4);
  return () => {
    for (const [name, range] of marked) highlights.get(name)?.delete(range);
  };
}
