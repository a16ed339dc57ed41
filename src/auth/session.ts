import { decodePart, encodePart } from '../model/encodePart';
import { keptConfig } from '../storage/keptConfig';
import { isIdentity } from '../storage/shapes';
import { drop, keep, readJson, readKept } from '../storage/storage';
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

let cookies: SessionCookies = { token: 'token', identity: 'identity' };

/** Renames the cookies; called once, before the session is read. */
export function nameCookies(names: SessionCookies) {
  cookies = names;
}

const IDENTITY = 'identity';
const MENU = 'menu';

/** What the browser refused to keep in a cookie: it lasts as long as this page, and other tabs don't know it. */
const unkept = new Map<string, string>();

/**
 * The session. Two cookies with the same lifetime hold the token and its owner, for all tabs; session storage holds the user
 * that this tab shows, and their menu. No other module touches the cookies.
 * @example
 * const headers = client.authorize(session.token() ?? '');
 * const name = session.identity()?.name;
 */
export const session = {
  /** The bearer token, if there is one. */
  token: (): string | undefined => readCookie(cookies.token),

  /** Whether the browser keeps the token; if not, it lasts as long as this page. */
  isKept: (): boolean => !unkept.has(cookies.token),

  start(token: string, identity: Identity) {
    writeCookie(cookies.token, token);
    writeCookie(cookies.identity, JSON.stringify({ uid: identity.uid, name: identity.name }));
    drop('sessionStorage', MENU);
    keepIdentity(identity);
  },

  /**
   * Makes this tab show the token's owner: a new tab knows them only from the cookie, and a tab that missed a login
   * elsewhere must forget the previous user's menu.
   */
  adopt() {
    const owner = tokenOwner();
    if (!owner) return;
    const shown = session.identity();
    if (shown && shown.uid !== owner.uid) drop('sessionStorage', MENU);
    if (shown?.uid !== owner.uid) keepIdentity(owner);
  },

  /** Whether the token is somebody else's, or gone, although this tab still shows a user. */
  isOutdated(): boolean {
    const shown = session.identity();
    const owner = tokenOwner();
    return (
      shown !== undefined &&
      (session.token() === undefined || (owner !== undefined && owner.uid !== shown.uid))
    );
  },

  /** Removes the token and everything about the user from session storage. Drafts stay: they are kept by user. */
  end() {
    for (const name of [cookies.token, cookies.identity]) removeCookie(name);
    drop('sessionStorage', IDENTITY);
    drop('sessionStorage', MENU);
    keptConfig.forget();
  },

  /** The user this tab shows. */
  identity(): Identity | undefined {
    const kept = readKept('sessionStorage', IDENTITY);
    return isIdentity(kept) ? kept : undefined;
  },

  /** The menu of the user this tab shows, once it was loaded. */
  menu(): readonly MenuItem[] | undefined {
    // In development the backend's menu is edited too: reloading the page requests it again.
    if (import.meta.env.MODE === 'development') return undefined;
    const kept = readKept('sessionStorage', MENU);
    return isMenu(kept) ? (kept as readonly MenuItem[]) : undefined;
  },

  keepMenu(menu: readonly MenuItem[]) {
    keep('sessionStorage', MENU, JSON.stringify(menu));
  },
};

function keepIdentity({ uid, name }: Identity) {
  keep('sessionStorage', IDENTITY, JSON.stringify({ uid, name }));
}

/** The user whose token it is; `undefined` if there is no token, or it isn't said whose it is. */
function tokenOwner(): Identity | undefined {
  const owner = readJson(() => readCookie(cookies.identity)) as Partial<Identity> | undefined;
  if (session.token() === undefined || typeof owner?.uid !== 'string') return undefined;
  return { uid: owner.uid, name: String(owner.name ?? '') };
}

const readCookie = (name: string): string | undefined => unkept.get(name) ?? storedCookie(name);

function storedCookie(name: string): string | undefined {
  const found = cookieText()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`));
  return found && decodePart(found.slice(name.length + 1));
}

/** A sandboxed page may not even read its cookies. */
function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sent to this site only, over https where there is https; lasts until the browser is closed. Reads back whether it is kept. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  setCookie(`${name}=${encodePart(value)}; Path=/; SameSite=Strict${secure}`);
  if (storedCookie(name) === value) unkept.delete(name);
  else unkept.set(name, value);
}

function removeCookie(name: string) {
  unkept.delete(name);
  setCookie(`${name}=; Path=/; SameSite=Strict; Max-Age=0`);
}

function setCookie(cookie: string) {
  try {
    document.cookie = cookie;
  } catch {
    // Read back by whoever needs it.
  }
}
