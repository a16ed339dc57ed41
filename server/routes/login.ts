import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, addressOf, type Call, handlers } from '../calls/context';
import type { Deps } from '../calls/deps';
import { deviceOf, knowsDevice, rememberDevice } from '../calls/devices';
import { ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { noteAccess } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { accounts, loginLogs } from '../db/schema';
import { sentPassword, text } from '../http/fields';
import { accountDisabled, refused } from '../http/refusal';
import { knownPassword } from '../seed/rights';
import { issueCaptcha, spendCaptcha } from '../session/captcha';
import { menuTree } from '../session/menuTree';
import {
  hashPassword,
  isCheap,
  isOneTime,
  isSpent,
  passwordMatches,
  refuseWhenCrowded,
  spend,
} from '../session/passwords';
import { bearerOf, issueToken, revokeToken } from '../session/tokens';
import type { CallName, Handlers } from './access';

const credentials = {
  username: z.string('账号不能为空').pipe(text(100)),
  password: sentPassword('密码不能为空'),
  imgCodeToken: z.string('请输入验证码').pipe(text(100)),
  imgCode: z.string('请输入验证码').pipe(text(20)),
};

type Account = typeof accounts.$inferSelect;

const wrongCredentials = () => refused('账号或密码错误');

/**
 * Starts a session after a correct password, and logs it in the same transaction; undefined if, since the password was
 * read, it has been stored anew or (a one-time password) spent. Refuses if the account has been disabled.
 */
const startSession = (c: Call, { id, passwordHash }: Account) => {
  const { db, clock } = c.var.deps;
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (now?.passwordHash !== passwordHash) return undefined;
    if (now.status !== '1') throw accountDisabled();
    if (isOneTime(passwordHash))
      await tx
        .update(accounts)
        .set({ passwordHash: spend(passwordHash) })
        .where(eq(accounts.id, id));
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
    await rememberDevice(c, tx, id);
    return token;
  });
};

const findAccount = async ({ db }: Deps, username: string) =>
  (await db.select().from(accounts).where(eq(accounts.username, username)))[0];

/** Starts a session. Another login may just have stored the same password at a higher cost, so it is checked once more. */
async function startAsRead(c: Call, account: Account, password: string): Promise<string> {
  const { deps } = c.var;
  const token = await startSession(c, account);
  if (token) {
    await storeAnew(deps, account, password);
    return token;
  }
  const again = await findAccount(deps, account.username);
  if (!(await passwordMatches(password, again?.passwordHash)) || !again || isSpent(again.passwordHash))
    throw wrongCredentials();
  const second = await startSession(c, again);
  if (!second) throw wrongCredentials();
  return second;
}

/** Stores a password that was hashed when guessing cost more than today at today's cost. */
async function storeAnew({ db, passwordCost }: Deps, account: Account, password: string): Promise<void> {
  const { id, passwordHash } = account;
  if (isOneTime(passwordHash) || !isCheap(passwordHash, passwordCost)) return;
  const stored = await hashPassword(password, passwordCost);
  await db
    .update(accounts)
    .set({ passwordHash: stored })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)));
}

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
  const account = await findAccount(deps, username);
  const device = deviceOf(c);
  const isKnown = device !== undefined && (await knowsDevice(deps, account?.id ?? 0, device));
  const attempt = { username, address: addressOf(c), knownDevice: isKnown ? device : undefined };
  noteAccess(c, { kind: 'lockout', who: { username } });
  await deps.limits.attempt(attempt);
  noteAccess(c, { kind: 'login' });
  const right = await passwordMatches(password, account?.passwordHash, deps.passwordCost);
  if (!(account && right) || isSpent(account.passwordHash)) throw wrongCredentials();
  if (!takesSampleLogins(c) && password === knownPassword(account.id))
    throw refused('服务对外开放时，样例账号的初始密码不可用');
  await deps.limits.succeeded(attempt);
  const token = await startAsRead(c, account, password);
  noteAccess(c, { who: account });
  const { id, realname, mustChangePassword } = account;
  // A field of its own, for a console that has a screen for it.
  const must = mustChangePassword && deps.forcesPasswordChange ? { must_change_password: '1' } : {};
  return ok(c, { token, uid: String(id), username, realname, ...must }, '登录成功');
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
