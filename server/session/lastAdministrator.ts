import { and, count, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts as accountRows, roles as roleRows } from '../db/schema';
import { refused } from '../http/refusal';
import { administratorRole } from './account';

/**
 * Refuses to remove the last enabled administrator. Locks the role's row, so that concurrent changes wait for each
 * other.
 */
export async function keepAnAdministrator(
  tx: Db,
  { id: accountId, roleId, status }: typeof accountRows.$inferSelect,
): Promise<void> {
  if (roleId !== administratorRole || status !== '1') return;
  await tx.select().from(roleRows).where(eq(roleRows.id, administratorRole)).for('update');
  const [others] = await tx
    .select({ n: count() })
    .from(accountRows)
    .where(
      and(
        eq(accountRows.roleId, administratorRole),
        eq(accountRows.status, '1'),
        ne(accountRows.id, accountId),
      ),
    );
  if ((others?.n ?? 0) === 0) throw refused('不能移除最后一个管理员');
}
