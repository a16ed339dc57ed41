import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from 'es-toolkit';
import { Refusal } from '../http/refusal';

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What guessing a password costs; N is the work factor. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** As OWASP advises: 128 MB and a third of a second. */
const passwordCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };
const keyLength = 32;

/** Half of Node's thread pool, which also reads files: the other half stays free. */
const slots = new Semaphore(2);
/** This many wait a few seconds at most. */
const maxPending = 100;
let pending = 0;

/**
 * Refuses if so many passwords wait to be hashed that another would time out; calls without a password aren't affected.
 */
export function refuseWhenCrowded(): void {
  if (pending >= maxPending) throw new Refusal(429, '登录人数过多，请稍后再试');
}

const derive = async (password: string, salt: Buffer, length: number, { N, r, p }: PasswordCost) => {
  pending++;
  await slots.acquire();
  try {
    return await scryptKey(password, salt, length, { N, r, p, maxmem: 256 * r * (N + p + 32) });
  } finally {
    slots.release();
    pending--;
  }
};

/** Hashes a password to `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, { N, r, p } = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** A stored password that none matches, which takes as long to find out as any other. */
const unmatched = ({ N, r, p }: PasswordCost) =>
  `scrypt$${N}$${r}$${p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

/** The stored password of an account that nobody can log in to. */
export const noPassword = unmatched(passwordCost);

const onceMark = '$once';
const spentMark = '$spent';

/** Marks a stored password as good for one login. */
export const oneTime = (stored: string): string => stored + onceMark;

/** Whether a stored password is good for only one login. */
export const isOneTime = (stored: string): boolean => stored.endsWith(onceMark);

/** A one-time password after its login: it logs nobody in any more, but proves who sets another one. */
export const spend = (stored: string): string => stored.slice(0, -onceMark.length) + spentMark;

/** Whether a stored one-time password has had its login. */
export const isSpent = (stored: string): boolean => stored.endsWith(spentMark);

/** Whether guessing a stored password costs less than it should, so that it is stored again when it is known. */
export function isCheap(stored: string, { N, r, p } = passwordCost): boolean {
  const [, storedN, storedR, storedP] = stored.split('$').map(Number);
  return Number(storedN) * Number(storedR) * Number(storedP) < N * r * p;
}

/** Whether a password matches the stored one. Without a stored one it takes just as long and returns false. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
  cost = passwordCost,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? unmatched(cost)).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
