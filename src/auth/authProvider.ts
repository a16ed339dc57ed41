import type { AuthProvider } from 'react-admin';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { type Credentials, endSession, login, logout } from './login';
import type { Runtime } from './runtime';
import type { Identity } from './session';
import type { SessionDef } from './sessionDef';

/** What the auth provider is made with. */
interface AuthOptions {
  readonly runtime: Runtime;
  readonly client: Client;
  readonly def: SessionDef;
  /** Goes to the login page, which says why if what the user did has ended the session. */
  leave(notice?: 'loginAgain'): void;
}

/** react-admin's auth provider, with the login's credentials. What may be opened is added by the console, which has the menu. */
export type SessionProvider = AuthProvider & { login(credentials: Credentials): Promise<void> };

/**
 * Logs in and out, and answers react-admin's questions about the user from the session, without asking the server. One is made
 * at the start: the login page uses it, and so does react-admin, of which it needs nothing but types.
 * The end of a session is handled in one place, the client's `onSessionEnd`, not here.
 */
export const createAuthProvider = ({ runtime, client, def, leave }: AuthOptions): SessionProvider => ({
  login: (credentials) => login(runtime, client, def, credentials),
  /** With `isOver`, the server has ended the session already. */
  async logout({ isOver = false }: { readonly isOver?: boolean } = {}) {
    if (isOver) endSession(runtime);
    else logout(runtime, client, def);
    leave(isOver ? 'loginAgain' : undefined);
    return false;
  },
  async checkAuth() {
    if (runtime.session.token() === undefined) throw ApiError.of('session');
  },
  /** Nothing to do: a refusal that ends the session has already left the console. */
  async checkError() {},
  async getIdentity() {
    return identityOf(runtime.session.identity());
  },
});

/** A user, as react-admin knows them. */
export const identityOf = (person: Identity | undefined) => ({
  id: person?.uid ?? '',
  fullName: person?.name ?? '',
});
