import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { sessionCookie } from '../../support/sessionCookie.ts';

/** The backend's sample logins that work. */
const passwords = {
  admin: 'admin123',
  reviewer: 'reviewer123',
  finance: 'finance123',
  notary: 'notary123',
} as const;

/** Every captcha's text under CAPTCHA=fixed. */
export const fixedCaptcha = '1234';

export type Account = keyof typeof passwords;

/** Logs in like a user: through the form of /login, up to the page that opens then. */
export async function login(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await loginHere(page, account);
}

/** Logs in through the open login form, and waits for the next page. */
export async function loginHere(page: Page, account: Account): Promise<void> {
  await fillLogin(page, { account });
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Fills in the open login form; like a user, waits until the captcha is visible. */
export async function fillLogin(
  page: Page,
  {
    account = 'admin',
    password = passwords[account],
    captcha = fixedCaptcha,
  }: { account?: Account; password?: string; captcha?: string } = {},
): Promise<void> {
  await expect(page.getByRole('img', { name: /验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(captcha);
}

/** A session, with the account that it belongs to. */
interface Session {
  readonly token: string;
  readonly identity: { readonly uid: string; readonly name: string };
}

/** The last session of each account: a password costs a second of processor time to check. */
const sessions = new Map<Account, Session>();

/** Logs in over HTTP and returns the token. */
export async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  return (await sessionOf(request, account)).token;
}

/** Like {@link tokenOf}, with the account that the token belongs to. Takes the last session, unless a test has ended it. */
async function sessionOf(request: APIRequestContext, account: Account): Promise<Session> {
  const last = sessions.get(account);
  if (last && (await isAlive(request, last))) return last;
  const session = await startSession(request, account);
  sessions.set(account, session);
  return session;
}

/** Whether the server that is asked, which may be another one, still knows a session. */
async function isAlive(request: APIRequestContext, { token }: Session): Promise<boolean> {
  const answer = await request.post('/api/member/getMenu', { headers: { Authorization: `Bearer ${token}` } });
  return Number((await answer.json()).code) === 200;
}

async function startSession(request: APIRequestContext, account: Account): Promise<Session> {
  const captcha = await (await request.get('/api/login/getImgCode')).json();
  const answer = await request.post('/api/login/login', {
    form: {
      username: account,
      password: passwords[account],
      imgCodeToken: captcha.data.imgCodeToken,
      imgCode: fixedCaptcha,
    },
  });
  const { code, message, data } = await answer.json();
  expect(Number(code), `the login of ${account} answers: ${message}`).toBe(200);
  return { token: String(data.token), identity: { uid: String(data.uid), name: String(data.realname) } };
}

/** Logs a browser in without the form: sets the session's cookie, as a second tab would find them. */
export async function signIn(
  context: BrowserContext,
  request: APIRequestContext,
  baseURL: string,
  account: Account,
): Promise<void> {
  await context.addCookies([
    { ...sessionCookie(baseURL, await sessionOf(request, account)), sameSite: 'Strict' },
  ]);
}
