import type { Clock } from './clock';
import type { Db } from './db/open';
import type { FileStore } from './files/store';
import type { Answered } from './http/answered';
import type { Log } from './http/log';
import type { CaptchaMaker } from './session/captchaImage';
import type { LoginLimits } from './session/loginLimits';
import type { UrlSigner } from './session/signedUrls';

/** Whether passwords that everybody knows are good: for all, for nobody, or for requests that no proxy has passed on. */
export type SampleLogins = boolean | 'direct';

/** What a host hands to the backend. */
export interface AppParts {
  db: Db;
  clock: Clock;
  files: FileStore;
  captcha: CaptchaMaker;
  /** A host that stands in the urls of captures, and that config.json rewrites to this one. */
  storageHost?: string;
  /** Rejects where the database is gone; left out, it never is. */
  ping?(): Promise<unknown>;
  /** Who may log in to the accounts of the seed with the passwords that everybody knows. */
  sampleLogins: SampleLogins;
  /** Takes every request that was answered. */
  report?(answered: Answered): void;
  /** Whether what is reported of a request has its parameters: in development alone. */
  reportsParams?: boolean;
  /** Takes what went wrong inside. */
  log: Log;
}

/** What every handler can use. */
export interface Deps extends AppParts {
  ping(): Promise<unknown>;
  report(answered: Answered): void;
  limits: LoginLimits;
  urls: UrlSigner;
}
