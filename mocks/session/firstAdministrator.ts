import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts } from '../db/schema';
import { administratorRole } from './account';
import { hashPassword, noPassword, oneTime } from './passwords';
import { newSecret } from './secrets';

/**
 * Where no enabled administrator has a password, gives the first one a password that is good for one login, and answers
 * it: it is stored as a digest, and told nobody again.
 */
export async function firstAdministrator(
  db: Db,
): Promise<{ username: string; password: string } | undefined> {
  const administrators = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.roleId, administratorRole), eq(accounts.status, '1')))
    .orderBy(asc(accounts.id));
  const [first] = administrators;
  if (!first || administrators.some(({ passwordHash }) => passwordHash !== noPassword)) return undefined;
  const password = newSecret().slice(0, 20);
  const passwordHash = oneTime(await hashPassword(password));
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, first.id));
  return { username: first.username, password };
}
