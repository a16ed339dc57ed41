import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { notarizationEvidences, notarizations } from '../db/schema';
import type { Account } from '../session/account';
import { hasEntry } from '../session/entries';
import type { Item, ItemKind } from './item';

/** Whether an account's role may read all items of a kind: evidence has an entry for persons, and one for companies. */
export const readsKind = (account: Account, kind: ItemKind): boolean =>
  kind === '1' ? hasEntry(account, 'evidence', 'all') : hasEntry(account, 'captures', kind);

const readsItem = (account: Account, { kind, userType }: Item): boolean =>
  kind === '1' ? hasEntry(account, 'evidence', userType ?? '') : readsKind(account, kind);

/**
 * Whether an account may see an item. A role that only handles certificate applications sees the evidence they cover;
 * with node 37, only that of its own applications.
 */
export async function mayReadItem(db: Db, account: Account, item: Item): Promise<boolean> {
  if (readsItem(account, item)) return true;
  if (item.kind !== '1' || !account.permissions.has('notarization/getList')) return false;
  const [covering] = await db
    .select({ id: notarizations.id })
    .from(notarizationEvidences)
    .innerJoin(notarizations, eq(notarizations.id, notarizationEvidences.notarizationId))
    .where(and(eq(notarizationEvidences.evidenceId, item.id), ownOnly(account)))
    .limit(1);
  return covering !== undefined;
}

/** Node 37 narrows applications to the account's own. */
export const ownOnly = (account: Account) =>
  account.ownApplicationsOnly ? eq(notarizations.accountId, account.id) : undefined;
