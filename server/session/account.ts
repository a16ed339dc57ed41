import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts, menus, roleMenus, roles } from '../db/schema';
import { accountDisabled } from '../http/refusal';

/** The caller, and what its role allows. */
export interface Account {
  id: number;
  /** The session that it calls from; what it is given, such as a ticket, ends with this session. */
  sessionId: number;
  username: string;
  realname: string;
  roleId: number;
  /** An administrator has set the password. */
  mustChangePassword: boolean;
  permissions: ReadonlySet<string>;
  /** The ids of the menu nodes that carry them: two may carry the same permission. */
  entries: ReadonlySet<number>;
  /** The role holds node 37: only the account's own applications are visible. */
  ownApplicationsOnly: boolean;
}

/** The role that has all rights and can't be changed. */
export const administratorRole = 1;

/** The menu node that narrows a role to its account's own applications; it opens no page. */
export const ownApplicationsNode = 37;

/** The menu node of applications. */
export const applicationsNode = 9;

/** The columns of an account that the rest of the backend may see. */
export const accountColumns = {
  id: accounts.id,
  username: accounts.username,
  realname: accounts.realname,
  roleId: accounts.roleId,
  mustChangePassword: accounts.mustChangePassword,
};

/** Loads an enabled account with the rights its role has now, as it calls from a session. */
export async function accountWithRights(db: Db, accountId: number, sessionId: number): Promise<Account> {
  const [account] = await db
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, '1')));
  if (!account) throw accountDisabled();
  return withRights(db, { ...account, sessionId });
}

/** Adds the rights that the account's role has now. A disabled role has none. */
export async function withRights(
  db: Db,
  account: Pick<Account, keyof typeof accountColumns | 'sessionId'>,
): Promise<Account> {
  const nodes = await heldNodes(db, account.roleId);
  return {
    ...account,
    entries: new Set(nodes.map(({ id }) => id)),
    permissions: new Set(nodes.map((node) => node.permission).filter((permission) => permission !== '')),
    ownApplicationsOnly: nodes.some((node) => node.id === ownApplicationsNode),
  };
}

type Node = typeof menus.$inferSelect;

/**
 * The enabled menu nodes of a role that are in effect; none if the role is disabled. A finer right without the entry
 * that it belongs to is not in effect.
 */
export async function heldNodes(db: Db, roleId: number): Promise<Node[]> {
  const [role] = await db.select({ status: roles.status }).from(roles).where(eq(roles.id, roleId));
  if (role?.status !== '1') return [];
  const nodes = await grantedNodes(db, roleId);
  const held = new Set(nodes.map(({ id }) => id));
  return nodes.filter(({ hidden, parentId }) => hidden === 0 || held.has(parentId));
}

/** The enabled menu nodes of a role, even if the role is disabled. */
export async function grantedNodes(db: Db, roleId: number): Promise<Node[]> {
  const rows = await db
    .select({ menu: menus })
    .from(roleMenus)
    .innerJoin(menus, and(eq(menus.id, roleMenus.menuId), eq(menus.status, 1)))
    .where(eq(roleMenus.roleId, roleId));
  return rows.map((row) => row.menu);
}

/**
 * The nodes among a role's that exceed an account's rights: one with a permission that it lacks itself, or all applications if it sees only
 * its own. An account may not grant them, nor change a role or account that has them.
 */
export function nodesBeyond({ entries, ownApplicationsOnly }: Account, nodes: readonly Node[]): Node[] {
  const isNarrowed = nodes.some(({ id }) => id === ownApplicationsNode);
  return nodes.filter(
    ({ id, permission }) =>
      (permission && !entries.has(id)) || (ownApplicationsOnly && !isNarrowed && id === applicationsNode),
  );
}
