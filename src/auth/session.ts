import { decodePart, encodePart } from '@/schema/encodePart';
import { keptConfig } from '../storage/keptConfig';
import { readJson, readKept } from '../storage/storage';

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

/**
 * The session. Two cookies with the same lifetime hold the token and its owner, for all tabs; session storage holds the user
 * that this tab shows, and their menu. No other module touches the cookies.
 */
export const session = {
  /** The bearer token, if there is one. */
  token: (): string | undefined => readCookie(cookies.token),

  start(token: string, identity: Identity) {
    writeCookie(cookies.token, token);
    writeCookie(cookies.identity, JSON.stringify({ uid: identity.uid, name: identity.name }));
    sessionStorage.removeItem(MENU);
    keepIdentity(identity);
  },

  /**
   * Makes this tab show the token's owner: a new tab knows them only from the cookie, and a tab that missed a login
   * elsewhere must forget the previous user's menu.
   */
  adopt() {
    const owner = readJson(() => readCookie(cookies.identity)) as Partial<Identity> | undefined;
    if (session.token() === undefined || typeof owner?.uid !== 'string') return;
    const shown = session.identity();
    if (shown && shown.uid !== owner.uid) sessionStorage.removeItem(MENU);
    if (shown?.uid !== owner.uid) keepIdentity({ uid: owner.uid, name: String(owner.name ?? '') });
  },

  /** Removes the token and everything about the user from session storage. Drafts stay: they are kept by user. */
  end() {
    for (const name of [cookies.token, cookies.identity])
      document.cookie = `${name}=; Path=/; SameSite=Strict; Max-Age=0`;
    sessionStorage.removeItem(IDENTITY);
    sessionStorage.removeItem(MENU);
    keptConfig.forget();
  },

  /** The user this tab shows. */
  identity(): Identity | undefined {
    return readKept('sessionStorage', IDENTITY) as Identity | undefined;
  },

  /** The menu of the user this tab shows, once it was loaded. */
  menu(): readonly MenuItem[] | undefined {
    // In development the backend's menu is edited too: reloading the page requests it again.
    if (import.meta.env.MODE === 'development') return undefined;
    return readKept('sessionStorage', MENU) as readonly MenuItem[] | undefined;
  },

  keepMenu(menu: readonly MenuItem[]) {
    sessionStorage.setItem(MENU, JSON.stringify(menu));
  },
};

function keepIdentity(identity: Identity) {
  sessionStorage.setItem(IDENTITY, JSON.stringify(identity));
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodePart(found.slice(name.length + 1));
}

/** Sent to this site only, over https where there is https; lasts until the browser is closed. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodePart(value)}; Path=/; SameSite=Strict${secure}`;
}
