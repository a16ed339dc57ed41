import { get, isObject, post, textOf } from 'declared-console/schema';
import type { Client, SessionDef } from 'declared-console/wire';
import { ApiError, createUrlGate, safeImage, withQuery } from 'declared-console/wire';

const calls = {
  captcha: get('/api/login/getImgCode'),
  login: post('/api/login/login'),
  logout: get('/api/user/logout'),
  menu: post('/api/member/getMenu'),
};

/** The keys under which a login's answer may carry the person's name. */
const NAMES = ['realname', 'realName', 'real_name', 'name', 'username'];

/** Checks the address of a captcha. One that is the same for every captcha gets the token, or the cache would show the last. */
const gateOf = (client: Client, token = '') =>
  createUrlGate((url) => (url.includes('?') ? url : withQuery(url, { t: token })), client.urlOf(get('/')));

/** The fields of the login form. */
export type LoginFieldName = 'account' | 'password' | 'captcha';

/** Login by account, password and captcha; the menu is `data.role`. */
export const session: SessionDef<LoginFieldName> = {
  fields: {
    account: { kind: 'text', autoComplete: 'username', maxLength: 100 },
    password: { kind: 'password', autoComplete: 'current-password', maxLength: 200 },
    captcha: { kind: 'captcha', maxLength: 20 },
  },

  async captcha(client, signal) {
    const data = await client.send(calls.captcha, {}, { signal });
    const token = isObject(data) ? textOf(data.imgCodeToken) : undefined;
    const image = isObject(data) ? safeImage(data.image, (url) => gateOf(client, token)(url)) : undefined;
    if (!token || !image) throw ApiError.of('malformed');
    return { token, image };
  },

  async login(client, { account, password, captcha }, imgCodeToken) {
    const data = await client.send(calls.login, {
      username: account,
      password,
      imgCodeToken,
      imgCode: captcha,
    });
    if (!isObject(data) || typeof data.token !== 'string' || !data.token) throw ApiError.of('malformed');
    // The user's data is next to the token, or in a nested object.
    const info: Record<string, unknown> = Object.assign({}, ...Object.values(data).filter(isObject), data);
    const name = NAMES.map((each) => textOf(info[each])?.trim()).find(Boolean);
    return { token: data.token, identity: { uid: textOf(info.uid) ?? '', name: name ?? account } };
  },

  logout: (client, token) => client.send(calls.logout, {}, { token }),

  async menu(client, signal) {
    // The login needs neither.
    const [data, { decodeMenu, isMenu, listPaths }] = await Promise.all([
      client.send(calls.menu, {}, { signal }),
      import('./menu/decodeMenu'),
    ]);
    const role = isObject(data) ? data.role : undefined;
    if (!isMenu(role)) throw ApiError.of('malformed');
    const menu = decodeMenu(role, listPaths);
    // If none of the entries is readable, the rights are unknown.
    if (menu.length === 0 && !isEmptyMenu(role)) throw ApiError.of('malformed');
    return menu;
  },
};

const isEmptyMenu = (role: unknown) =>
  typeof role === 'string'
    ? /^\s*(\[\s*\]|\{\s*\})\s*$/.test(role)
    : Object.keys(role as object).length === 0;
