import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts, menus, roleMenus, roles } from '../db/schema';
import { accountDisabled } from '../http/refusal';

/** Who calls, and what the role allows. */
export interface Account {
  id: number;
  username: string;
  realname: string;
  roleId: number;
  permissions: ReadonlySet<string>;
  /** Node 37: applications are narrowed to the account's own. */
  ownApplicationsOnly: boolean;
}

/** The role that holds everything and can't be changed. */
export const administratorRole = 1;

/** The menu node that narrows a role to the applications of its own account; it opens no page. */
export const ownApplicationsNode = 37;

/** The menu node of the applications. */
export const applicationsNode = 9;

/** The columns of an account that the rest of the backend gets to see. */
export const accountColumns = {
  id: accounts.id,
  username: accounts.username,
  realname: accounts.realname,
  roleId: accounts.roleId,
};

/** Reads an enabled account with the rights its role has at this moment. */
export async function accountWithRights(db: Db, accountId: number): Promise<Account> {
  const [account] = await db
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, '1')));
  if (!account) throw accountDisabled();
  return withRights(db, account);
}

/** An account with the rights its role has at this moment. A disabled role allows nothing. */
export async function withRights(
  db: Db,
  account: Pick<Account, keyof typeof accountColumns>,
): Promise<Account> {
  const nodes = await heldNodes(db, account.roleId);
  return {
    ...account,
    permissions: new Set(nodes.map((node) => node.permission).filter((permission) => permission !== '')),
    ownApplicationsOnly: nodes.some((node) => node.id === ownApplicationsNode),
  };
}

type Node = typeof menus.$inferSelect;

/** The enabled menu nodes that a role holds; one that is disabled holds none. */
export async function heldNodes(db: Db, roleId: number): Promise<Node[]> {
  const [role] = await db.select({ status: roles.status }).from(roles).where(eq(roles.id, roleId));
  return role?.status === '1' ? grantedNodes(db, roleId) : [];
}

/** The enabled menu nodes that a role holds whenever it is enabled. */
export async function grantedNodes(db: Db, roleId: number): Promise<Node[]> {
  const rows = await db
    .select({ menu: menus })
    .from(roleMenus)
    .innerJoin(menus, and(eq(menus.id, roleMenus.menuId), eq(menus.status, 1)))
    .where(eq(roleMenus.roleId, roleId));
  return rows.map((row) => row.menu);
}

/**
 * Those of a role's nodes that allow what an account may not do: a right that it lacks, or all applications where it has
 * its own. Nobody grants them, and nobody changes whoever holds them.
 */
export function beyond({ permissions, ownApplicationsOnly }: Account, nodes: readonly Node[]): Node[] {
  const isNarrowed = nodes.some(({ id }) => id === ownApplicationsNode);
  return nodes.filter(
    ({ id, permission }) =>
      (permission && !permissions.has(permission)) ||
      (ownApplicationsOnly && !isNarrowed && id === applicationsNode),
  );
}
