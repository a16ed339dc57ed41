import { decode } from 'fast-png';

/** How light each part of a picture is (WCAG's relative luminance), and where what is dark stands. */
interface CaptchaLook {
  /** What hangs together and isn't ground, from left to right. */
  readonly shapes: readonly Shape[];
  /** The darkest of the ground. */
  readonly ground: number;
}

interface Shape {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Half of it is darker than this. */
  readonly light: number;
}

/** The ratio of contrast of two luminances. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What is nearer to white than this is ground. */
const FAINT = 1.3;

/** Takes a captcha's picture apart: whatever stands out from a light ground, dots and lines included, is a shape. */
export function captchaLook(png: Uint8Array): CaptchaLook {
  const { width, height, data, channels } = decode(png);
  const lights = Array.from({ length: width * height }, (_, at) =>
    luminance(data.subarray(at * channels, at * channels + 3)),
  );
  const left = new Set(lights.flatMap((light, at) => (contrast(light, 1) > FAINT ? [at] : [])));
  const ground = Math.min(...lights.filter((_, at) => !left.has(at)));
  const shapes: Shape[] = [];
  for (const first of left) {
    left.delete(first);
    const pixels = [first];
    for (const at of pixels)
      for (const near of neighbours(at, width)) if (left.delete(near)) pixels.push(near);
    const [xs, ys] = [pixels.map((at) => at % width), pixels.map((at) => Math.floor(at / width))];
    const sorted = pixels.map((at) => lights[at] ?? 0).sort((one, other) => one - other);
    shapes.push({
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
      light: sorted[sorted.length >> 1] ?? 1,
    });
  }
  return { shapes: shapes.sort((one, other) => one.left - other.left), ground };
}

/** The pixels around one; across the picture's edge there is ground. */
const neighbours = (at: number, width: number): number[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => at + down * width + across));

function luminance(channels: ArrayLike<number>): number {
  const [r = 0, g = 0, b = 0] = Array.from(channels, (each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
