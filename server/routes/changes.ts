import { accountOf, type Call } from '../calls/context';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { operateRecords } from '../db/schema';

/**
 * Writes a change record and its entry in the activity log, as the last statements of the change's transaction. `of` is 1 for a role, 2 for an account.
 */
export async function recordChange(
  tx: Db,
  c: Call,
  change: {
    of: '1' | '2';
    targetId: number;
    action: string;
    before?: Readonly<Record<string, unknown>>;
    after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { id, username, realname } = accountOf(c);
  await tx.insert(operateRecords).values({
    type: change.of,
    targetId: change.targetId,
    operator: realname,
    operatorId: id,
    operatorAccount: username,
    operateTime: wallClock(c.var.deps.clock.now()),
    action: [...change.action].slice(0, 500).join(''),
  });
  await recordIn(tx, c, {
    targetKind: change.of === '1' ? 'role' : 'account',
    targetId: change.targetId,
    details: { before: change.before, after: change.after },
  });
}
