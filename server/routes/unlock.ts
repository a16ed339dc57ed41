import { eq } from 'drizzle-orm';
import { handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { accounts } from '../db/schema';
import { id } from '../http/fields';
import { notFound } from '../http/refusal';
import { forgetFailuresOf } from '../session/loginLimits';
import type { CallName, Handlers } from './access';
import { recordChange } from './changes';

/** Ends an account's lock-out after failed logins, before its time. */
const unlockAccount = handlers(validForm({ id }), async (c) => {
  const { db } = c.var.deps;
  const { id: accountId } = c.req.valid('form');
  const username = await db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw notFound('账号');
    const action = `解锁账号“${account.username}”`;
    await recordChange(tx, c, { of: '2', targetId: account.id, action });
    return account.username;
  });
  await forgetFailuresOf(db, username);
  return ok(c, null, '解锁成功');
});

/** Unlocking accounts: a call beyond the specification. */
export const unlock = {
  'POST /api/ajax/power/unlock': unlockAccount,
} satisfies Partial<Record<CallName, Handlers>>;
