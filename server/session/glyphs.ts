import { options } from 'ppfun-captcha';
import type { Point } from './bitmap';

/** What a glyph's outline is made of (opentype.js); coordinates of a type that it doesn't use are missing. */
interface Command {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x?: number;
  readonly y?: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
}

/** The part of opentype.js's font that is used; the library's types leave the font out. */
interface Font {
  charToGlyph(character: string): {
    getPath(x: number, y: number, fontSize: number): { readonly commands: readonly Command[] };
  };
}

const font = (options as unknown as { readonly font: Font }).font;
/** A curve is as good as this many lines. */
const parts = 6;

/** A character's closed contours, around its centre. */
export function glyphOf(character: string, fontSize: number): Point[][] {
  const contours: Point[][] = [];
  for (const command of font.charToGlyph(character).getPath(0, 0, fontSize).commands) {
    if (command.type === 'M') contours.push([]);
    const contour = contours.at(-1);
    if (contour && command.type !== 'Z') contour.push(...pointsOf(command, contour.at(-1)));
  }
  const all = contours.flat();
  const middle = (of: (point: Point) => number) => (Math.min(...all.map(of)) + Math.max(...all.map(of))) / 2;
  const [x, y] = [middle((point) => point.x), middle((point) => point.y)];
  return contours.map((contour) => contour.map((point) => ({ x: point.x - x, y: point.y - y })));
}

/** The end of a line, or points along a curve (Bézier's, of two or three degrees). */
function pointsOf(
  { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = x1, y2 = y1 }: Command,
  from: Point | undefined,
): Point[] {
  if (!from || type === 'M' || type === 'L') return [{ x, y }];
  return Array.from({ length: parts }, (_, at) => {
    const t = (at + 1) / parts;
    const u = 1 - t;
    if (type === 'Q')
      return {
        x: u * u * from.x + 2 * u * t * x1 + t * t * x,
        y: u * u * from.y + 2 * u * t * y1 + t * t * y,
      };
    return {
      x: u ** 3 * from.x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x,
      y: u ** 3 * from.y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y,
    };
  });
}
