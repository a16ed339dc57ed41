import { eq, lt } from 'drizzle-orm';
import { tickets } from '../db/schema';
import type { Deps } from '../deps';
import { ignoreRefusal } from '../http/refusal';
import { type Account, accountWithRights } from './account';
import { digestOf, newSecret } from './secrets';

const lifetime = 60_000;

/** An address without its ticket, its query in one order: what a ticket is bound to. */
function targetOf(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('ticket');
  query.sort();
  return `${url.pathname}?${query}`;
}

/**
 * A browser that navigates sends no bearer token. A ticket lets it fetch one address, once, within 60 seconds, as the
 * account that asked. Answers some addresses, at least one, in their order, each with its ticket.
 */
export async function issueTickets(
  { db, clock }: Deps,
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
 * Spends a request's ticket and answers whose it was, with the rights held now; nothing when it is dead or for another
 * address. A HEAD only looks.
 */
export async function spendTicket({ db, clock }: Deps, request: Request): Promise<Account | undefined> {
  const url = new URL(request.url);
  const ticket = url.searchParams.get('ticket');
  if (!ticket) return undefined;
  const own = eq(tickets.ticketHash, digestOf(ticket));
  const [spent] =
    request.method === 'HEAD'
      ? await db.select().from(tickets).where(own)
      : await db.delete(tickets).where(own).returning();
  if (!spent || spent.expiresAt <= clock.now().getTime() || spent.target !== targetOf(url)) return undefined;
  return accountWithRights(db, spent.accountId).catch(ignoreRefusal);
}
