import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open';
import { loginFailures } from '../db/schema';
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

const passOrRefuse = async (consume: Promise<unknown>, refusal: Refusal): Promise<void> => {
  try {
    await consume;
  } catch (reason) {
    throw reason instanceof RateLimiterRes ? refusal : reason;
  }
};

/** Five failures lock an account for ten minutes, across restarts; addresses are counted in memory. */
export function loginLimits(db: Db): LoginLimits {
  const accounts = new RateLimiterDrizzle({
    storeClient: db,
    schema: loginFailures,
    points: failures,
    duration: lockSeconds,
    blockDuration: lockSeconds,
    clearExpiredByTimeout: false,
    keyPrefix: 'login',
  });
  const addresses = new RateLimiterMemory({ points: perAddressAndMinute, duration: 60 });
  return {
    visit: (address) =>
      passOrRefuse(addresses.consume(address), new Refusal(429, '请求过于频繁，请稍后再试')),
    attempt: (username) =>
      passOrRefuse(accounts.consume(username), new Refusal(429, '登录失败次数过多，请10分钟后再试')),
    async succeeded(username) {
      await accounts.delete(username);
    },
  };
}
