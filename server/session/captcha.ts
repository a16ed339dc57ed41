import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/open';
import { captchas } from '../db/schema';
import { refused } from '../http/refusal';
import type { CaptchaMaker } from './captchaImage';
import { newSecret } from './secrets';

const lifetime = 5 * 60_000;

/** What captchas need of the dependencies. */
interface CaptchaDeps {
  db: Db;
  clock: Clock;
  captcha: CaptchaMaker;
}

/** Creates a captcha, good for one try within five minutes. image is a data URI. */
export async function issueCaptcha({ db, clock, captcha }: CaptchaDeps) {
  const now = clock.now().getTime();
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  const { text, png } = captcha();
  const token = newSecret();
  await db.insert(captchas).values({ token, answer: text, expiresAt: now + lifetime });
  return { imgCodeToken: token, image: `data:image/png;base64,${Buffer.from(png).toString('base64')}` };
}

/** Spends a captcha, right or wrong; refuses if the answer is wrong or late. */
export async function spendCaptcha(
  { db, clock }: Pick<CaptchaDeps, 'db' | 'clock'>,
  token: string,
  answer: string,
): Promise<void> {
  const [spent] = await db.delete(captchas).where(eq(captchas.token, token)).returning();
  if (!spent || spent.expiresAt <= clock.now().getTime()) throw refused('验证码已过期，请刷新');
  if (asRead(spent.answer) !== asRead(answer)) throw refused('验证码错误');
}

/** An answer without what its picture doesn't show: the case of its letters, and their full width, as input methods type them. */
const asRead = (answer: string): string => answer.normalize('NFKC').trim().toLowerCase();
