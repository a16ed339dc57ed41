import { randomInt } from 'node:crypto';
import { encode } from 'fast-png';
import { type Bitmap, newBitmap, type Point, stroke } from './bitmap';
import { alphabet, glyphOf } from './glyphs';

/** Draws a captcha: returns the text to read and the image as PNG. */
export type CaptchaMaker = () => { text: string; png: Uint8Array };

const length = 4;
/** Twice what the login shows, for screens of two pixels each. */
const size = { width: 260, height: 84 };
const margin = 10;
const ink = [0x1f, 0x3b, 0x73] as const;
/** The ground's light tones; ink has at least 8:1 on any of them. */
const grounds = [
  [0xf8, 0xfa, 0xfd],
  [0xf4, 0xf7, 0xfc],
  [0xed, 0xf1, 0xf9],
] as const;
/** Fewer tones compress better. */
const tones = 8;

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
 * Dark characters apart from each other on a ground of faint waves, for people to read at once; each a little turned, slanted, bent
 * and of another weight. Programs are held off by the limits on attempts. A picture of pixels, since outlines would only need to be
 * compared.
 */
export function pictureOf(text: string): Uint8Array {
  const bitmap = newBitmap(size.width, size.height);
  const bend = bending();
  const step = (size.width - 2 * margin) / text.length;
  for (const [at, character] of [...text].entries()) {
    const place = placing({
      x: margin + step * (at + 0.5) + between(-1.5, 1.5),
      y: size.height / 2 + between(-4, 4),
    });
    const thickness = between(5.5, 7);
    for (const line of glyphOf(character))
      stroke(
        bitmap,
        line.map((point) => bend(place(point))),
        thickness,
      );
  }
  return encode({ ...size, data: coloured(bitmap), channels: 3, depth: 8 });
}

/** Scales, slants and turns a character around its centre, by at most 5 degrees. */
function placing(centre: Point): (point: Point) => Point {
  const angle = between(-0.08, 0.08);
  const [slant, wide, high] = [between(-0.08, 0.08), between(38, 42), between(46, 54)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y }) => {
    const [across, down] = [x * wide + y * slant * high, y * high];
    return { x: centre.x + across * cos - down * sin, y: centre.y + across * sin + down * cos };
  };
}

/** Bends the whole picture in waves. */
function bending(): (point: Point) => Point {
  const wave = () => ({ by: between(0.4, 1), per: between(12, 30), from: between(0, 6.3) });
  const [along, up] = [wave(), wave()];
  return ({ x, y }) => ({
    x: x + along.by * Math.sin(y / along.per + along.from),
    y: y + up.by * Math.sin(x / up.per + up.from),
  });
}

/** Waves of the ground's tones, others in each picture. */
function waving(): (x: number, y: number) => (typeof grounds)[number] {
  const wave = () => ({ x: between(-0.15, 0.15), y: between(0.05, 0.15), from: between(0, 6.3) });
  const [one, other] = [wave(), wave()];
  return (x, y) => {
    const height =
      Math.sin(x * one.x + y * one.y + one.from) + Math.sin(x * other.x - y * other.y + other.from);
    return grounds[height < -0.5 ? 0 : height < 0.5 ? 1 : 2];
  };
}

function coloured({ width, ink: amount }: Bitmap): Uint8Array {
  const data = new Uint8Array(amount.length * 3);
  const groundAt = waving();
  amount.forEach((part, at) => {
    const tone = Math.round(part * tones) / tones;
    const ground = groundAt(at % width, Math.floor(at / width));
    for (const channel of [0, 1, 2] as const)
      data[at * 3 + channel] = Math.round(ground[channel] + (ink[channel] - ground[channel]) * tone);
  });
  return data;
}
