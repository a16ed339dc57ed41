import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { identityOf, type SessionProvider } from './authProvider';
import type { Rights } from './menu';
import type { Identity } from './session';

/** Whether a page of a resource, or a link to it, may be opened. */
export type MayOpen = (asked: Parameters<NonNullable<AuthProvider['canAccess']>>[0]) => Promise<boolean>;

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
    return asked.action === 'permission' ? rights.permissions.has(asked.resource) : mayOpen(asked);
  },
});

/** Puts what react-admin is about to ask about the user into its cache, so that the first render has the answers. */
export function answerAhead(cache: QueryClient, person: Identity | undefined): void {
  // Not asked again by what the first render mounts: each answer would render the layout once more.
  cache.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 1000 });
  cache.setQueryData(['auth', 'checkAuth', {}], true);
  cache.setQueryData(['auth', 'getIdentity'], identityOf(person));
  cache.setQueryData(['auth', 'getPermissions', {}], []);
}
