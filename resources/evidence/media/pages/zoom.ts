/** The zoom: fit the viewer's width, or a multiple of the paper size. */
export type Zoom = 'fit' | number;

/** The steps of the zoom buttons. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [SMALLEST, LARGEST] = [STEPS[0], STEPS[STEPS.length - 1] ?? 4];

/** A point in CSS pixels. */
const POINT = 96 / 72;

/** The most canvas pixels that phones can still draw. */
export const MOST_PIXELS = 16_000_000;

/** The next larger (`1`) or smaller (`-1`) step from a zoom, which may be between two steps; stays at the last one. */
export function stepFrom(zoom: number, direction: 1 | -1): number {
  // A fitted zoom of 0.9999 counts as 1.
  const far = 0.01;
  return direction === 1
    ? (STEPS.find((step) => step > zoom + far) ?? LARGEST)
    : (STEPS.findLast((step) => step < zoom - far) ?? SMALLEST);
}

/** The zoom at which a page of a width in points fills a width in CSS pixels. */
export const fitted = (pageWidth: number, width: number): number =>
  Math.min(LARGEST, Math.max(0.1, width / (pageWidth * POINT)));

/** CSS pixels per point at a zoom. */
export const pixelsOfPoint = (zoom: number): number => zoom * POINT;

/** The drawing resolution of a page of this size (in CSS pixels): the screen's pixel ratio, less for huge pages. */
export const fineness = (width: number, height: number, ratio: number): number =>
  Math.min(ratio, Math.sqrt(MOST_PIXELS / (width * height)));
