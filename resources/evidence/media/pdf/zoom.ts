/** How large the pages are: as wide as the viewer, or times their size on paper. */
export type Zoom = 'fit' | number;

/** What the two zoom buttons step through. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [SMALLEST, LARGEST] = [STEPS[0], STEPS[STEPS.length - 1] ?? 4];

/** A point of PDF in CSS pixels. */
const POINT = 96 / 72;

/** What phones can still draw, in pixels of a canvas. */
const MOST_PIXELS = 16_000_000;

/** The next larger (`1`) or smaller (`-1`) step from a zoom that may lie between two; the last one stays. */
export function stepFrom(zoom: number, direction: 1 | -1): number {
  // A fitted zoom of 0.9999 is no step away from 1.
  const far = 0.01;
  return direction === 1
    ? (STEPS.find((step) => step > zoom + far) ?? LARGEST)
    : (STEPS.findLast((step) => step < zoom - far) ?? SMALLEST);
}

/** The zoom at which a page, as wide as told in points, fills a width in CSS pixels. */
export const fitted = (pageWidth: number, width: number): number =>
  Math.min(LARGEST, Math.max(0.1, width / (pageWidth * POINT)));

/** CSS pixels of a point at a zoom. */
export const pixelsOfPoint = (zoom: number): number => zoom * POINT;

/** How much finer than CSS pixels a page of this size (in CSS pixels) is drawn: the screen's ratio, less where huge. */
export const fineness = (width: number, height: number, ratio: number): number =>
  Math.min(ratio, Math.sqrt(MOST_PIXELS / (width * height)));
