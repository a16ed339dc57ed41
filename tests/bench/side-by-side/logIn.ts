import { sessionCookie } from '../../support/sessionCookie.ts';

/** Logs the administrator in over HTTP. */
export async function logIn(url: string): Promise<string> {
  const captcha = await (await fetch(`${url}/api/login/getImgCode`)).json();
  const { imgCodeToken } = captcha.data;
  const form = { username: 'admin', password: 'admin123', imgCodeToken, imgCode: '1234' };
  const answer = await fetch(`${url}/api/login/login`, { method: 'POST', body: new URLSearchParams(form) });
  return (await answer.json()).data.token;
}

/** The session in cookies, as each of the compared applications keeps it. */
export const cookiesOf = (url: string, token: string) => [
  { name: 'token', value: token, url },
  sessionCookie(url, { token, identity: { uid: '1', name: '管理员' } }),
];
