import { ApiError } from '@/api/errors';
import { safeImage } from '@/api/safeImage';
import type { SessionDef } from '@/auth/sessionDef';
import { get, post } from '@/schema/calls';
import { isObject } from '@/schema/fields';
import { textOf } from '@/schema/text';
import { decodeMenu } from './menu';

const calls = {
  captcha: get('/api/login/getImgCode'),
  login: post('/api/login/login'),
  logout: get('/api/user/logout'),
  menu: post('/api/member/getMenu'),
};

/** The boxes of the login form. */
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
    const image = isObject(data) ? safeImage(data.image) : undefined;
    const token = isObject(data) ? textOf(data.imgCodeToken) : undefined;
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
    const name = [data.realname, data.realName, data.real_name, data.name, data.username].find(
      (word) => typeof word === 'string' && word.trim() !== '',
    );
    return {
      token: data.token,
      identity: { uid: textOf(data.uid) ?? '', name: String(name ?? account) },
    };
  },

  logout: (client, token) => client.send(calls.logout, {}, { token }),

  async menu(client, signal) {
    const data = await client.send(calls.menu, {}, { signal });
    if (!isObject(data) || !Array.isArray(data.role)) throw ApiError.of('malformed');
    const menu = decodeMenu(data.role);
    // Entries of which none can be read say nothing of rights.
    if (menu.length === 0 && data.role.length > 0) throw ApiError.of('malformed');
    return menu;
  },
};
