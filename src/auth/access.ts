import type { AuthProvider } from 'react-admin';
import type { SessionProvider } from './authProvider';
import { mayDo, type Rights } from './menu';

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
export function saidByMenu(rights: Rights, { action, resource }: Asked): boolean | undefined {
  if (action === 'permission') return rights.permissions.has(resource);
  if (action === OPEN) return mayDo(rights, resource);
  return action.startsWith(`${OPEN}:`) ? mayDo(rights, resource, action.slice(OPEN.length + 1)) : undefined;
}
