import type { Client } from '../api/client';
import { clearDrafts } from './clearDrafts';
import { tellOtherTabs } from './otherTabs';
import { session } from './session';
import type { SessionDef, Typed } from './sessionDef';

/** What the login form sends. */
export interface Credentials {
  readonly typed: Typed;
  /** Of the captcha that was read, where there is one. */
  readonly captchaToken?: string;
}

/** Logs in and starts the session; a refusal rejects with the server's sentence, and the session stays as it was. */
export async function login(client: Client, def: SessionDef, { typed, captchaToken }: Credentials) {
  const { token, identity } = await def.login(client, typed, captchaToken);
  session.start(token, identity);
  tellOtherTabs({ loggedIn: identity, token });
}

/** Tells the server; the session ends here whatever it answers, and no draft stays. */
export async function logout(client: Client, def: SessionDef) {
  const token = session.token();
  try {
    if (token) await def.logout(client, token);
  } catch {
    // The server may be gone or the token already worthless; either way the person leaves.
  } finally {
    clearDrafts();
    session.end();
    tellOtherTabs({ loggedOut: true, token });
  }
}
