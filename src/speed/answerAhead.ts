// Without it the way from the login to the rows takes 1.3 times as long (tests/bench/README.md).

import type { QueryClient } from '@tanstack/react-query';
import { saidByMenu } from '../auth/access';
import { identityOf } from '../auth/authProvider';
import type { Rights } from '../auth/menu';
import type { Identity } from '../auth/session';

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
