import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts } from '../db/schema';
import { administratorRole } from '../session/account';
import {
  hashPassword,
  isOneTime,
  isSpent,
  noPassword,
  oneTime,
  type PasswordCost,
  passwordMatches,
} from '../session/passwords';
import { newSecret } from '../session/secrets';
import { knownPassword } from './rights';

/** 132 random bits: short enough to be typed, and beyond any guessing. */
const oneTimeLength = 22;

/**
 * If no enabled administrator has a password that works, gives the first one a one-time password and returns it. Only its
 * hash is stored, so it can't be shown again.
 * @param sampleLogins whether the passwords in README work here
 * @param cost of guessing the password; tests take less
 */
export async function firstAdministrator(
  db: Db,
  sampleLogins = false,
  cost?: PasswordCost,
): Promise<{ username: string; password: string } | undefined> {
  const administrators = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.roleId, administratorRole), eq(accounts.status, '1')))
    .orderBy(asc(accounts.id));
  const [first] = administrators;
  if (!first) return undefined;
  for (const each of administrators) if (await canLogIn(each, sampleLogins)) return undefined;
  const password = newSecret().slice(0, oneTimeLength);
  const passwordHash = oneTime(await hashPassword(password, cost));
  await db.update(accounts).set({ passwordHash, mustChangePassword: true }).where(eq(accounts.id, first.id));
  return { username: first.username, password };
}

/** Whether a one-time password of an administrator has not been used yet. */
export async function awaitsFirstLogin(db: Db): Promise<boolean> {
  const administrators = await db.select().from(accounts).where(eq(accounts.roleId, administratorRole));
  return administrators.some(({ passwordHash }) => isOneTime(passwordHash));
}

/** Whether an account has a password that works here. */
async function canLogIn(
  { id, passwordHash }: typeof accounts.$inferSelect,
  sampleLogins: boolean,
): Promise<boolean> {
  if (passwordHash === noPassword || isSpent(passwordHash)) return false;
  if (sampleLogins) return true;
  const known = knownPassword(id);
  return known === undefined || !(await passwordMatches(known, passwordHash));
}
