import { del, get, isObject, post } from 'declared-console/schema';
import type { MenuItem, SessionDef } from 'declared-console/wire';
import { ApiError } from 'declared-console/wire';

const calls = { login: post('/v1/sessions'), logout: del('/v1/sessions/current'), me: get('/v1/me') };

/**
 * Login by e-mail and password; the menu consists of the sections that the user may see, with the actions allowed in
 * each.
 */
export const session: SessionDef<'email' | 'password'> = {
  fields: {
    email: { kind: 'email', autoComplete: 'username', maxLength: 100 },
    password: { kind: 'password', autoComplete: 'current-password', maxLength: 100 },
  },
  async login(client, { email, password }) {
    const data = await client.send(calls.login, { email, password });
    if (!isObject(data) || typeof data.token !== 'string' || !isObject(data.user))
      throw ApiError.of('malformed');
    return { token: data.token, identity: { uid: String(data.user.id), name: String(data.user.name) } };
  },
  logout: (client, token) => client.send(calls.logout, {}, { token }),
  async menu(client, signal) {
    const data = await client.send(calls.me, {}, { signal });
    if (!isObject(data) || !Array.isArray(data.sections)) throw ApiError.of('malformed');
    return data.sections.filter(isObject).map(sectionOf);
  },
};

const node = (id: number, parts: Partial<MenuItem>): MenuItem => ({
  ...{ id, name: '', url: '', permission: '', icon: '', hidden: false, children: [] },
  ...parts,
});

/** `{area, title, pages: [{page, title, may: […]}]}` as the console's menu. */
function sectionOf({ area, title, pages }: Record<string, unknown>, index: number): MenuItem {
  const children = (Array.isArray(pages) ? pages : []).filter(isObject).map((page, at) =>
    node(100 * (index + 1) + at, {
      name: String(page.title),
      url: `/${page.page}`,
      children: (Array.isArray(page.may) ? page.may : []).map((right, no) =>
        node(10_000 * (index + 1) + 100 * at + no, { permission: String(right), hidden: true }),
      ),
    }),
  );
  return node(index + 1, { name: String(title), url: `/${area}`, icon: String(area), children });
}
