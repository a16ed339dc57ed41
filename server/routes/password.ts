import { eq } from 'drizzle-orm';
import { accountOf, handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { accounts } from '../db/schema';
import { sentPassword } from '../http/fields';
import { refused } from '../http/refusal';
import { checkPassword } from '../session/passwordRule';
import { hashPassword, passwordMatches, refuseWhenCrowded } from '../session/passwords';
import { revokeAllOf } from '../session/tokens';
import type { CallName, Handlers } from './access';
import { recordChange } from './changes';

const fields = {
  old_password: sentPassword('原密码不能为空'),
  password: sentPassword('新密码不能为空'),
};

/**
 * Changes one's own password, which ends all sessions of the account, this one too. Guesses at the old one count like
 * failed logins.
 */
const changePassword = handlers(validForm(fields), async (c) => {
  const { deps } = c.var;
  const account = accountOf(c);
  const form = c.req.valid('form');
  refuseWhenCrowded();
  const attempt = {
    username: account.username,
    address: `session ${account.sessionId}`,
    knownDevice: undefined,
  };
  await deps.limits.attempt(attempt);
  const [before] = await deps.db.select().from(accounts).where(eq(accounts.id, account.id));
  if (!(await passwordMatches(form.old_password, before?.passwordHash))) throw refused('原密码错误');
  await deps.limits.succeeded(attempt);
  if (form.password === form.old_password) throw refused('新密码不能与原密码相同');
  if (!before) throw refused('原密码错误');
  checkPassword(deps, form.password, before);
  const passwordHash = await hashPassword(form.password, deps.passwordCost);
  await deps.db.transaction(async (tx) => {
    const [now] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (now?.passwordHash !== before?.passwordHash) throw refused('原密码错误');
    await tx
      .update(accounts)
      .set({ passwordHash, mustChangePassword: false })
      .where(eq(accounts.id, account.id));
    await revokeAllOf(tx, account.id, deps.clock.now());
    await recordChange(tx, c, { of: '2', targetId: account.id, action: '修改自己的密码' });
  });
  return ok(c, null, '修改成功，请重新登录');
});

/** One's own password. */
export const password = {
  'POST /api/user/changePassword': changePassword,
} satisfies Partial<Record<CallName, Handlers>>;
