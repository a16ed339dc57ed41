import { eq } from 'drizzle-orm';
import { wallClock } from '../clock';
import { accounts, loginLogs } from '../db/schema';
import { accountDisabled, ok, refused } from '../http/envelope';
import { required, text } from '../http/fields';
import { issueCaptcha, spendCaptcha } from '../session/captcha';
import { menuTree } from '../session/menuTree';
import { passwordMatches } from '../session/passwords';
import { bearerOf, issueToken, revokeToken } from '../session/tokens';
import type { CallName } from './access';
import type { Exchange, Handler } from './exchange';

const credentials = {
  username: required(text(100), '账号不能为空'),
  password: required(text(200), '密码不能为空'),
  imgCodeToken: required(text(100), '请输入验证码'),
  imgCode: required(text(20), '请输入验证码'),
};

/** The captcha goes first, so that guessing passwords costs a captcha each. Unknown accounts answer like wrong passwords. */
async function logIn(exchange: Exchange) {
  const { deps, ip } = exchange;
  await deps.limits.visit(ip);
  const { username, password, imgCodeToken, imgCode } = exchange.read(credentials);
  await spendCaptcha(deps, imgCodeToken, imgCode);
  await deps.limits.attempt(username);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.username, username));
  const right = await passwordMatches(password, account?.passwordHash);
  if (!(account && right)) throw refused('账号或密码错误');
  await deps.limits.succeeded(username);
  if (account.status !== '1') throw accountDisabled();
  const token = await issueToken(deps, account.id);
  await deps.db.insert(loginLogs).values({
    type: '1',
    accountId: String(account.id),
    name: account.realname,
    loginTime: wallClock(deps.clock.now()),
    ip,
  });
  return ok({ token, uid: String(account.id), username, realname: account.realname }, '登录成功');
}

export const login = {
  'GET /api/login/getImgCode': async ({ deps, ip }) => {
    await deps.limits.visit(ip);
    return ok(await issueCaptcha(deps));
  },
  'POST /api/login/login': logIn,
  'GET /api/user/logout': async ({ deps, request }) => {
    const token = bearerOf(request);
    if (token) await revokeToken(deps, token);
    return ok(null);
  },
  'POST /api/member/getMenu': async ({ deps, account }) =>
    ok({ role: await menuTree(deps.db, account.roleId) }),
} satisfies Partial<Record<CallName, Handler>>;
