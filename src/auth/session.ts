/** A node of the server's menu, decoded (section 3 of document 1). */
export interface MenuItem {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly permission: string;
  readonly icon: string;
  readonly hidden: boolean;
  readonly children: readonly MenuItem[];
}

/** Who is logged in: what session storage holds beside the menu (page 3, "Session"). */
export interface Identity {
  readonly uid: string;
  readonly name: string;
}

const TOKEN = 'token';
const IDENTITY = 'identity';
const MENU = 'menu';

/**
 * The session: the token in a cookie that every tab sees, name, uid and menu in this tab's session storage. The one
 * place that touches either.
 */
export const session = {
  /** The bearer token, if there is one. */
  token(): string | undefined {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${TOKEN}=`));
    return found && decodeURIComponent(found.slice(TOKEN.length + 1));
  },

  start(token: string, identity: Identity) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${TOKEN}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
    sessionStorage.removeItem(MENU);
    session.keepIdentity(identity);
  },

  keepIdentity(identity: Identity) {
    sessionStorage.setItem(IDENTITY, JSON.stringify(identity));
  },

  /** Forgets the token and all that session storage holds of the person. Drafts stay: they are put away by uid. */
  end() {
    document.cookie = `${TOKEN}=; Path=/; SameSite=Strict; Max-Age=0`;
    sessionStorage.removeItem(IDENTITY);
    sessionStorage.removeItem(MENU);
  },

  identity(): Identity | undefined {
    return read<Identity>(IDENTITY);
  },

  menu(): readonly MenuItem[] | undefined {
    return read<readonly MenuItem[]>(MENU);
  },

  keepMenu(menu: readonly MenuItem[]) {
    sessionStorage.setItem(MENU, JSON.stringify(menu));
  },
};

/** What this module itself wrote, or nothing where somebody else did. */
function read<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}
