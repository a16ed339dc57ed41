import type { App } from '@server/app';
import type { Clock } from '@server/clock';

export interface Envelope<T = unknown> {
  code: number;
  message: string;
  data: T;
}

type Values = Record<string, string>;

/** Calls the backend as one account, or without a session. */
export interface Caller {
  token?: string;
  get<T>(path: string, query?: Values): Promise<Envelope<T>>;
  post<T>(path: string, form?: Values): Promise<Envelope<T>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const origin = 'http://console.test';

export function callerOf(app: Pick<App, 'fetch'>, token?: string): Caller {
  const fetch = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return app.fetch(new Request(new URL(path, origin), { ...init, headers }));
  };
  const answer = async <T>(response: Promise<Response>) => (await (await response).json()) as Envelope<T>;
  return {
    token,
    fetch,
    get: (path, query = {}) => answer(fetch(`${path}?${new URLSearchParams(query)}`)),
    post: (path, form = {}) => answer(fetch(path, { method: 'POST', body: new URLSearchParams(form) })),
  };
}

/** Tries to log in with a fresh captcha, answered correctly unless specified otherwise. */
export async function tryLogin(
  app: Pick<App, 'fetch'>,
  username: string,
  password: string,
  imgCode = '1234',
) {
  const nobody = callerOf(app);
  const { data } = await nobody.get<{ imgCodeToken: string; image: string }>('/api/login/getImgCode');
  const form = { username, password, imgCodeToken: data.imgCodeToken, imgCode };
  return nobody.post<{ token: string; realname: string; uid: string } | null>('/api/login/login', form);
}

/** Logs a sample account in: its password is its name followed by 123. */
export async function loginAs(app: App, username: string): Promise<Caller> {
  const { data, message } = await tryLogin(app, username, `${username}123`);
  if (!data) throw new Error(`${username} can't log in: ${message}`);
  return callerOf(app, data.token);
}

/** A clock that only moves when told to. */
export function movableClock(start = new Date('2026-03-02T04:00:00Z')): Clock & { move(ms: number): void } {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    move(ms) {
      now += ms;
    },
  };
}
