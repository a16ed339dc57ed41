import type { Point } from './bitmap';

type Line = readonly (readonly [x: number, y: number])[];

/** A curve is as good as this many lines. */
const parts = 16;

/** A part of an ellipse; angles in degrees, clockwise from the right. */
const arc = (x: number, y: number, across: number, down: number, from: number, to: number): Line =>
  Array.from({ length: parts + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / parts) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });

const bowl: Line = [[0, 1], [0, 0], ...arc(0.32, 0.28, 0.3, 0.28, -90, 90), [0, 0.56]];

/**
 * Letters and digits as strokes of a pen, 1 high. Of those that are taken for one another by whoever reads or types them, none is
 * here, or one alone: 0DOQ, 1IL, 2Z, 5S, 8B, 6CG, UV, MN.
 */
const glyphs: Readonly<Record<string, readonly Line[]>> = {
  A: [
    [
      [0, 1],
      [0.4, 0],
      [0.8, 1],
    ],
    [
      [0.14, 0.66],
      [0.66, 0.66],
    ],
  ],
  C: [arc(0.42, 0.5, 0.42, 0.5, -48, -312)],
  E: [
    [
      [0.6, 0],
      [0, 0],
      [0, 1],
      [0.6, 1],
    ],
    [
      [0, 0.48],
      [0.52, 0.48],
    ],
  ],
  F: [
    [
      [0.6, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0.5],
      [0.5, 0.5],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.66, 0],
      [0.66, 1],
    ],
    [
      [0, 0.5],
      [0.66, 0.5],
    ],
  ],
  J: [[[0.16, 0], [0.58, 0], ...arc(0.29, 0.7, 0.29, 0.3, 0, 165)]],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.62, 0],
      [0, 0.62],
    ],
    [
      [0.22, 0.42],
      [0.66, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0, 0],
      [0.42, 0.62],
      [0.84, 0],
      [0.84, 1],
    ],
  ],
  P: [bowl],
  R: [
    bowl,
    [
      [0.3, 0.56],
      [0.64, 1],
    ],
  ],
  T: [
    [
      [0, 0],
      [0.72, 0],
    ],
    [
      [0.36, 0],
      [0.36, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.22, 1],
      [0.44, 0.3],
      [0.66, 1],
      [0.88, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [0.7, 1],
    ],
    [
      [0.7, 0],
      [0, 1],
    ],
  ],
  Y: [
    [
      [0, 0],
      [0.36, 0.52],
      [0.72, 0],
    ],
    [
      [0.36, 0.52],
      [0.36, 1],
    ],
  ],
  3: [arc(0.28, 0.25, 0.27, 0.25, -155, 90), arc(0.28, 0.74, 0.32, 0.26, -90, 155)],
  4: [
    [
      [0.5, 1],
      [0.5, 0],
      [0, 0.68],
      [0.7, 0.68],
    ],
  ],
  7: [
    [
      [0, 0],
      [0.62, 0],
      [0.2, 1],
    ],
  ],
  9: [[...arc(0.31, 0.31, 0.31, 0.31, 0, 360), ...arc(0.2, 0.36, 0.42, 0.64, 0, 78)]],
};

/** The characters that there are. */
export const alphabet = Object.keys(glyphs);

/** A character's strokes around its centre, 1 high. */
export function glyphOf(character: string): readonly (readonly Point[])[] {
  const lines = glyphs[character] ?? [];
  const half = Math.max(...lines.flat().map(([x]) => x)) / 2;
  return lines.map((line) => line.map(([x, y]) => ({ x: x - half, y: y - 0.5 })));
}
