import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { identityOf, type SessionProvider } from './authProvider';
import { mayDo, type Rights } from './menu';
import type { Identity } from './session';

/** What `canAccess` is asked. */
type Asked = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** Whether a page of a resource, or a link to it, may be opened. */
export type MayOpen = (asked: Asked) => Promise<boolean>;

/** The action of `canAccess` for a page that belongs to a list, which is the resource; with the page's own permission. */
export const openingWith = (permission?: string): string =>
  permission === undefined ? OPEN : `${OPEN}:${permission}`;

const OPEN = 'open';

/**
 * The auth provider once there is a menu, which says what may be opened.
 * @param mayOpen by the declared pages; by default whether the menu has the list
 */
export const withRights = (
  authProvider: SessionProvider,
  rights: Rights,
  mayOpen: MayOpen = async ({ resource }) => rights.paths.has(`/${resource}`),
): SessionProvider => ({
  ...authProvider,
  /** `resource` is a permission string (with action `permission`), or the name of a resource. */
  async canAccess(asked) {
    return saidByMenu(rights, asked) ?? mayOpen(asked);
  },
  async getPermissions() {
    return rights;
  },
});

/** What the menu answers without the declared pages; `undefined` if it takes them. */
function saidByMenu(rights: Rights, { action, resource }: Asked): boolean | undefined {
  if (action === 'permission') return rights.permissions.has(resource);
  if (action === OPEN) return mayDo(rights, resource);
  return action.startsWith(`${OPEN}:`) ? mayDo(rights, resource, action.slice(OPEN.length + 1)) : undefined;
}

/**
 * Puts what react-admin is about to ask about the user into its cache, so that the first render has the answers: who it is, and
 * what the menu allows. These stay as they are until the console is left.
 */
export function answerAhead(cache: QueryClient, person: Identity | undefined, rights: Rights): void {
  // Not asked again by what the first render mounts: each answer would render the layout once more.
  cache.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 1000 });
  cache.setQueryData(['auth', 'checkAuth', {}], true);
  cache.setQueryData(['auth', 'getIdentity'], identityOf(person));
  cache.setQueryData(['auth', 'getPermissions', {}], rights);
  cache.setQueryDefaults(['auth', 'canAccess'], { staleTime: Number.POSITIVE_INFINITY });
  // As soon as a guard asks, or it would show nothing until the next turn.
  cache.getQueryCache().subscribe(({ type, query }) => {
    const [, asked, resources, action] = query.queryKey;
    if (type !== 'added' || asked !== 'canAccess' || !Array.isArray(resources)) return;
    const said = resources.map((resource) => [
      resource,
      saidByMenu(rights, { action: String(action), resource }),
    ]);
    if (said.every(([, may]) => may !== undefined)) query.setData(Object.fromEntries(said));
  });
}
