import { and, eq, inArray } from 'drizzle-orm';
import { isEqual } from 'es-toolkit';
import type { Db } from '../db/open';
import { menus, roleMenus, roles } from '../db/schema';
import { recall, remember } from './memory';
import { splitOff } from './menu';
import { menuRows, type SeededRole, sampleRoles } from './rights';

type MenuRow = typeof menus.$inferSelect;

/** The key that remembers the menu as it was last seeded. */
const SEEDED = 'seeded:menu';

/** Remembers the menu that a database was just seeded with. */
export const rememberMenu = (db: Db, menu: readonly MenuRow[] = menuRows): Promise<void> =>
  remember(db, SEEDED, JSON.stringify(menu));

/**
 * Applies edits of the sample menu to a database that was seeded before them. Changes made in the database itself are
 * kept: an entry that differs from what was seeded, a deleted entry, a role that had entries taken away.
 * @param seededRoles the roles that the database was seeded with; others are nobody's but their administrator's
 */
export async function bringMenuEdits(
  db: Db,
  menu: readonly MenuRow[] = menuRows,
  seededRoles: readonly SeededRole[] = sampleRoles,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await tx.select().from(menus);
    const known = await recall(tx, SEEDED);
    // For databases seeded before this was remembered: the entries they have count as seeded.
    const before: readonly MenuRow[] = known
      ? JSON.parse(known)
      : menu.filter(({ id }) => held.some((row) => row.id === id));
    const isUntouched = ({ id }: MenuRow) => isEqual(rowOf(held, id), rowOf(before, id));

    const removed = before.filter((row) => !rowOf(menu, row.id) && isUntouched(row)).map(({ id }) => id);
    await tx.delete(roleMenus).where(inArray(roleMenus.menuId, removed));
    await tx.delete(menus).where(inArray(menus.id, removed));

    const changed = menu.filter((row) => rowOf(before, row.id) && !isEqual(row, rowOf(before, row.id)));
    for (const row of changed.filter(isUntouched))
      await tx.update(menus).set(row).where(eq(menus.id, row.id));

    const added = menu.filter(({ id }) => !rowOf(before, id) && !rowOf(held, id));
    if (added.length > 0) await tx.insert(menus).values(added);
    await grant(tx, seededRoles, held, added);
    await keepRights(tx, added);
    await rememberMenu(tx, menu);
  });
}

/** Grants new entries to the seeded roles that should hold them and still hold everything they were seeded with. */
async function grant(
  tx: Db,
  seededRoles: readonly SeededRole[],
  held: readonly MenuRow[],
  added: readonly MenuRow[],
): Promise<void> {
  for (const { id, nodes } of seededRoles) {
    const [role] = await tx.select().from(roles).where(eq(roles.id, id));
    const seeded = nodes.filter((node) => rowOf(held, node));
    const ofRole = and(eq(roleMenus.roleId, id), inArray(roleMenus.menuId, seeded));
    const holds = await tx.select().from(roleMenus).where(ofRole);
    const given = nodes.filter((node) => rowOf(added, node)).map((menuId) => ({ roleId: id, menuId }));
    if (role && given.length > 0 && holds.length === seeded.length)
      await tx.insert(roleMenus).values(given).onConflictDoNothing();
  }
}

/** Gives every role what it could do before it had a node of its own. */
async function keepRights(tx: Db, added: readonly MenuRow[]): Promise<void> {
  for (const { id, parentId } of added.filter((row) => splitOff.includes(row.id))) {
    const holders = await tx.select().from(roleMenus).where(eq(roleMenus.menuId, parentId));
    if (holders.length > 0)
      await tx
        .insert(roleMenus)
        .values(holders.map(({ roleId }) => ({ roleId, menuId: id })))
        .onConflictDoNothing();
  }
}

const rowOf = (rows: readonly MenuRow[], id: number) => rows.find((row) => row.id === id);
