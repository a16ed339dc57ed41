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
  return childrenOf(
    0,
    all.filter((node) => shown.has(node.id)).sort((a, b) => a.id - b.id),
  );
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
