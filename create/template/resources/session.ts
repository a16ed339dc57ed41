import { isObject, post } from 'declared-console/schema';
import type { SessionDef } from 'declared-console/wire';
import { ApiError } from 'declared-console/wire';
import { menu } from './menu';

const calls = { login: post('/api/login'), logout: post('/api/logout') };

/** How users log in and out, and what they may open. */
export const session: SessionDef<'account' | 'password'> = {
  fields: {
    account: { kind: 'text', autoComplete: 'username', maxLength: 100 },
    password: { kind: 'password', autoComplete: 'current-password', maxLength: 100 },
  },
  async login(client, { account, password }) {
    const data = await client.send(calls.login, { account, password });
    if (!isObject(data) || typeof data.token !== 'string' || !isObject(data.user))
      throw ApiError.of('malformed');
    return { token: data.token, identity: { uid: String(data.user.id), name: String(data.user.name) } };
  },
  logout: (client, token) => client.send(calls.logout, {}, { token }),
  // A server that knows who may open what is asked here, through `client`.
  menu: async () => menu,
};
