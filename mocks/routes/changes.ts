import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { operateRecords } from '../db/schema';
import { accountOf, type Call } from '../http/context';

/** Writes a change record, in the same transaction as the change. `of` is 1 for a role, 2 for an account. */
export async function recordChange(
  tx: Db,
  c: Call,
  change: { of: '1' | '2'; targetId: number; action: string },
): Promise<void> {
  await tx.insert(operateRecords).values({
    type: change.of,
    targetId: change.targetId,
    operator: accountOf(c).realname,
    operateTime: wallClock(c.var.deps.clock.now()),
    action: [...change.action].slice(0, 500).join(''),
  });
}
