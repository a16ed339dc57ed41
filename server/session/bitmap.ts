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

/** Sets a pixel, if it is in the picture. */
export function fill({ width, height, ink }: Bitmap, x: number, y: number, amount: number): void {
  if (x >= 0 && y >= 0 && x < width && y < height) ink[y * width + x] = amount;
}

/** Lines that each row of pixels is made of. */
const samples = 3;

/** Fills the area inside closed contours (by the nonzero rule) with ink, smoothly at its edges. */
export function draw(bitmap: Bitmap, contours: readonly (readonly Point[])[]): void {
  const covered = new Float32Array(bitmap.ink.length);
  for (let line = 0; line < bitmap.height * samples; line += 1) {
    const y = (line + 0.5) / samples;
    let inside = 0;
    let from = 0;
    for (const { x, turn } of crossings(contours, y)) {
      if (inside === 0) from = x;
      inside += turn;
      if (inside === 0) cover(bitmap.width, covered, Math.floor(y), from, x);
    }
  }
  covered.forEach((amount, at) => {
    bitmap.ink[at] = Math.max(bitmap.ink[at] ?? 0, Math.min(1, amount));
  });
}

/** Where contours cross a line, from left to right, and whether upwards or downwards. */
function crossings(contours: readonly (readonly Point[])[], y: number): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = [];
  for (const contour of contours) {
    let last = contour.at(-1);
    for (const point of contour) {
      if (last && last.y <= y !== point.y <= y)
        found.push({
          x: last.x + ((y - last.y) / (point.y - last.y)) * (point.x - last.x),
          turn: point.y > last.y ? 1 : -1,
        });
      last = point;
    }
  }
  return found.sort((one, other) => one.x - other.x);
}

/** Covers one line of a row between two places. */
function cover(width: number, covered: Float32Array, row: number, from: number, to: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x += 1) {
    const part = Math.min(x + 1, to) - Math.max(x, from);
    covered[row * width + x] = (covered[row * width + x] ?? 0) + part / samples;
  }
}

/** Draws a line of some width with ink, or takes ink away where the amount is 0. */
export function stroke(bitmap: Bitmap, line: readonly Point[], thickness: number, amount: number): void {
  const { width, ink } = bitmap;
  const reach = thickness / 2;
  let last = line[0];
  for (const point of line.slice(1)) {
    if (!last) return;
    for (
      let y = Math.floor(Math.min(last.y, point.y) - reach);
      y <= Math.max(last.y, point.y) + reach;
      y += 1
    )
      for (let x = Math.floor(last.x - reach); x <= point.x + reach; x += 1) {
        const part = Math.min(
          1,
          Math.max(0, reach + 0.5 - distance({ x: x + 0.5, y: y + 0.5 }, last, point)),
        );
        if (part === 0 || x < 0 || x >= width) continue;
        const before = ink[y * width + x] ?? 0;
        fill(bitmap, x, y, amount === 0 ? Math.min(before, 1 - part) : Math.max(before, part * amount));
      }
    last = point;
  }
}

/** From a point to a line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
