import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts, sessions } from '../db/schema';
import type { Deps } from '../deps';
import { accountDisabled, sessionExpired } from '../http/refusal';
import { type Account, accountColumns, withRights } from './account';
import { digestOf, newSecret } from './secrets';

const lifetime = 12 * 3_600_000;

/** Starts a twelve-hour session and returns its token, which is not stored itself. */
export async function issueToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
): Promise<string> {
  const now = clock.now().getTime();
  await db.delete(sessions).where(lt(sessions.expiresAt, now - lifetime));
  const token = newSecret();
  await db.insert(sessions).values({ tokenHash: digestOf(token), accountId, expiresAt: now + lifetime });
  return token;
}

/** The bearer token of a request. Cookies are ignored, as forms on other sites would send them. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The account of a token; refuses if it is unknown, expired or revoked, or the account is disabled. */
export async function accountOfToken({ db, clock }: Deps, token: string | undefined): Promise<Account> {
  if (!token) throw sessionExpired();
  const [found] = await db
    .select({ session: sessions, account: accountColumns, status: accounts.status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, digestOf(token)));
  if (!found || found.session.expiresAt <= clock.now().getTime()) throw sessionExpired();
  // Disabling also revokes, so this comes first: the message says which one it was.
  if (found.status !== '1') throw accountDisabled();
  if (found.session.revokedAt !== null) throw sessionExpired();
  return withRights(db, found.account);
}

/** Ends one session. */
export async function revokeToken({ db, clock }: Deps, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: clock.now().getTime() })
    .where(eq(sessions.tokenHash, digestOf(token)));
}

/** Ends all sessions of an account for good: enabling it again revives none. Runs in the caller's transaction. */
export async function revokeAllOf(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.getTime() })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
}
