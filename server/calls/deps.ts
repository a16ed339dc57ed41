import type { ListReadings } from '../audit/listReadings';
import type { NumberDigest } from '../audit/numberDigest';
import type { AuditTrail } from '../audit/trail';
import type { Clock } from '../clock';
import type { Db } from '../db/open';
import type { FileStore } from '../files/store';
import type { Answered } from '../http/answered';
import type { Log } from '../http/log';
import type { CaptchaMaker } from '../session/captchaImage';
import type { LoginLimits } from '../session/loginLimits';
import type { PasswordRule } from '../session/passwordRule';
import type { PasswordCost } from '../session/passwords';
import type { UrlSigner } from '../session/signedUrls';

/**
 * Whether the seeded accounts' well-known passwords work: for everyone, for no one, or only for requests that no proxy
 * passed on.
 */
export type SampleLogins = boolean | 'direct';

/** The parts that a host passes to the backend. */
export interface AppParts {
  db: Db;
  clock: Clock;
  files: FileStore;
  captcha: CaptchaMaker;
  /** The host in the urls of captures, which config.json rewrites to this one. */
  storageHost?: string;
  /** Rejects if the database is gone; by default it never is. */
  ping?(): Promise<unknown>;
  /** How long a session may go unused, in ms; by default only its age ends it. */
  sessionIdle?: number;
  /** How much an account may upload a day, in bytes; by default any amount. */
  uploadQuota?: number;
  /** What passwords may be; by default what the contract says. */
  passwordRule?: PasswordRule;
  /** More words that passwords may not consist of, such as the organisation's names. */
  passwordWords?: readonly string[];
  /** What passwords must cost to guess; by default what is advised. Tests log in too often for that. */
  passwordCost?: PasswordCost;
  /** Refuses other calls to whoever must change the password that an administrator set. */
  forcesPasswordChange?: boolean;
  /** Who may log in to the seeded accounts with their well-known passwords. */
  sampleLogins: SampleLogins;
  /** Writes the activity log; by default one of the app's own. */
  audit?: AuditTrail;
  /** Records which lists are read; by default one of the app's own. */
  readings?: ListReadings;
  /** By default a million at once, two million with approval, and two million a day. */
  giftLimits?: GiftLimits;
  /** Called for every answered request. */
  report?(answered: Answered): void;
  /** Reports requests with their parameters; for development only. */
  reportsParams?: boolean;
  /** For internal errors. */
  log: Log;
}

/** How many points an account may give: to a user without a second account's approval, with it, and on one day to all. */
export interface GiftLimits {
  readonly one: number;
  /** At once; by default no more than without approval, so that more is refused. */
  readonly approved?: number;
  readonly day: number;
}

/** The dependencies of every handler. */
export interface Deps extends AppParts {
  ping(): Promise<unknown>;
  report(answered: Answered): void;
  audit: AuditTrail;
  readings: ListReadings;
  digestNumber: NumberDigest;
  giftLimits: GiftLimits;
  limits: LoginLimits;
  urls: UrlSigner;
}
