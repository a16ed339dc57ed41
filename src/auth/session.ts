import { isObject } from '../model/values';
import { keptConfigIn } from '../storage/keptConfig';
import { type BrowserStorage, readJson } from '../storage/storage';
import { createCookies } from './cookies';
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

/** The names of the session's cookies; two consoles on one host need different ones. */
export interface SessionCookies {
  readonly token: string;
  readonly identity: string;
}

/** Whether something read from storage is a person's identity. */
const isIdentity = (kept: unknown): kept is Identity =>
  isObject(kept) && typeof kept.uid === 'string' && typeof kept.name === 'string';

const COOKIES: SessionCookies = { token: 'token', identity: 'identity' };

const IDENTITY = 'identity';
const MENU = 'menu';

/**
 * The session of one console. Two cookies with the same lifetime hold the token and its owner, for all tabs; session storage
 * holds the user that this tab shows, and their menu. Nothing else touches the cookies.
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

/** Creates a {@link Session}. */
export function createSession(storage: BrowserStorage, names: SessionCookies = COOKIES): Session {
  const cookies = createCookies();

  const token = () => cookies.read(names.token);

  function identity() {
    const kept = storage.readKept('sessionStorage', IDENTITY);
    return isIdentity(kept) ? kept : undefined;
  }

  function keepIdentity({ uid, name }: Identity) {
    storage.keep('sessionStorage', IDENTITY, JSON.stringify({ uid, name }));
  }

  /** The user whose token it is; `undefined` if there is no token, or it isn't said whose it is. */
  function tokenOwner(): Identity | undefined {
    const owner = readJson(() => cookies.read(names.identity)) as Partial<Identity> | undefined;
    if (token() === undefined || typeof owner?.uid !== 'string') return undefined;
    return { uid: owner.uid, name: String(owner.name ?? '') };
  }

  return {
    token,
    isKept: () => cookies.isKept(names.token),
    start(started, { uid, name }) {
      cookies.write(names.token, started);
      cookies.write(names.identity, JSON.stringify({ uid, name }));
      storage.drop('sessionStorage', MENU);
      keepIdentity({ uid, name });
    },
    adopt() {
      const owner = tokenOwner();
      if (!owner) return;
      const shown = identity();
      if (shown && shown.uid !== owner.uid) storage.drop('sessionStorage', MENU);
      if (shown?.uid !== owner.uid) keepIdentity(owner);
    },
    isOutdated() {
      const shown = identity();
      const owner = tokenOwner();
      return (
        shown !== undefined && (token() === undefined || (owner !== undefined && owner.uid !== shown.uid))
      );
    },
    end() {
      for (const name of [names.token, names.identity]) cookies.remove(name);
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
