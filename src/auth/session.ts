import { isObject } from '../model/values';
import { keptConfigIn } from '../storage/keptConfig';
import { type BrowserStorage, readJson } from '../storage/storage';
import { createCookie } from './cookies';
import { isMenu } from './keptMenu';

/** A node of the menu that the server sends for an account. */
export interface MenuItem {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** Its full path, if that isn't its parent's url followed by its own. */
  readonly path?: string;
  readonly permission: string;
  readonly icon: string;
  readonly hidden: boolean;
  /** Why it can't be opened: without a url, with one that names no page, or a group without entries. */
  readonly unread?: 'noUrl' | 'badUrl' | 'noPage';
  readonly children: readonly MenuItem[];
}

/** Who is logged in. */
export interface Identity {
  readonly uid: string;
  readonly name: string;
}

/** Whether something read from storage is a person's identity. */
const isIdentity = (kept: unknown): kept is Identity =>
  isObject(kept) && typeof kept.uid === 'string' && typeof kept.name === 'string';

/** What the cookie holds. In one, as a token with somebody else's name would act for the wrong person. */
interface Started extends Identity {
  /** Whose cookie it is: another program's may have the same name. */
  readonly console: string;
  /** When it was started. The newest counts, as an older one may be out of our reach. */
  readonly at: number;
  readonly token: string;
}

const COOKIE = 'declared-console';

const IDENTITY = 'identity';
const MENU = 'menu';
/** When the newest of the sessions was started that are over, but whose cookie couldn't be removed. */
const OVER = 'over';

/**
 * The session of one console. A cookie holds the token and its owner, for all tabs; session storage holds the user that this tab
 * shows, and their menu. Nothing else touches the cookie.
 * @example
 * import { useConsole } from 'declared-console/ui';
 *
 * const { session } = useConsole();
 * const headers = client.authorize(session.token() ?? '');
 * const name = session.identity()?.name;
 */
export interface Session {
  /** The bearer token, if there is one. */
  token(): string | undefined;
  /** Whether the browser keeps the token; if not, it lasts as long as this page. */
  isKept(): boolean;
  start(token: string, identity: Identity): void;
  /**
   * Makes this tab show the token's owner: a new tab knows them only from the cookie, and a tab that missed a login
   * elsewhere must forget the previous user's menu.
   */
  adopt(): void;
  /** Whether the token is somebody else's, or gone, although this tab still shows a user. */
  isOutdated(): boolean;
  /** Removes the token and everything about the user from session storage. Drafts stay: they are kept by user. */
  end(): void;
  /** The user this tab shows. */
  identity(): Identity | undefined;
  /** The menu of the user this tab shows, once it was loaded. */
  menu(): readonly MenuItem[] | undefined;
  keepMenu(menu: readonly MenuItem[]): void;
}

/**
 * Creates a {@link Session}.
 * @param name of its cookie, and the mark in it
 */
export function createSession(storage: BrowserStorage, name: string = COOKIE): Session {
  const cookie = createCookie(name);
  /** A session whose cookie the browser refused: it lasts as long as this page. */
  let unkept: Started | undefined;

  const isOwn = (kept: unknown): kept is Started =>
    isObject(kept) &&
    kept.console === name &&
    Number.isSafeInteger(kept.at) &&
    typeof kept.token === 'string' &&
    isIdentity(kept);

  /** The newest session in a cookie, over or not. */
  const inCookie = (): Started | undefined =>
    cookie
      .readAll()
      .map((text) => readJson(() => text))
      .filter(isOwn)
      .sort((one, other) => other.at - one.at)[0];

  const over = () => Number(storage.readText('sessionStorage', OVER)) || 0;

  function current(): Started | undefined {
    const found = unkept ?? inCookie();
    return found && found.at > over() ? found : undefined;
  }

  function identity() {
    const kept = storage.readKept('sessionStorage', IDENTITY);
    return isIdentity(kept) ? kept : undefined;
  }

  function keepIdentity({ uid, name }: Identity) {
    storage.keep('sessionStorage', IDENTITY, JSON.stringify({ uid, name }));
  }

  return {
    token: () => current()?.token,
    isKept: () => !unkept,
    start(token, { uid, name: person }) {
      const at = Math.max(Date.now(), over() + 1, (inCookie()?.at ?? 0) + 1);
      const started = { console: name, at, token, uid, name: person };
      cookie.write(JSON.stringify(started));
      unkept = inCookie()?.at === at ? undefined : started;
      storage.drop('sessionStorage', MENU);
      keepIdentity(started);
    },
    adopt() {
      const owner = current();
      const shown = identity();
      if (!owner || shown?.uid === owner.uid) return;
      if (shown) storage.drop('sessionStorage', MENU);
      keepIdentity(owner);
    },
    isOutdated() {
      const shown = identity();
      return shown !== undefined && current()?.uid !== shown.uid;
    },
    end() {
      const ended = current()?.at;
      unkept = undefined;
      cookie.remove();
      if (ended && inCookie()) storage.keep('sessionStorage', OVER, String(ended));
      storage.drop('sessionStorage', IDENTITY);
      storage.drop('sessionStorage', MENU);
      keptConfigIn(storage).forget();
    },
    identity,
    menu() {
      // In development the backend's menu is edited too: reloading the page requests it again.
      if (import.meta.env.MODE === 'development') return undefined;
      const kept = storage.readKept('sessionStorage', MENU);
      return isMenu(kept) ? (kept as readonly MenuItem[]) : undefined;
    },
    keepMenu(menu) {
      storage.keep('sessionStorage', MENU, JSON.stringify(menu));
    },
  };
}
