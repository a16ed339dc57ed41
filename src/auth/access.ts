import type { QueryClient } from '@tanstack/react-query';
import { identityOf, type SessionProvider } from './authProvider';
import type { Rights } from './menu';
import type { Identity } from './session';

/** The auth provider once there is a menu, which says what may be opened. */
export const withRights = (authProvider: SessionProvider, rights: Rights): SessionProvider => ({
  ...authProvider,
  /** `resource` is a permission string (with action `permission`), or the path of a menu entry. */
  async canAccess({ action, resource }) {
    return action === 'permission' ? rights.permissions.has(resource) : rights.paths.has(`/${resource}`);
  },
});

/** Puts what react-admin is about to ask about the user into its cache, so that the first render has the answers. */
export function answerAhead(cache: QueryClient, person: Identity | undefined): void {
  cache.setQueryData(['auth', 'checkAuth', {}], true);
  cache.setQueryData(['auth', 'getIdentity'], identityOf(person));
}
