import { randomInt } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { createCaptcha } from 'ppfun-captcha';
import { captchas } from '../db/schema';
import type { Deps } from '../deps';
import { refused } from '../http/refusal';
import { newSecret } from './secrets';

const lifetime = 5 * 60_000;

/** Draws a captcha: the text a person should read in it, and the image. */
export type CaptchaMaker = () => { text: string; svg: string };

// The library exports this too; its types leave it out.
declare module 'ppfun-captcha' {
  export function createCaptcha(
    text: string,
    options?: Partial<typeof import('ppfun-captcha').options>,
  ): string;
}

/** Letters and digits none of which looks like another: without 0OQ, 1IL, 2Z, 5S, 6G, 8B and UV. */
const alphabet = 'ACDEFHJKMNPRTWXY3479';
const look = { width: 120, height: 44, fontSize: 48, background: '#f4f6fb', stroke: '#1f3b73' };

/** A new text every time, which nobody can foresee: the library's own would come from Math.random. */
export const drawnCaptcha: CaptchaMaker = () => {
  const text = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { text, svg: createCaptcha(text, look) };
};

/** Always 1234, for tests: `CAPTCHA=fixed`. */
export const fixedCaptcha: CaptchaMaker = () => ({ ...drawnCaptcha(), text: '1234' });

/** Makes a captcha for one try within five minutes. image is a data URI. */
export async function issueCaptcha({ db, clock, captcha }: Deps) {
  const now = clock.now().getTime();
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  const { text, svg } = captcha();
  const token = newSecret();
  await db.insert(captchas).values({ token, answer: text, expiresAt: now + lifetime });
  return { imgCodeToken: token, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Spends a captcha, right or wrong; refuses when the answer is wrong or late. */
export async function spendCaptcha({ db, clock }: Deps, token: string, answer: string): Promise<void> {
  const [spent] = await db.delete(captchas).where(eq(captchas.token, token)).returning();
  if (!spent || spent.expiresAt <= clock.now().getTime()) throw refused('验证码已过期，请刷新');
  if (spent.answer.toLowerCase() !== answer.toLowerCase()) throw refused('验证码错误');
}
