import { get, post } from '@/schema/calls';
import { isObject } from '@/schema/fields';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { safeImage } from '../api/safeImage';
import { drafts } from './drafts';
import { tellOtherTabs } from './otherTabs';
import { session } from './session';

const calls = {
  captcha: get('/api/login/getImgCode'),
  login: post('/api/login/login'),
  logout: get('/api/user/logout'),
};

/** A captcha: its image as a data URI, and the token that goes back with what the person read. */
export interface Captcha {
  readonly token: string;
  readonly image: string;
}

/** Asks for a fresh captcha (section 3): `data.image` is a data URI or bare base64 PNG. */
export async function fetchCaptcha(client: Client, signal?: AbortSignal): Promise<Captcha> {
  const data = await client.send(calls.captcha, {}, { signal });
  const image = isObject(data) ? safeImage(data.image) : undefined;
  if (!isObject(data) || !image || !data.imgCodeToken) throw ApiError.of('malformed');
  return { token: String(data.imgCodeToken), image };
}

/** What the login form sends (section 7): `imgCode` is what was read in the captcha of `imgCodeToken`. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly imgCodeToken: string;
  readonly imgCode: string;
}

/** Logs in and starts the session; a refusal rejects with the server's sentence, and the session stays as it was. */
export async function login(client: Client, { username, password, imgCodeToken, imgCode }: Credentials) {
  const data = await client.send(calls.login, { username, password, imgCodeToken, imgCode });
  if (!isObject(data) || typeof data.token !== 'string' || !data.token) throw ApiError.of('malformed');
  const name = [data.realname, data.realName, data.name, data.username].find(
    (word) => typeof word === 'string',
  );
  const identity = { uid: String(data.uid ?? ''), name: String(name ?? username) };
  session.start(data.token, identity);
  tellOtherTabs({ loggedIn: identity, token: data.token });
}

/** Tells the server; the session ends here whatever it answers (section 7: token cleared), and no draft stays. */
export async function logout(client: Client) {
  const token = session.token();
  try {
    if (token) await client.send(calls.logout, {}, { token });
  } catch {
    // The server may be gone or the token already worthless; either way the person leaves.
  } finally {
    drafts.clearAll();
    session.end();
    tellOtherTabs({ loggedOut: true, token });
  }
}
