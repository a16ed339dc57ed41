import { session as def } from '@resources/session';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { withRights } from '../../../src/auth/access';
import { createAuthProvider } from '../../../src/auth/authProvider';
import { login, logout } from '../../../src/auth/login';
import { drafts, keptConfig, runtime, session } from '../../support/runtime';

const person = { uid: '7', name: '张三' };
/** The cookie's name here. */
const OWN = `evidence-console-${location.port}`;
const answering = (data: unknown) => {
  const send = vi.fn<Client['send']>(async () => data);
  return { send, client: { send, urlOf: ({ path }) => path } as Partial<Client> as Client };
};

beforeEach(() => {
  sessionStorage.clear();
  session.end();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('keeps token and user in one SameSite cookie of its own name and port, bound to the host on https', () => {
    const written: string[] = [];
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    session.start('a;b', Object.assign({ mobile: '13800138000' }, person));
    vi.stubGlobal('location', { protocol: 'https:', port: '8443' });
    session.start('t', person);
    vi.stubGlobal('location', { protocol: 'https:', port: '' });
    session.end();
    const [here, secure, ended] = written.map((cookie) => /^([^=]*)=([^;]*)(.*)$/.exec(cookie) ?? []);
    expect([here?.[1], here?.[3]]).toEqual([OWN, '; Path=/; SameSite=Strict']);
    expect(JSON.parse(decodeURIComponent(here?.[2] ?? ''))).toEqual({
      console: 'evidence-console',
      at: expect.any(Number),
      token: 'a;b',
      ...person,
    });
    expect([secure?.[1], secure?.[3]]).toEqual([
      '__Host-evidence-console-8443',
      '; Path=/; SameSite=Strict; Secure',
    ]);
    // A browser refuses to remove it otherwise.
    expect([ended?.[1], ended?.[3]]).toEqual([
      '__Host-evidence-console',
      '; Path=/; SameSite=Strict; Secure; Max-Age=0',
    ]);
  });

  it('returns the token unchanged, whatever its characters', () => {
    session.start('a;b=%', person);
    expect(session.token()).toBe('a;b=%');
    expect(JSON.stringify(sessionStorage)).not.toContain('a;b=%');
  });

  it('starts without the menu of the previous session', () => {
    session.keepMenu([]);
    session.start('t', person);
    expect(session.menu()).toBeUndefined();
    expect(session.identity()).toEqual(person);
  });

  it('leaves neither token, name, menu nor settings behind when it ends', () => {
    session.start('t', person);
    session.keepMenu([]);
    keptConfig.write('{}');
    session.end();
    expect([session.token(), session.identity(), session.menu()]).toEqual([undefined, undefined, undefined]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('kept settings are only a convenience where storage is blocked, as the phone pages need none', () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keptConfig.write('{}');
    expect(keptConfig.read()).toBeUndefined();
    keptConfig.forget();
    blocked.mockRestore();
  });

  it('is invalid if its storage was tampered with', () => {
    sessionStorage.setItem('identity', '{broken');
    expect(session.identity()).toBeUndefined();
  });
});

describe('a tab', () => {
  const elsewhere = { uid: '8', name: '李四' };

  it('opened alone finds its user without another tab', () => {
    session.start('t', person);
    sessionStorage.clear();
    expect(session.identity()).toBeUndefined();
    session.adopt();
    expect(session.identity()).toEqual(person);
  });

  it("that missed a login in another tab shows the new person, and not the previous one's menu", () => {
    session.start('t', elsewhere);
    sessionStorage.setItem('identity', JSON.stringify(person));
    session.keepMenu([]);
    session.adopt();
    expect([session.identity(), session.menu()]).toEqual([elsewhere, undefined]);
  });

  it('keeps its menu when nothing has changed', () => {
    session.start('t', person);
    session.keepMenu([]);
    session.adopt();
    expect(session.menu()).toEqual([]);
  });
});

describe('a cookie of somebody else', () => {
  const unmarked = encodeURIComponent(JSON.stringify({ token: 'theirs', at: 9e15, ...person }));
  const cookie = (token: string, at: number, of = 'evidence-console') =>
    encodeURIComponent(JSON.stringify({ console: of, at, token, ...person }));
  /** What a page reads; cookies of other paths and domains stay, whatever is written or removed here. */
  const standing = (...pairs: string[]) => {
    const { get = () => '' } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() =>
      [...pairs, get.call(document)].filter((pair) => pair).join('; '),
    );
  };

  it.each([
    ['named token', 'token=theirs'],
    ['of our very name', `${OWN}=theirs`],
    ['of our very name that can not be decoded', `${OWN}=%`],
    ['that has the form of ours without its mark', `${OWN}=${unmarked}`],
    ['of another console', `${OWN}=${cookie('theirs', 9e15, 'tool-library')}`],
    ['with the mark and no token', `${OWN}=${encodeURIComponent('{"console":"evidence-console","at":1}')}`],
  ])('%s is no session, and ours is found beside it', (_which, pair) => {
    standing(pair);
    session.adopt();
    expect([session.token(), session.identity()]).toEqual([undefined, undefined]);
    session.start('t', person);
    expect([session.token(), session.isKept()]).toEqual(['t', true]);
    session.end();
    expect([session.token(), Object.keys(sessionStorage)]).toEqual([undefined, []]);
  });

  it('that is a session of ours for a path out of reach counts no longer once it was refused', () => {
    standing(`${OWN}=${cookie('stale', Date.now() + 60_000)}`);
    expect(session.token()).toBe('stale');
    session.end();
    expect(session.token()).toBeUndefined();
    session.start('t', person);
    expect([session.token(), session.isKept()]).toEqual(['t', true]);
    session.end();
    expect(session.token()).toBeUndefined();
  });

  it('that is older than the session gives way to it, although the browser names it first', () => {
    standing(`${OWN}=${cookie('stale', 1)}`);
    session.start('t', person);
    expect(session.token()).toBe('t');
  });
});

describe('logging in', () => {
  const credentials = {
    typed: { account: 'admin', password: 'x', captcha: '1234' },
    captchaToken: 'i',
  };

  it('starts the session of the person in the answer', async () => {
    const { client, send } = answering({ token: 't', uid: 7, realname: '张三' });
    await login(runtime, client, def, credentials);
    expect(send.mock.calls[0]?.[1]).toEqual({
      username: 'admin',
      password: 'x',
      imgCodeToken: 'i',
      imgCode: '1234',
    });
    expect([session.token(), session.identity()]).toEqual(['t', person]);
  });

  it.each([
    [{ realname: '', real_name: '张三' }, '张三'],
    [{ realname: ' ', username: 'zhang' }, 'zhang'],
    [{}, 'admin'],
  ])("takes the person's name from whichever field has one: %j", async (names, name) => {
    await login(runtime, answering({ token: 't', uid: 7, ...names }).client, def, credentials);
    expect(session.identity()?.name).toBe(name);
  });

  it('also reads the person from an object beside the token', async () => {
    await login(
      runtime,
      answering({ token: 't', user: { uid: 7, realname: '张三' } }).client,
      def,
      credentials,
    );
    expect(session.identity()).toEqual(person);
  });

  it.each([null, {}, { token: '' }, { token: 7 }])('starts no session with the answer %j', async (data) => {
    await expect(login(runtime, answering(data).client, def, credentials)).rejects.toThrow(
      'errors.malformed',
    );
    expect(session.token()).toBeUndefined();
  });

  it.each([
    null,
    {},
    { image: 'iVBORw0KGgo=' },
    { imgCodeToken: 'i' },
    { imgCodeToken: 'i', image: 'javascript:alert(1)' },
    { imgCodeToken: 'i', image: 'https://user@elsewhere.example/captcha.png' },
  ])('shows no captcha for the malformed answer %j', async (data) => {
    await expect(def.captcha?.(answering(data).client)).rejects.toThrow('errors.malformed');
  });
});

describe('logging out', () => {
  it('sends the ending token to the server, and leaves no token and no draft', async () => {
    const { send, client } = answering(null);
    session.start('t', person);
    drafts.write('/x', { remark: '留言' });
    logout(runtime, client, def);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'GET', path: '/api/user/logout' }),
      {},
      { token: 't' },
    );
    expect(session.token()).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each([
    ['is down', () => Promise.reject(ApiError.of('offline'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('ends the session here at once, even when the server %s', (_what, send) => {
    session.start('t', person);
    logout(runtime, { send } as Partial<Client> as Client, def);
    expect(session.token()).toBeUndefined();
  });
});

describe('the auth provider', () => {
  const leave = vi.fn();
  const rights = {
    permissions: new Set(['user/getUserList']),
    paths: new Set(['/user/enterprise']),
    finer: new Set<string>(),
  };
  const provider = (client = answering(null).client) =>
    withRights(createAuthProvider({ runtime, client, def, leave }), rights);

  it('nobody is logged in without a token', async () => {
    await expect(provider().checkAuth({})).rejects.toThrow('errors.session');
    session.start('t', person);
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
    expect(await provider().getIdentity?.()).toEqual({ id: '7', fullName: '张三' });
  });

  test.each([
    ['permission', 'user/getUserList', true],
    ['permission', 'role/getRoleList', false],
    ['list', 'user/enterprise', true],
    ['list', 'authority/role', false],
    // A page under this list, which needs a permission; the menu says nothing finer of it.
    ['open', 'user/enterprise', true],
    ['open:user/review', 'user/enterprise', true],
    ['open', 'authority/role', false],
    ['open:user/getUserList', 'authority/role', false],
  ])('%s of %s is allowed: %s, as the menu says', async (action, resource, allowed) => {
    expect(await provider().canAccess?.({ action, resource })).toBe(allowed);
  });

  it('the permissions are the rights of the menu', async () => {
    expect(await provider().getPermissions?.({})).toBe(rights);
  });

  it.each(['session', 'forbidden', 'disabled', 'dropped', 'refused', 'offline'] as const)(
    'no failure (%s) is taken for an answer',
    async (failure) => {
      await expect(provider().checkError(ApiError.of(failure))).resolves.toBeUndefined();
    },
  );

  it('a logout ends the session before it leaves the page', async () => {
    session.start('t', person);
    leave.mockImplementation(() => expect(session.token()).toBeUndefined());
    await provider().logout({});
    expect(leave).toHaveBeenCalledOnce();
  });
});
