import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/open';
import { accounts, devices, sessions } from '../db/schema';
import { accountDisabled, sessionExpired } from '../http/refusal';
import { type Account, accountColumns, withRights } from './account';
import { forgetFailuresOf } from './loginLimits';
import { digestOf, newSecret } from './secrets';

const lifetime = 12 * 3_600_000;
/** Uses within this time, in ms, are stored as one. */
const useInterval = 60_000;
/** How far the clocks of two processes may differ, in ms. Used later than that, a session is from before the clock was put back. */
const clockSkew = 10 * 60_000;
const longestUserAgent = 400;

/** What is known of sessions: the part of the dependencies that their rules need. */
export interface SessionDeps {
  db: Db;
  clock: Clock;
  /** How long a session may go unused, in ms; by default only its age ends it. */
  sessionIdle?: number;
}

type Session = typeof sessions.$inferSelect;

/** Where a session was started. */
interface Client {
  readonly userAgent: string;
  readonly address: string;
}

/** Starts a twelve-hour session and returns its token, which is not stored itself. */
export async function issueToken(deps: SessionDeps, accountId: number, client: Client): Promise<string> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  await endDead(deps);
  await db.delete(sessions).where(lt(sessions.expiresAt, now - lifetime));
  const token = newSecret();
  await db.insert(sessions).values({
    tokenHash: digestOf(token),
    accountId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + lifetime,
    userAgent: client.userAgent.slice(0, longestUserAgent),
    address: client.address,
  });
  return token;
}

/** The bearer token of a request. Cookies are ignored, as forms on other sites would send them. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The account of a token; refuses if it is unknown, expired, unused for too long or revoked, or the account is disabled. */
export async function accountOfToken(deps: SessionDeps, token: string | undefined): Promise<Account> {
  if (!token) throw sessionExpired();
  const found = await findSession(deps.db, eq(sessions.tokenHash, digestOf(token)));
  if (!found) throw sessionExpired();
  if (hasRunOut(deps, found.session)) {
    await endDead(deps);
    throw sessionExpired();
  }
  // Disabling also revokes, so this comes first: the message says which one it was.
  if (found.status !== '1') throw accountDisabled();
  if (found.session.revokedAt !== null) throw sessionExpired();
  await recordUse(deps, found.session);
  return withRights(deps.db, { ...found.account, sessionId: found.session.id });
}

/** The account of a session that has neither run out nor been ended; undefined for others, or if it is disabled. */
export async function accountOfLive(deps: SessionDeps, sessionId: number) {
  const found = await findSession(deps.db, eq(sessions.id, sessionId));
  if (found?.status !== '1' || found.session.revokedAt !== null || hasRunOut(deps, found.session))
    return undefined;
  return found.account;
}

async function findSession(db: Db, which: ReturnType<typeof eq>) {
  const [found] = await db
    .select({ session: sessions, account: accountColumns, status: accounts.status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(which);
  return found;
}

/** Whether a session has come to its end by time. */
function hasRunOut(
  { clock, sessionIdle = Number.POSITIVE_INFINITY }: SessionDeps,
  session: Session,
): boolean {
  const now = clock.now().getTime();
  const unused = now - session.lastUsedAt;
  return session.expiresAt <= now || unused >= sessionIdle || unused < -clockSkew;
}

async function recordUse(deps: SessionDeps, { id, lastUsedAt }: Session): Promise<void> {
  const now = deps.clock.now().getTime();
  const interval = Math.min(useInterval, (deps.sessionIdle ?? useInterval) / 4);
  if (now - lastUsedAt < interval) return;
  await endDead(deps);
  await deps.db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
}

/** Ends every session that has run out for good: a clock that goes back revives none. */
async function endDead({ db, clock, sessionIdle }: SessionDeps): Promise<void> {
  const now = clock.now().getTime();
  const unused = sessionIdle === undefined ? undefined : lte(sessions.lastUsedAt, now - sessionIdle);
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(sessions.revokedAt),
        or(lte(sessions.expiresAt, now), gt(sessions.lastUsedAt, now + clockSkew), unused),
      ),
    );
}

/** Ends one session. */
export async function revokeToken({ db, clock }: SessionDeps, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: clock.now().getTime() })
    .where(eq(sessions.tokenHash, digestOf(token)));
}

/**
 * Ends all sessions of an account for good: enabling it again revives none. Its browsers are strangers again, and its
 * failed logins forgotten. Runs in the caller's transaction.
 */
export async function revokeAllOf(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.getTime() })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
  await db.delete(devices).where(eq(devices.accountId, accountId));
  const [account] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId));
  if (account) await forgetFailuresOf(db, account.username);
}
