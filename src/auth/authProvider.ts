import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import type { Notice } from '../application';
import { type Credentials, endSession, login, logout } from './login';
import type { Rights } from './menu';
import { type Identity, session } from './session';
import type { SessionDef } from './sessionDef';

/** What the auth provider is made with. */
interface AuthOptions {
  readonly client: Client;
  readonly def: SessionDef;
  /** What the menu allows. */
  readonly rights: Rights;
  /** Whether it allows a page of a resource, or a link to it, by the declared pages; by default whether it has the list. */
  mayOpen?(asked: Parameters<NonNullable<AuthProvider['canAccess']>>[0]): Promise<boolean>;
  /** Goes to the login page. */
  leave(notice?: Notice): void;
}

/**
 * Answers react-admin's questions about the user from the session and the menu, without asking the server.
 * The end of a session is handled in one place, the client's `onSessionEnd`, not here.
 */
export const createAuthProvider = ({
  client,
  def,
  rights,
  mayOpen = async ({ resource }) => rights.paths.has(`/${resource}`),
  leave,
}: AuthOptions): AuthProvider => ({
  login: (credentials: Credentials) => login(client, def, credentials),
  /** With `isOver`, the server has ended the session already. */
  async logout({ isOver = false }: { readonly isOver?: boolean } = {}) {
    if (isOver) endSession();
    else logout(client, def);
    leave(isOver ? 'loginAgain' : undefined);
    return false;
  },
  async checkAuth() {
    if (session.token() === undefined) throw ApiError.of('session');
  },
  /** Nothing to do: a refusal that ends the session has already left the console. */
  async checkError() {},
  /** `resource` is a permission string (with action `permission`), or the name of a resource. */
  async canAccess(asked) {
    return asked.action === 'permission' ? rights.permissions.has(asked.resource) : mayOpen(asked);
  },
  async getIdentity() {
    return identityOf(session.identity());
  },
});

/** Puts what react-admin is about to ask about the user into its cache, so that the first render has the answers. */
export function answerAhead(cache: QueryClient, person: Identity | undefined): void {
  cache.setQueryData(['auth', 'checkAuth', {}], true);
  cache.setQueryData(['auth', 'getIdentity'], identityOf(person));
}

const identityOf = (person: Identity | undefined) => ({
  id: person?.uid ?? '',
  fullName: person?.name ?? '',
});
