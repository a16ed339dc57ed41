import { eq } from 'drizzle-orm';
import { noteAccess } from '../audit/recordAccess';
import { wallClock } from '../clock';
import { accounts, loginLogs } from '../db/schema';
import { accountOf, addressOf, type Call, handlers } from '../http/context';
import { ok } from '../http/envelope';
import { required, text } from '../http/fields';
import { validForm } from '../http/params';
import { accountDisabled, refused } from '../http/refusal';
import { knownPassword } from '../seed/rights';
import { issueCaptcha, spendCaptcha } from '../session/captcha';
import { menuTree } from '../session/menuTree';
import { isOneTime, noPassword, passwordMatches, refuseWhenCrowded } from '../session/passwords';
import { bearerOf, issueToken, revokeToken } from '../session/tokens';
import type { CallName, Handlers } from './access';

const credentials = {
  username: required(text(100), '账号不能为空'),
  password: required(text(200), '密码不能为空'),
  imgCodeToken: required(text(100), '请输入验证码'),
  imgCode: required(text(20), '请输入验证码'),
};

const wrongCredentials = () => refused('账号或密码错误');

/**
 * Starts a session after a correct password, and logs it in the same transaction. Checks again whether, since the
 * password was read, it has been changed or (a one-time password) spent, or the account disabled.
 */
const startSession = (c: Call, { id, passwordHash }: typeof accounts.$inferSelect) => {
  const { db, clock } = c.var.deps;
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (now?.passwordHash !== passwordHash) throw wrongCredentials();
    if (now.status !== '1') throw accountDisabled();
    if (isOneTime(passwordHash))
      await tx.update(accounts).set({ passwordHash: noPassword }).where(eq(accounts.id, id));
    const token = await issueToken({ ...c.var.deps, db: tx }, id, {
      userAgent: c.req.header('User-Agent') ?? '',
      address: addressOf(c),
    });
    await tx.insert(loginLogs).values({
      type: '1',
      accountId: String(id),
      name: now.realname,
      loginTime: wallClock(clock.now()),
      ip: addressOf(c),
    });
    return token;
  });
};

const takesSampleLogins = ({ var: { deps }, env }: Call): boolean =>
  deps.sampleLogins === 'direct' ? !env?.forwarded : deps.sampleLogins;

/**
 * Spends the captcha first, so that every guess at a password costs one. Unknown accounts are answered like wrong
 * passwords.
 */
const logIn = handlers(validForm(credentials), async (c) => {
  const { deps } = c.var;
  const { username, password, imgCodeToken, imgCode } = c.req.valid('form');
  refuseWhenCrowded();
  await spendCaptcha(deps, imgCodeToken, imgCode);
  noteAccess(c, { kind: 'lockout', who: { username } });
  await deps.limits.attempt(username);
  noteAccess(c, { kind: 'login' });
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.username, username));
  const right = await passwordMatches(password, account?.passwordHash);
  if (!(account && right)) throw wrongCredentials();
  if (!takesSampleLogins(c) && password === knownPassword(account.id))
    throw refused('服务对外开放时，样例账号的初始密码不可用');
  await deps.limits.succeeded(username);
  const token = await startSession(c, account);
  noteAccess(c, { who: account });
  return ok(c, { token, uid: String(account.id), username, realname: account.realname }, '登录成功');
});

/** Captcha, login, logout and the menu. */
export const login = {
  'GET /api/login/getImgCode': handlers(async (c) => ok(c, await issueCaptcha(c.var.deps))),
  'POST /api/login/login': logIn,
  'GET /api/user/logout': handlers(async (c) => {
    const token = bearerOf(c.req.raw);
    if (token) await revokeToken(c.var.deps, token);
    return ok(c, null);
  }),
  'POST /api/member/getMenu': handlers(async (c) =>
    ok(c, { role: await menuTree(c.var.deps.db, accountOf(c).roleId) }),
  ),
} satisfies Partial<Record<CallName, Handlers>>;
