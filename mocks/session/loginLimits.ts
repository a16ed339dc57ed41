import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open';
import { limitCounts } from '../db/schema';
import { Refusal } from '../http/refusal';

const failures = 5;
const lockSeconds = 10 * 60;
const perAddressAndMinute = 600;

/** What keeps logins from being guessed. */
export interface LoginLimits {
  /** Counts a call of an address; refuses past 600 a minute. */
  visit(address: string): Promise<void>;
  /** Counts a try before the password is looked at, so that tries at the same moment count too; refuses when locked. */
  attempt(username: string): Promise<void>;
  /** Forgets an account's failures after a right password. */
  succeeded(username: string): Promise<void>;
}

/** Counts one, and answers how it stands; refuses past the limit. */
const passOrRefuse = async (consume: Promise<RateLimiterRes>, refusal: Refusal): Promise<RateLimiterRes> => {
  try {
    return await consume;
  } catch (reason) {
    throw reason instanceof RateLimiterRes ? refusal : reason;
  }
};

/** Five failures lock an account for ten minutes; both counts are the database's, across restarts and processes. */
export function loginLimits(db: Db): LoginLimits {
  const store = { storeClient: db, schema: limitCounts, clearExpiredByTimeout: false };
  const accounts = new RateLimiterDrizzle({
    ...store,
    points: failures,
    duration: lockSeconds,
    blockDuration: lockSeconds,
    keyPrefix: 'login',
  });
  const addresses = new RateLimiterDrizzle({
    ...store,
    points: perAddressAndMinute,
    duration: 60,
    // Whoever is refused already costs the database nothing more.
    inMemoryBlockOnConsumed: perAddressAndMinute + 1,
    keyPrefix: 'address',
  });
  return {
    async visit(address) {
      const refusal = new Refusal(429, '请求过于频繁，请稍后再试');
      const { isFirstInDuration } = await passOrRefuse(addresses.consume(address), refusal);
      if (isFirstInDuration) await db.delete(limitCounts).where(lt(limitCounts.expire, new Date()));
    },
    async attempt(username) {
      const refusal = new Refusal(429, '登录失败次数过多，请10分钟后再试');
      const { consumedPoints } = await passOrRefuse(accounts.consume(username), refusal);
      // The fifth locks by itself: whoever waits for the sixth gets five more. A right password takes it back.
      if (consumedPoints >= failures) await accounts.block(username, lockSeconds);
    },
    async succeeded(username) {
      await accounts.delete(username);
    },
  };
}
