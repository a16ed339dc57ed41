import { decodePart, encodePart } from '@/schema/encodePart';
import { keptConfig } from './keptConfig';
import { readJson, readKept } from './storage';

/** A node of the menu that the server gives an account. */
export interface MenuItem {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly permission: string;
  readonly icon: string;
  readonly hidden: boolean;
  readonly children: readonly MenuItem[];
}

/** Who is logged in. */
export interface Identity {
  readonly uid: string;
  readonly name: string;
}

/** The cookies of the session; two consoles on one host need names of their own. */
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
 * The session. Two cookies of one lifetime hold the token and who it was given to, for every tab; this tab's session
 * storage holds whom it shows, and their menu. The one module that touches either.
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
   * Makes this tab show whom the token was given to: a tab of its own finds it in the cookie alone, and one that missed
   * a login elsewhere forgets the menu of the person before.
   */
  adopt() {
    const owner = readJson(() => readCookie(cookies.identity)) as Partial<Identity> | undefined;
    if (session.token() === undefined || typeof owner?.uid !== 'string') return;
    const shown = session.identity();
    if (shown && shown.uid !== owner.uid) sessionStorage.removeItem(MENU);
    if (shown?.uid !== owner.uid) keepIdentity({ uid: owner.uid, name: String(owner.name ?? '') });
  },

  /** Forgets the token and all that session storage holds of the person. Drafts stay: they are put away by uid. */
  end() {
    for (const name of [cookies.token, cookies.identity])
      document.cookie = `${name}=; Path=/; SameSite=Strict; Max-Age=0`;
    sessionStorage.removeItem(IDENTITY);
    sessionStorage.removeItem(MENU);
    keptConfig.forget();
  },

  /** Whom this tab shows. */
  identity(): Identity | undefined {
    return readKept('sessionStorage', IDENTITY) as Identity | undefined;
  },

  /** The menu of whom this tab shows, once it was had. */
  menu(): readonly MenuItem[] | undefined {
    // In development the backend's menu is edited too: a reload of the page asks for it anew.
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

/** Sent to this site alone, and only on https where there is https; gone with the browser. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodePart(value)}; Path=/; SameSite=Strict${secure}`;
}
