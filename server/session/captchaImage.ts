import { randomInt } from 'node:crypto';
import { encode } from 'fast-png';
import { type Bitmap, draw, fill, newBitmap, type Point, stroke } from './bitmap';
import { glyphOf } from './glyphs';

/** Draws a captcha: returns the text to read and the image as PNG. */
export type CaptchaMaker = () => { text: string; png: Uint8Array };

/** Characters that can't be confused: without 0OQ, 1IL, 2Z, 5S, 6G, 8B and UV. */
const alphabet = 'ACDEFHJKMNPRTWXY3479';
const length = 4;
const size = { width: 180, height: 66 };
const fontSize = 88;
const background = [0xf4, 0xf6, 0xfb] as const;
const ink = [0x1f, 0x3b, 0x73] as const;
/** Fewer tones compress better. */
const tones = 15;

/** A number between two others; unpredictable, so that no image can be drawn again. */
const between = (low: number, high: number): number => low + ((high - low) * randomInt(2 ** 24)) / 2 ** 24;

/** Draws a new, unpredictable text each time. */
export const drawnCaptcha: CaptchaMaker = () => {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { text, png: pictureOf(text) };
};

/** Accepts 1234 for every captcha, for tests: `CAPTCHA=fixed`. */
export const fixedCaptcha: CaptchaMaker = () => ({ ...drawnCaptcha(), text: '1234' });

/**
 * Characters that are turned, slanted, bent and run into each other, with lines of ink through them and gaps cut
 * into them, on speckled ground. A picture of pixels, since outlines would only need to be compared.
 */
export function pictureOf(text: string): Uint8Array {
  const bitmap = newBitmap(size.width, size.height);
  const bend = bending();
  const step = (size.width - 16) / text.length;
  for (const [at, character] of [...text].entries()) {
    const centre = { x: 8 + step * (at + 0.5) + between(-4, 4), y: size.height / 2 + between(-6, 6) };
    const place = placing(centre);
    const contours = glyphOf(character, fontSize).map((contour) =>
      contour.map((point) => bend(place(point))),
    );
    draw(bitmap, contours);
    // Bolder: lines through it must not be told by their width.
    for (const contour of contours) for (const side of sidesOf(contour)) stroke(bitmap, side, 1.6, 1);
  }
  for (let n = 0; n < 2; n += 1) stroke(bitmap, curve(), between(1.6, 2.4), 1);
  for (let n = 0; n < 3; n += 1) stroke(bitmap, curve(), between(1, 1.6), 0);
  speckle(bitmap);
  return encode({ ...size, data: coloured(bitmap), channels: 3, depth: 8 });
}

/** The lines around a contour, each from left to right. */
const sidesOf = (contour: readonly Point[]): (readonly [Point, Point])[] =>
  contour.map((point, at) => {
    const next = contour[(at + 1) % contour.length] ?? point;
    return point.x <= next.x ? [point, next] : [next, point];
  });

/** Turns, slants and scales a character around its centre. */
function placing(centre: Point): (point: Point) => Point {
  const angle = between(-0.45, 0.45);
  const [slant, wide, high] = [between(-0.3, 0.3), between(0.85, 1.15), between(0.85, 1.15)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y }) => {
    const [across, down] = [(x + y * slant) * wide, y * high];
    return { x: centre.x + across * cos - down * sin, y: centre.y + across * sin + down * cos };
  };
}

/** Bends the whole picture in waves. */
function bending(): (point: Point) => Point {
  const wave = () => ({ by: between(2, 4.5), per: between(14, 30), from: between(0, 6.3) });
  const [along, up] = [wave(), wave()];
  return ({ x, y }) => ({
    x: x + along.by * Math.sin(y / along.per + along.from),
    y: y + up.by * Math.sin(x / up.per + up.from),
  });
}

/** A line through the whole picture. */
function curve(): Point[] {
  const { width, height } = size;
  const [from, to] = [between(0.15, 0.85) * height, between(0.15, 0.85) * height];
  const [by, per, phase] = [between(4, 12), between(12, 40), between(0, 6.3)];
  return Array.from({ length: 61 }, (_, at) => {
    const x = (at / 60) * width;
    return { x, y: from + ((to - from) * at) / 60 + by * Math.sin(x / per + phase) };
  });
}

/** Puts ink on the ground, and ground into the ink. */
function speckle(bitmap: Bitmap): void {
  for (let n = 0; n < 500; n += 1)
    fill(
      bitmap,
      Math.floor(between(0, bitmap.width)),
      Math.floor(between(0, bitmap.height)),
      between(0.2, 0.9),
    );
  for (let n = 0; n < 700; n += 1)
    fill(
      bitmap,
      Math.floor(between(0, bitmap.width)),
      Math.floor(between(0, bitmap.height)),
      between(0, 0.25),
    );
}

function coloured({ ink: amount }: Bitmap): Uint8Array {
  const data = new Uint8Array(amount.length * 3);
  amount.forEach((part, at) => {
    const tone = Math.round(part * tones) / tones;
    for (const channel of [0, 1, 2] as const)
      data[at * 3 + channel] = Math.round(background[channel] + (ink[channel] - background[channel]) * tone);
  });
  return data;
}
