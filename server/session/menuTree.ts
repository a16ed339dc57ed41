import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { menus } from '../db/schema';
import { heldNodes } from './account';

/** A menu item, with the wire's field names. */
interface MenuItem {
  id: number;
  name: string;
  url: string;
  sort: number;
  parent_id: number;
  status: number;
  permission: string;
  icon: string;
  hidden: number;
  childMenu: MenuItem[];
}

type Node = typeof menus.$inferSelect;

/** The menu of a role: its nodes under their parents, sorted by id. Includes hidden nodes, as they carry rights. */
export async function menuTree(db: Db, roleId: number): Promise<MenuItem[]> {
  const all = await db.select().from(menus).where(eq(menus.status, 1));
  const held = new Set((await heldNodes(db, roleId)).map((node) => node.id));
  const byId = new Map(all.map((node) => [node.id, node]));
  const shown = new Set<number>();
  for (const id of held) {
    for (let node = byId.get(id); node && !shown.has(node.id); node = byId.get(node.parentId))
      shown.add(node.id);
  }
  const own = all.filter((node) => shown.has(node.id));
  return childrenOf(
    0,
    [...own, ...readOnlyMarks(all, own)].sort((a, b) => a.id - b.id),
  );
}

/**
 * A menu that says nothing of finer rights below an entry offers all of them. So below an entry of which a role holds
 * none, a hidden node says that there are some, with the entry's own permission.
 */
function readOnlyMarks(all: readonly Node[], own: readonly Node[]): Node[] {
  const hasFiner = (nodes: readonly Node[], { id }: Node) =>
    nodes.some(({ parentId, permission, hidden }) => parentId === id && permission && hidden === 1);
  return own
    .filter((node) => node.hidden === 0 && hasFiner(all, node) && !hasFiner(own, node))
    .map((node) => ({
      ...node,
      id: -node.id,
      name: '仅查看',
      url: '',
      icon: '',
      hidden: 1,
      parentId: node.id,
    }));
}

function childrenOf(parentId: number, nodes: readonly Node[]): MenuItem[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map(({ parentId: parent_id, ...node }) => ({
      ...node,
      parent_id,
      childMenu: childrenOf(node.id, nodes),
    }));
}
