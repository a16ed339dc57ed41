import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open';
import { limitCounts } from '../db/schema';
import { Refusal } from '../http/refusal';

const failures = 5;
const lockSeconds = 10 * 60;
const perAddressAndMinute = 600;

/** Limits how fast logins can be guessed. */
export interface LoginLimits {
  /** Counts a call from an address; refuses more than 600 a minute. */
  visit(address: string): Promise<void>;
  /**
   * Counts an attempt before the password is checked, so that parallel attempts count too; refuses if the account is
   * locked.
   */
  attempt(username: string): Promise<void>;
  /** Clears an account's failures after a correct password. */
  succeeded(username: string): Promise<void>;
}

/** Consumes a point and returns the new state; throws the refusal above the limit. */
const passOrRefuse = async (consume: Promise<RateLimiterRes>, refusal: Refusal): Promise<RateLimiterRes> => {
  try {
    return await consume;
  } catch (reason) {
    throw reason instanceof RateLimiterRes ? refusal : reason;
  }
};

/**
 * Locks an account for ten minutes after five failures. Both counts are in the database, shared across restarts and
 * processes.
 */
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
    // An address that is blocked already costs no more queries.
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
      // The limiter blocks on the sixth attempt; blocking on the fifth keeps the window from expiring first. A correct
      // password undoes it.
      if (consumedPoints >= failures) await accounts.block(username, lockSeconds);
    },
    async succeeded(username) {
      await accounts.delete(username);
    },
  };
}
