import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open';
import { limitCounts } from '../db/schema';
import { Refusal } from '../http/refusal';
import {
  countFailure,
  type FailureLimit,
  forgetFailures,
  lockedKeys,
  removeOldFailures,
  takeBackFailure,
} from './failures';
import { networkOf } from './network';
import { digestOf } from './secrets';

const minute = 60_000;
const hour = 60 * minute;

/** For an account from one address, which is what a guesser has; and from a browser that it has logged in with before. */
const ofAccount: FailureLimit = { failures: 5, window: 10 * minute, lock: 10 * minute, longest: 24 * hour };
/** For an account from everywhere but its known browsers: many addresses that guess together. */
const ofAccountElsewhere: FailureLimit = { failures: 50, window: hour, lock: 10 * minute, longest: hour };
/** For all accounts from one address: a whole office shares one. */
const ofNetwork: FailureLimit = { failures: 100, window: 10 * minute, lock: 10 * minute, longest: 24 * hour };
/** For all accounts from everywhere but their known browsers. */
const ofAll: FailureLimit = { failures: 1000, window: 10 * minute, lock: minute, longest: 10 * minute };

const visitsPerMinute = 600;
/** Of calls that answer something to a number alone, which can be guessed. */
const guessesPerMinute = 30;

/** Who tries to log in. */
export interface Attempt {
  readonly username: string;
  readonly address: string;
  /** The digest of the browser's secret, if the account has logged in with it before. */
  readonly knownDevice: string | undefined;
}

/** Limits how fast logins, and what is public, can be guessed. */
export interface LoginLimits {
  /** Counts a call from an address; refuses more than 600 a minute. */
  visit(address: string): Promise<void>;
  /** Counts a look-up without a session from an address; refuses more than 30 a minute. */
  guess(address: string): Promise<void>;
  /**
   * Counts an attempt before the password is checked, so that parallel attempts count too; refuses if it is locked. A
   * known browser is held up by its own failures only.
   */
  attempt(attempt: Attempt): Promise<void>;
  /** Clears an attempt's failures after a correct password. */
  succeeded(attempt: Attempt): Promise<void>;
}

/** Keys of an account begin with this; whether it exists doesn't matter. */
const accountKey = (username: string) => `${digestOf(username)}|`;

/** Lets an account in again from everywhere. */
export const forgetFailuresOf = (db: Db, username: string): Promise<void> =>
  forgetFailures(db, accountKey(username));

/** Which accounts are locked now, from anywhere. */
export async function lockedAccounts(db: Db): Promise<(username: string) => boolean> {
  const locked = (await lockedKeys(db, Date.now())).map((key) => `${key.split('|')[0]}|`);
  return (username) => locked.includes(accountKey(username));
}

function limitsOf({ username, address, knownDevice }: Attempt): Map<string, FailureLimit> {
  const account = accountKey(username);
  if (knownDevice) return new Map([[`${account}device|${knownDevice}`, ofAccount]]);
  const network = networkOf(address);
  return new Map([
    [`${account}from|${network}`, ofAccount],
    [`${account}all`, ofAccountElsewhere],
    [`network|${network}`, ofNetwork],
    ['all', ofAll],
  ]);
}

/** All counts are in the database, shared across restarts and processes. */
export function loginLimits(db: Db): LoginLimits {
  const visits = perMinute(db, 'address', visitsPerMinute);
  const guesses = perMinute(db, 'guess', guessesPerMinute);
  return {
    visit: (address) => visits(networkOf(address)),
    guess: (address) => guesses(networkOf(address)),
    async attempt(attempt) {
      const lock = await countFailure(db, limitsOf(attempt), Date.now());
      if (lock > 0) throw new Refusal(429, `登录失败次数过多，请${Math.ceil(lock / minute)}分钟后再试`);
    },
    async succeeded(attempt) {
      const [own = '', ...others] = limitsOf(attempt).keys();
      await forgetFailures(db, own);
      if (others.length > 0) await takeBackFailure(db, others);
      await removeOldFailures(db, Date.now());
    },
  };
}

/** Counts calls by address and minute. */
function perMinute(db: Db, keyPrefix: string, points: number): (address: string) => Promise<void> {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limitCounts,
    clearExpiredByTimeout: false,
    points,
    duration: 60,
    // An address that is blocked already costs no more queries.
    inMemoryBlockOnConsumed: points + 1,
    keyPrefix,
  });
  const consume = (address: string) =>
    limiter.consume(address).then(
      (counted) => ({ counted, isOver: false }),
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return { counted: reason, isOver: true };
        throw reason;
      },
    );
  return async (address) => {
    let { counted, isOver } = await consume(address);
    // Counted while the clock was ahead.
    if (counted.msBeforeNext > minute) {
      await limiter.delete(address);
      ({ counted, isOver } = await consume(address));
    }
    if (isOver) throw new Refusal(429, '请求过于频繁，请稍后再试');
    if (counted.isFirstInDuration) await db.delete(limitCounts).where(lt(limitCounts.expire, new Date()));
  };
}
