import { eq, lt } from 'drizzle-orm';
import { tickets } from '../db/schema';
import { ignoreRefusal } from '../http/refusal';
import { type Account, accountWithRights } from './account';
import { digestOf, newSecret } from './secrets';
import { accountOfLive, type SessionDeps } from './tokens';

const lifetime = 60_000;

/** The target a ticket is bound to: the url without the ticket, its query sorted. */
function targetOf(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('ticket');
  query.sort();
  return `${url.pathname}?${query}`;
}

/**
 * Issues tickets for urls (at least one) and returns the urls with them, in order. A navigating browser sends no bearer
 * token: a ticket lets it fetch one url, once, within 60 seconds, as the account that asked for it, while its session
 * lives.
 */
export async function issueTickets(
  { db, clock }: Pick<SessionDeps, 'db' | 'clock'>,
  account: Account,
  urls: readonly URL[],
): Promise<string[]> {
  const now = clock.now().getTime();
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  const issued = urls.map((url) => ({ url, ticket: newSecret() }));
  await db.insert(tickets).values(
    issued.map(({ url, ticket }) => ({
      ticketHash: digestOf(ticket),
      target: targetOf(url),
      accountId: account.id,
      sessionId: account.sessionId,
      expiresAt: now + lifetime,
    })),
  );
  return issued.map(({ url, ticket }) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('ticket', ticket);
    return `${url.pathname}?${query}`;
  });
}

/**
 * Spends a request's ticket and returns its account with the rights held now; undefined if the ticket is spent, expired
 * or for another url, or its session has ended. A HEAD request doesn't spend it.
 */
export async function spendTicket(deps: SessionDeps, request: Request): Promise<Account | undefined> {
  const { db, clock } = deps;
  const url = new URL(request.url);
  const ticket = url.searchParams.get('ticket');
  if (!ticket) return undefined;
  const own = eq(tickets.ticketHash, digestOf(ticket));
  const [spent] =
    request.method === 'HEAD'
      ? await db.select().from(tickets).where(own)
      : await db.delete(tickets).where(own).returning();
  if (!spent || spent.expiresAt <= clock.now().getTime() || spent.target !== targetOf(url)) return undefined;
  if (!(await accountOfLive(deps, spent.sessionId))) return undefined;
  return accountWithRights(db, spent.accountId, spent.sessionId).catch(ignoreRefusal);
}
