import type { Client } from '../api/client';
import type { SessionEnd } from '../api/errors';
import { clearDrafts } from '../storage/clearDrafts';
import type { Runtime } from './runtime';
import type { SessionDef, Typed } from './sessionDef';

/** What the login form sends. */
export interface Credentials {
  readonly typed: Typed;
  /** Of the captcha that was solved, if there is one. */
  readonly captchaToken?: string;
}

/** Logs in and starts the session. Rejects with the server's sentence, leaving the session as it was. */
export async function login(
  { session, otherTabs }: Runtime,
  client: Client,
  def: SessionDef,
  { typed, captchaToken }: Credentials,
) {
  const { token, identity } = await def.login(client, typed, captchaToken);
  session.start(token, identity);
  otherTabs.tell({ loggedIn: identity, token });
}

/** Forgets a session that is over, or of no use. Drafts stay, as after any end. */
export function endSession({ session, otherTabs }: Runtime, end: SessionEnd = 'session') {
  const token = session.token();
  session.end();
  otherTabs.tell({ ended: end, token });
}

/** Logs out. The session and the drafts are gone at once, whatever the server answers, and however late. */
export function logout({ storage, session, otherTabs }: Runtime, client: Client, def: SessionDef) {
  const token = session.token();
  clearDrafts(storage);
  session.end();
  otherTabs.tell({ loggedOut: true, token });
  // The server may be down, or the token expired.
  if (token) def.logout(client, token).catch(() => {});
}
