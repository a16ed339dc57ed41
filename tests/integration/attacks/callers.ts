import type { TestBackend } from '@mocks/testBackend';
import { accounts, roleMenus, roles } from '@server/db/schema';
import { sampleMenu } from '@server/seed/menu';
import { issueToken } from '@server/session/tokens';
import { type Caller, callerOf } from '../backend/client';

/** A node and those above it. */
export function withParents(id: number): readonly number[] {
  const node = sampleMenu.find((each) => each.id === id);
  return node ? [id, ...withParents(node.parentId)] : [];
}

/** Logs in an account of its own, whose role holds exactly these nodes. */
export async function callerWith(
  { app, db, deps }: TestBackend,
  nodes: readonly number[],
  name = `only-${nodes.join('-')}`,
): Promise<Caller & { readonly id: number; readonly roleId: number }> {
  const [role] = await db
    .insert(roles)
    .values({ position: name, desc: name, status: '1' })
    .returning({ id: roles.id });
  const roleId = role?.id ?? 0;
  if (nodes.length > 0) await db.insert(roleMenus).values(nodes.map((menuId) => ({ roleId, menuId })));
  const [account] = await db
    .insert(accounts)
    .values({
      username: `${name}@example.com`,
      passwordHash: '-',
      realname: '王小明',
      mobile: '13800000000',
      roleId,
      status: '1',
      isAccepted: '2',
    })
    .returning({ id: accounts.id });
  const id = account?.id ?? 0;
  const token = await issueToken(deps, id, { userAgent: 'test', address: '203.0.113.5' });
  return { ...callerOf(app, token), id, roleId };
}
