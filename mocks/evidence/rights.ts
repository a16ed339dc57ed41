import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { notarizationEvidences, notarizations } from '../db/schema';
import type { Permission } from '../seed/menu';
import type { Account } from '../session/account';
import type { Item, ItemKind } from './item';

/** The permission to read items of each kind, for every call. */
const permissionOf: Readonly<Record<ItemKind, Permission>> = {
  1: 'evidence/getEvidenceList',
  2: 'webfor/getWebList',
  3: 'evidence/getProList',
  4: 'evidence/getProList',
};

/** Whether an account's role may read items of a kind in general. */
export const readsKind = (account: Account, kind: ItemKind): boolean =>
  account.permissions.has(permissionOf[kind]);

/**
 * Whether an account may see an item. A role that only handles certificate applications sees the evidence they cover;
 * with node 37, only that of its own applications.
 */
export async function mayReadItem(db: Db, account: Account, item: Item): Promise<boolean> {
  if (readsKind(account, item.kind)) return true;
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
