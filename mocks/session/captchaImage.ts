import { randomInt } from 'node:crypto';
import { createCaptcha } from 'ppfun-captcha';

/** Draws a captcha: returns the text to read and the image. */
export type CaptchaMaker = () => { text: string; svg: string };

// The library exports this, but its types leave it out.
declare module 'ppfun-captcha' {
  export function createCaptcha(
    text: string,
    options?: Partial<typeof import('ppfun-captcha').options>,
  ): string;
}

/** Characters that can't be confused: without 0OQ, 1IL, 2Z, 5S, 6G, 8B and UV. */
const alphabet = 'ACDEFHJKMNPRTWXY3479';
const look = { width: 120, height: 44, fontSize: 48, background: '#f4f6fb', stroke: '#1f3b73' };

/** Draws a new, unpredictable text each time; the library's own would come from Math.random. */
export const drawnCaptcha: CaptchaMaker = () => {
  const text = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { text, svg: createCaptcha(text, look) };
};

/** Accepts 1234 for every captcha, for tests: `CAPTCHA=fixed`. */
export const fixedCaptcha: CaptchaMaker = () => ({ ...drawnCaptcha(), text: '1234' });
