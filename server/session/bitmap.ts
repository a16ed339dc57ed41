/** How much ink each pixel has, from 0 to 1. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const newBitmap = (width: number, height: number): Bitmap => ({
  width,
  height,
  ink: new Float32Array(width * height),
});

/** Draws a line of some width with round ends, smooth at its edges. */
export function stroke(
  { width, height, ink }: Bitmap,
  [first, ...line]: readonly Point[],
  thickness: number,
): void {
  const reach = thickness / 2;
  let from = first;
  for (const to of line) {
    if (!from) return;
    const [left, right] = span(from.x, to.x, reach, width);
    const [top, bottom] = span(from.y, to.y, reach, height);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const part = reach + 0.5 - distance({ x: x + 0.5, y: y + 0.5 }, from, to);
        const at = y * width + x;
        ink[at] = Math.max(ink[at] ?? 0, Math.min(1, part));
      }
    from = to;
  }
}

/** The pixels that a line may reach in one direction, within the picture. */
const span = (from: number, to: number, reach: number, size: number): readonly [number, number] => [
  Math.max(0, Math.floor(Math.min(from, to) - reach - 1)),
  Math.min(size, Math.ceil(Math.max(from, to) + reach + 1)),
];

/** From a point to a line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
