import type { Clock } from './clock';
import type { Db } from './db/open';
import type { FileStore } from './files/store';
import type { CaptchaMaker } from './session/captchaImage';
import type { LoginLimits } from './session/loginLimits';
import type { UrlSigner } from './session/signedUrls';

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
  /** Takes one line per request, and what went wrong inside. */
  log(line: string): void;
}

/** What every handler can use. */
export interface Deps extends AppParts {
  ping(): Promise<unknown>;
  limits: LoginLimits;
  urls: UrlSigner;
}
