import { resolve } from 'node:path';
import { type Level, levels } from 'pino';
import { shortestRetention } from '../audit/retention';
import type { GiftLimits, SampleLogins } from '../calls/deps';
import type { PasswordRule } from '../session/passwordRule';
import { StartFailure } from '../startFailure';
import type { LogSettings } from './logger';
import { addressesIn } from './origin';
import { withPasswordFrom } from './secretFile';

/** The server's settings, from the environment. */
export interface HostSettings {
  /** The address to listen on. */
  host: string;
  port: number;
  /** The port of the Prometheus metrics, if they are served. */
  metricsPort?: number;
  /** The proxies trusted to report a request's origin: addresses, subnets, `loopback`, `uniquelocal`. */
  trustProxy: readonly string[];
  dataDir: string;
  /** With the password of DATABASE_PASSWORD_FILE, if that is set. */
  databaseUrl?: string;
  /** Whether an empty database is filled with sample data; otherwise it gets the menu, one role and one administrator. */
  sampleData: boolean;
  /** Who may log in to the seeded accounts with their well-known passwords. */
  sampleLogins: SampleLogins;
  /** The url of another backend to forward /api to. */
  apiUrl?: string;
  /** A config.json to serve instead of the built one. */
  configFile?: string;
  /** Every captcha is 1234; only for tests. */
  captchaFixed: boolean;
  /** How long a session may go unused, in ms; undefined is as long as it lasts. */
  sessionIdle?: number;
  /** What passwords may be. */
  passwordRule: PasswordRule;
  /** More words that passwords may not consist of. */
  passwordWords: readonly string[];
  /** Whoever has a password from an administrator must change it before anything else. */
  forcesPasswordChange: boolean;
  /** How much an account may upload a day, in bytes; undefined is any amount. */
  uploadQuota?: number;
  /** Whether browsers shall use only https for the names below this host's, too. */
  hstsForSubdomains: boolean;
  /** Whether standard output is a terminal, which somebody reads. */
  inTerminal: boolean;
  log: LogSettings;
  /** Path prefix under which a seeded database is kept for copying; for the tests, which start many servers. */
  seededCopy?: string;
  /** How many days the activity log is kept; without it, for good. */
  auditDays?: number;
  /** How many points an account may give. */
  giftLimits: GiftLimits;
  /** Serves no built console, as `npm run dev` has its own; logs the parameters of requests. */
  apiOnly: boolean;
}

/**
 * Reads the environment; throws a StartFailure for an invalid value. Unless set explicitly, sample data and sample logins
 * are only for the embedded database of this machine, without a proxy, which would let others in. In production there are no
 * sample logins and no fixed captcha, whatever is set.
 */
export function readSettings(env: NodeJS.ProcessEnv, inTerminal = false): HostSettings {
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = databaseUrlIn(env);
  const trustProxy = proxiesIn(env);
  const ownMachine = addressesIn(['loopback'])(host, 0) || host === 'localhost';
  const isProduction = env.NODE_ENV === 'production';
  const alone = ownMachine && !databaseUrl && trustProxy.length === 0 && !isProduction;
  const sampleLogins = flagIn(env, 'SAMPLE_LOGINS');
  const captchaFixed = oneOf(env, 'CAPTCHA', ['fixed']) === 'fixed';
  if (isProduction && sampleLogins) throw new StartFailure('sampleLoginsInProduction');
  if (isProduction && captchaFixed) throw new StartFailure('captchaInProduction');
  return {
    host,
    port: portIn(env, 'PORT') ?? 8080,
    metricsPort: portIn(env, 'METRICS_PORT'),
    trustProxy,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    sampleData: flagIn(env, 'SAMPLE_DATA') ?? alone,
    sampleLogins: sampleLogins ?? (alone && 'direct'),
    apiUrl: urlIn(env, 'API_URL', ['http:', 'https:']),
    configFile: env.CONFIG || undefined,
    captchaFixed,
    sessionIdle: limitIn(env, 'SESSION_IDLE_MINUTES', 60, minute),
    passwordRule: oneOf(env, 'PASSWORD_RULE', ['contract', 'long']) ?? 'contract',
    passwordWords: (env.PASSWORD_WORDS ?? '').split(/[\s,，]+/).filter(Boolean),
    forcesPasswordChange: flagIn(env, 'FORCE_PASSWORD_CHANGE') ?? false,
    uploadQuota: limitIn(env, 'UPLOAD_MB_PER_DAY', 2000, megabyte),
    hstsForSubdomains: flagIn(env, 'HSTS_SUBDOMAINS') ?? false,
    inTerminal,
    log: {
      format: oneOf(env, 'LOG_FORMAT', ['json', 'pretty']) ?? (inTerminal ? 'pretty' : 'json'),
      level: oneOf(env, 'LOG_LEVEL', Object.keys(levels.values) as Level[]) ?? 'info',
    },
    seededCopy: env.SEEDED_COPY || undefined,
    auditDays: daysIn(env, 'AUDIT_DAYS'),
    giftLimits: giftLimitsIn(env),
    apiOnly: env.API_ONLY === '1',
  };
}

const minute = 60_000;
const megabyte = 1024 * 1024;

/** A limit in units of the setting; 0 is no limit. */
function limitIn(env: NodeJS.ProcessEnv, name: string, initial: number, unit: number): number | undefined {
  const given = env[name] || String(initial);
  if (!/^\d{1,7}$/.test(given)) throw new StartFailure('notLimit', { name });
  return Number(given) * unit || undefined;
}

function portIn(env: NodeJS.ProcessEnv, name: string): number | undefined {
  if (!env[name]) return undefined;
  const port = Number(env[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StartFailure('notPort', { name });
  return port;
}

function daysIn(env: NodeJS.ProcessEnv, name: string): number | undefined {
  if (!env[name]) return undefined;
  const days = Number(env[name]);
  if (!Number.isInteger(days) || days < shortestRetention || days > 36_500)
    throw new StartFailure('notDays', { name, least: shortestRetention });
  return days;
}

function pointsIn(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  if (!env[name]) return otherwise;
  const points = Number(env[name]);
  if (!Number.isSafeInteger(points) || points < 1) throw new StartFailure('notPoints', { name });
  return points;
}

/** Without a setting of its own, what a second account may approve follows the limit for one, if that is higher. */
function giftLimitsIn(env: NodeJS.ProcessEnv): GiftLimits {
  const one = pointsIn(env, 'GIFT_LIMIT', 1_000_000);
  const approved = pointsIn(env, 'GIFT_APPROVAL_LIMIT', Math.max(one, 2_000_000));
  if (approved < one) throw new StartFailure('giftLimitsCross');
  return { one, approved, day: pointsIn(env, 'GIFT_DAY_LIMIT', 2_000_000) };
}

function oneOf<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  if (!env[name]) return undefined;
  const choice = choices.find((each) => each === env[name]);
  if (!choice) throw new StartFailure('notChoice', { name, choices: choices.join(' / ') });
  return choice;
}

function flagIn(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const flag = oneOf(env, name, ['0', '1']);
  return flag === undefined ? undefined : flag === '1';
}

function proxiesIn(env: NodeJS.ProcessEnv): string[] {
  const proxies = (env.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  try {
    addressesIn(proxies);
    return proxies;
  } catch {
    throw new StartFailure('notProxies');
  }
}

function databaseUrlIn(env: NodeJS.ProcessEnv): string | undefined {
  const url = urlIn(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const file = env.DATABASE_PASSWORD_FILE;
  return url && file ? withPasswordFrom(url, 'DATABASE_PASSWORD_FILE', file) : url;
}

function urlIn(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const url = env[name];
  if (!url) return undefined;
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new StartFailure('notUrl', { name, starts: protocols.map((each) => `${each}//`).join(' / ') });
  }
  return url;
}
