import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** A password as it is stored: `scrypt$N$r$p$salt$key`, where N is how much work a guess takes. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** What an account that nobody can log in to has for a password. */
export const noPassword = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

const onceMark = '$once';

/** A stored password that is good for one login. */
export const oneTime = (stored: string): string => stored + onceMark;

/** Whether a stored password is good for one login. */
export const isOneTime = (stored: string): boolean => stored.endsWith(onceMark);

/** Whether the password is the stored one. Without a stored one it takes as long and answers false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? noPassword).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
